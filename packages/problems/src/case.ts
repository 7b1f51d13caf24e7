import { endsInput } from './answer.ts'
import type { Problem, Range, Shape } from './problem.ts'

/** All numbers of a case in the order of the input, counts among them. */
export type Case = readonly bigint[]

/** The name of the number at an index of a case. */
export function nameAt(shape: Shape, index: number): string {
  switch (shape.kind) {
    case 'numbers':
      return shape.names[index] as string
    case 'heaps':
      return index === 0 ? 'count' : 'heap'
    case 'pairs':
      return index === 0 ? 'count' : index % 2 === 1 ? 'size' : 'most'
    case 'set':
      return index === 0 ? 'heap' : index === 1 ? 'count' : 'amount'
  }
}

/** The index of the first number that a count counts, and how many numbers each item has. */
export function listOf(shape: Shape): { readonly from: number; readonly step: number } | undefined {
  if (shape.kind === 'numbers') return undefined
  return { from: shape.kind === 'set' ? 2 : 1, step: shape.kind === 'pairs' ? 2 : 1 }
}

/** The range of the numbers with a name. */
export function rangeOf({ bounds, id }: Problem, name: string): Range {
  const range = bounds.of[name]
  if (!range) throw new TypeError(`${id} has no bounds for ${name}`)
  return range
}

/** The case of `count` items, or of single numbers, whose numbers are picked by their names. */
export function caseOf(
  problem: Problem,
  count: number,
  pick: (name: string, item: number) => bigint,
): Case {
  const { shape } = problem
  const list = listOf(shape)
  if (!list)
    return inOrder(
      problem,
      (shape as { names: readonly string[] }).names.map((name) => pick(name, 0)),
    )
  const head = shape.kind === 'set' ? [pick('heap', 0)] : []
  const items: bigint[] = []
  for (let item = 0; item < count; item++)
    for (let part = 0; part < list.step; part++)
      items.push(pick(nameAt(shape, list.from + part), item))
  return withItems([...head, 0n], shape.kind === 'set' ? [...new Set(items)] : items, list.step)
}

/** A case with other items behind its head, and with their count. */
export function withItems(head: Case, items: Case, step: number): Case {
  // a list of a million items is too long to be spread into arguments, not into an array
  return [...head.slice(0, -1), BigInt(items.length / step), ...items]
}

/** The numbers with those exchanged that should rise and do not. */
function inOrder({ shape, bounds }: Problem, numbers: bigint[]): Case {
  for (const [low, high] of bounds.rising) {
    const names = (shape as { names: readonly string[] }).names
    const [i, j] = [names.indexOf(low), names.indexOf(high)]
    const [a, b] = [numbers[i] as bigint, numbers[j] as bigint]
    if (a > b) [numbers[i], numbers[j]] = [b, a]
  }
  return numbers
}

/** Cases in a row that break the bounds: then there are hardly any that keep to them. */
export const MOST_MISSES = 10_000

/** Whether a case keeps to the bounds of its problem and does not end the input. */
export function fits(problem: Problem, numbers: Case): boolean {
  const { shape, bounds, envelope, refuse } = problem
  if (envelope === 'zero' && numbers[0] === 0n) return false
  if (endsInput({ envelope }, numbers)) return false
  for (const [index, number] of numbers.entries()) {
    const { least, most } = rangeOf(problem, nameAt(shape, index))
    if (number < least || number > most) return false
  }
  if (shape.kind === 'numbers')
    for (const [low, high] of bounds.rising) {
      const [i, j] = [shape.names.indexOf(low), shape.names.indexOf(high)]
      if ((numbers[i] as bigint) > (numbers[j] as bigint)) return false
    }
  return refuse?.(numbers) === undefined
}
