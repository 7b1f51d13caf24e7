import type { ValueArray } from '@nimber/kernels'
import type { Period } from '../arith/period.ts'

/** The values of the heaps 0..reach of a rule. */
export interface Values {
  readonly reach: number
  at(heap: number): number
  /** The same as one array, where they lie in one: there may be hundreds of millions. */
  readonly list?: ValueArray
}

/** The largest value of the heaps below `size`. */
export function largestBelow(size: number, values: Values): number {
  const { list } = values
  let largest = 0
  if (list)
    for (let n = 0; n < size; n++) {
      const value = list[n] as number
      if (value > largest) largest = value
    }
  else for (let n = 0; n < size; n++) largest = Math.max(largest, values.at(n))
  return largest
}

/** Whether the values have a period as far as they go. */
export function repeats(values: Values, { length, from, saltus }: Period): boolean {
  const { reach, list } = values
  if (from + length > reach) return false
  if (list) {
    for (let n = from; n + length <= reach; n++)
      if (list[n + length] !== (list[n] as number) + saltus) return false
  } else
    for (let n = from; n + length <= reach; n++)
      if (values.at(n + length) !== values.at(n) + saltus) return false
  return true
}
