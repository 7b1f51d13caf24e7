import { fits, MOST_MISSES, rangeOf } from '../case.ts'
import { countOf, isCount, isList } from '../layout.ts'
import type { Layout, List, Numbers, NumbersProblem } from '../problem.ts'
import type { Range } from '../range.ts'

/**
 * All cases in order of size, for as long as they are asked for. The size of a case is what its
 * numbers have above their least, and one for each group of a list; counts add nothing.
 */
export function* smallCases(problem: NumbersProblem): Generator<Numbers> {
  const most = room(problem, problem.layout)
  let misses = 0
  for (let size = 0n; size <= most; size++)
    for (const numbers of cases(problem, problem.layout, {}, size))
      if (fits(problem, numbers)) {
        misses = 0
        yield numbers
      } else if (++misses === MOST_MISSES) return
}

/** At least the size that the numbers of some fields can have together. */
function room(problem: NumbersProblem, fields: Layout): bigint {
  const mosts = Object.entries(problem.bounds.of).map(([name, { most }]) => [name, most] as const)
  const vars = Object.fromEntries(mosts)
  return fields.reduce((sum, field) => {
    if (isList(field)) {
      const ranges = field.each.map((name) => rangeOf(problem, name))
      return sum + countOf(field, vars) * (1n + roomOf(ranges))
    }
    return isCount(problem.layout, field) ? sum : sum + roomOf([rangeOf(problem, field)])
  }, 0n)
}

/** All numbers for the fields from one on that have a size together, fewer items first. */
function* cases(
  problem: NumbersProblem,
  [field, ...rest]: Layout,
  vars: Readonly<Record<string, bigint>>,
  size: bigint,
): Generator<Numbers> {
  if (field === undefined) {
    if (size === 0n) yield []
    return
  }
  if (isList(field)) {
    const count = countOf(field, vars)
    if (count < 0n || count > size) return
    // what the items do not have is left to the fields behind them
    for (let above = rest.length === 0 ? size - count : 0n; above <= size - count; above++)
      for (const items of groups(problem, field, Number(count), above))
        for (const others of cases(problem, rest, vars, size - count - above))
          yield [...items, ...others]
    return
  }
  const { least, most } = rangeOf(problem, field)
  if (isCount(problem.layout, field)) {
    for (let count = least; count <= most && count <= size; count++)
      for (const others of cases(problem, rest, { ...vars, [field]: count }, size))
        yield [count, ...others]
    return
  }
  const left = room(problem, rest)
  const from = size > left ? size - left : 0n
  for (let above = from; above <= size && least + above <= most; above++) {
    const number = least + above
    for (const others of cases(problem, rest, { ...vars, [field]: number }, size - above))
      yield [number, ...others]
  }
}

function groups(
  problem: NumbersProblem,
  list: List,
  count: number,
  size: bigint,
): Iterable<Numbers> {
  const ranges = list.each.map((name) => rangeOf(problem, name))
  const [range] = ranges
  if (list.distinct && range && ranges.length === 1) return sets(range, count, size, range.least)
  const all = tuples(Array.from({ length: count }, () => ranges).flat(), size)
  return list.distinct ? rising(all, ranges.length) : all
}

/** The lists whose groups rise, so that each set of groups is there once. */
function* rising(lists: Iterable<Numbers>, size: number): Generator<Numbers> {
  for (const list of lists) {
    const rises = (i: number) => {
      const place = list.slice(i, i + size).findIndex((n, j) => n !== list[i + size + j])
      return place >= 0 && (list[i + place] as bigint) < (list[i + size + place] as bigint)
    }
    let i = 0
    while (i + size < list.length && rises(i)) i += size
    if (i + size >= list.length) yield list
  }
}

/** All sets of numbers of a range, none below `from`, that together have `size` above its least. */
function* sets(range: Range, count: number, size: bigint, from: bigint): Generator<Numbers> {
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

const roomOf = (ranges: readonly Range[]) =>
  ranges.reduce((sum, { least, most }) => sum + most - least, 0n)

/** All tuples of numbers of the ranges that together have `size` above their least. */
function* tuples(ranges: readonly Range[], size: bigint): Generator<Numbers> {
  const [first, ...rest] = ranges
  if (!first) {
    if (size === 0n) yield []
    return
  }
  const left = roomOf(rest)
  for (let above = size > left ? size - left : 0n; above <= size; above++) {
    if (first.least + above > first.most) return
    for (const others of tuples(rest, size - above)) yield [first.least + above, ...others]
  }
}
