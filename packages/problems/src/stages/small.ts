import { type Case, fits, listOf, MOST_MISSES, nameAt, rangeOf } from '../case.ts'
import type { Problem, Range } from '../problem.ts'

/**
 * All cases in order of size, for as long as they are asked for. The size of a case is what its
 * numbers have above their least, and one for each item of a list.
 */
export function* smallCases(problem: Problem): Generator<Case> {
  const list = listOf(problem.shape)
  const most = list ? listSize(problem) : room(headRanges(problem))
  let misses = 0
  for (let size = 0n; size <= most; size++)
    for (const numbers of list ? lists(problem, size) : tuples(headRanges(problem), size))
      if (fits(problem, numbers)) {
        misses = 0
        yield numbers
      } else if (++misses === MOST_MISSES) return
}

/** The ranges of the numbers of a case that is no list, or of those before its count. */
function headRanges(problem: Problem): readonly Range[] {
  const { shape } = problem
  if (shape.kind === 'numbers') return shape.names.map((name) => rangeOf(problem, name))
  return shape.kind === 'set' ? [rangeOf(problem, 'heap')] : []
}

function itemRanges(problem: Problem): readonly Range[] {
  const { from, step } = listOf(problem.shape) as { from: number; step: number }
  return Array.from({ length: step }, (_, i) => rangeOf(problem, nameAt(problem.shape, from + i)))
}

const room = (ranges: readonly Range[]) =>
  ranges.reduce((sum, { least, most }) => sum + most - least, 0n)

function listSize(problem: Problem): bigint {
  const { most } = rangeOf(problem, 'count')
  return room(headRanges(problem)) + most * (1n + room(itemRanges(problem)))
}

/** All cases with a list that have a size, those with few items first. */
function* lists(problem: Problem, size: bigint): Generator<Case> {
  const count = rangeOf(problem, 'count')
  const [head, item] = [headRanges(problem), itemRanges(problem)]
  for (let items = count.least; items <= count.most && items <= size; items++) {
    const ranges = Array.from({ length: Number(items) }, () => item).flat()
    const left = size - items
    if (problem.shape.kind !== 'set') {
      for (const numbers of tuples(ranges, left)) yield [items, ...numbers]
      continue
    }
    const [range] = item as readonly [Range]
    for (let above = 0n; above <= left; above++)
      for (const [heap = 0n] of tuples(head, left - above))
        for (const amounts of sets(range, Number(items), above, range.least))
          yield [heap, items, ...amounts]
  }
}

/** All sets of numbers of a range, none below `from`, that together have `size` above its least. */
function* sets(range: Range, count: number, size: bigint, from: bigint): Generator<Case> {
  if (count === 0) {
    if (size === 0n) yield []
    return
  }
  for (let number = from; number <= range.most; number++) {
    const above = number - range.least
    if (above * BigInt(count) > size) return // the others are larger still
    for (const others of sets(range, count - 1, size - above, number + 1n))
      yield [number, ...others]
  }
}

/** All tuples of numbers of the ranges that together have `size` above their least. */
function* tuples(ranges: readonly Range[], size: bigint): Generator<Case> {
  const [first, ...rest] = ranges
  if (!first) {
    if (size === 0n) yield []
    return
  }
  const left = room(rest)
  for (let above = size > left ? size - left : 0n; above <= size; above++) {
    if (first.least + above > first.most) return
    for (const others of tuples(rest, size - above)) yield [first.least + above, ...others]
  }
}
