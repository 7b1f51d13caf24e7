import { type Columns, type Form, NUMBER, OTHER } from './columns.ts'
import { nimSum } from './simple.ts'

/** A number of a store with ups and a nim-heap. */
export interface SimpleParts {
  readonly number: Form
  readonly ups: number
  readonly nim: number
}

/**
 * The number with ups or a nim-heap that has these canonical options, at least one for each player;
 * undefined where it is none: the options of `optionsOfInfinitesimal`, with the number added.
 */
export function recognised(
  columns: Columns,
  left: readonly Form[],
  right: readonly Form[],
): SimpleParts | undefined {
  const { kind, leftStop, ups, nim } = columns
  const l = left[0] as Form
  const r = right[0] as Form
  if (kind[l] === OTHER || kind[r] === OTHER) return undefined
  const number = leftStop[l] as Form
  if (leftStop[r] !== number) return undefined
  if (left.length === 1 && right.length === 1) {
    if (l === r) return l === number ? { number, ups: 0, nim: 1 } : undefined
    const ofLeft = ups[l] as number
    const ofRight = ups[r] as number
    if (l === number && ofRight >= 0)
      return { number, ups: ofRight + 1, nim: nimSum(nim[r] as number, 1) }
    if (r === number && ofLeft <= 0)
      return { number, ups: ofLeft - 1, nim: nimSum(nim[l] as number, 1) }
    return undefined
  }
  if (left.length === right.length) {
    const all = areHeaps(columns, number, left) && areHeaps(columns, number, right)
    return all ? { number, ups: 0, nim: left.length } : undefined
  }
  if (left.length === 2 && right.length === 1 && kind[r] === NUMBER)
    return areHeaps(columns, number, left) ? { number, ups: 1, nim: 1 } : undefined
  if (left.length === 1 && right.length === 2 && kind[l] === NUMBER)
    return areHeaps(columns, number, right) ? { number, ups: -1, nim: 1 } : undefined
  return undefined
}

/** Whether different options are a number with the nim-heaps 0, 1, … up to their count. */
function areHeaps({ kind, leftStop, ups, nim }: Columns, number: Form, options: readonly Form[]) {
  for (const form of options)
    if (
      kind[form] === OTHER ||
      leftStop[form] !== number ||
      ups[form] !== 0 ||
      (nim[form] as number) >= options.length
    )
      return false
  return true
}
