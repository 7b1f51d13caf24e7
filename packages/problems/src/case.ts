import {
  countName,
  countOf,
  endsInput,
  fieldsOf,
  headNames,
  isList,
  namesOf,
  onlyList,
  plainNames,
  varsOf,
} from './layout.ts'
import type { Layout, List, Numbers, NumbersProblem } from './problem.ts'
import type { Range } from './range.ts'

/** The range of the numbers with a name. */
export function rangeOf(
  { bounds, id }: Pick<NumbersProblem, 'bounds' | 'id'>,
  name: string,
): Range {
  const range = bounds.of[name]
  if (!range) throw new TypeError(`${id} has no bounds for ${name}`)
  return range
}

/** A list whose items may be more or fewer in a case, since a number is nothing but its count. */
export interface OpenList extends Pick<List, 'each' | 'distinct'> {
  /** The place of the count among the numbers of a case, and of the first item. */
  readonly countAt: number
  readonly from: number
}

/** The list of a case whose items may be more or fewer. */
export function openList({ layout }: Pick<NumbersProblem, 'layout'>): OpenList | undefined {
  // every case of a problem asks for it
  if (!openLists.has(layout)) openLists.set(layout, findOpenList(layout))
  return openLists.get(layout)
}

const openLists = new WeakMap<Layout, OpenList | undefined>()

function findOpenList(layout: Layout): OpenList | undefined {
  const list = onlyList(layout)
  const heads = headNames(layout)
  const countAt = heads.indexOf((list && countName(list)) ?? '')
  return list && countAt >= 0 ? { ...list, countAt, from: heads.length } : undefined
}

/**
 * The case whose numbers are picked by their names; an open list has `count` items, or fewer where
 * some would be the same and must not be.
 */
export function caseOf(
  problem: NumbersProblem,
  count: number,
  pick: (name: string, item: number) => bigint,
): Numbers {
  const open = openList(problem)
  const vars: Record<string, bigint> = {}
  const numbers: bigint[] = []
  for (const field of problem.layout) {
    if (isList(field)) {
      const length = Number(countOf(field, vars))
      for (let item = 0; item < length; item++)
        for (const name of field.each) numbers.push(pick(name, item))
    } else {
      vars[field] = numbers.length === open?.countAt ? BigInt(count) : pick(field, 0)
      numbers.push(vars[field])
    }
  }
  const made = inOrder(problem, numbers)
  return open?.distinct ? withItems(open, made, distinct(open, made)) : made
}

/** The items of a list, each group once. */
function distinct({ each, from }: OpenList, numbers: Numbers): Numbers {
  const size = each.length
  if (size === 1) return [...new Set(numbers.slice(from))]
  const groups = new Map<string, Numbers>()
  for (let at = from; at < numbers.length; at += size) {
    const group = numbers.slice(at, at + size)
    groups.set(group.join(' '), group)
  }
  return [...groups.values()].flat()
}

/** A case with other items in its list, and with their count. */
export function withItems(
  { countAt, from, each }: OpenList,
  numbers: Numbers,
  items: Numbers,
): Numbers {
  // a list of a million items is spread item by item, and joined at once
  return numbers
    .slice(0, from)
    .with(countAt, BigInt(items.length / each.length))
    .concat(items)
}

/** The numbers with those exchanged that should rise and do not. */
function inOrder({ layout, bounds }: NumbersProblem, numbers: bigint[]): Numbers {
  for (const [low, high] of bounds.rising) {
    const names = namesOf(layout, numbers)
    const [i, j] = [names.indexOf(low), names.indexOf(high)]
    const [a, b] = [numbers[i] as bigint, numbers[j] as bigint]
    if (a > b) [numbers[i], numbers[j]] = [b, a]
  }
  return numbers
}

/** Whether every number is there that a case has, no other one, and each in its range. */
function inRanges(problem: NumbersProblem, numbers: Numbers): boolean {
  const { layout } = problem
  const plain = plainNames(layout)
  if (plain)
    return (
      plain.length === numbers.length &&
      plain.every((name, i) => isIn(rangeOf(problem, name), numbers[i]))
    )
  let end = 0
  for (const { field, from, to } of fieldsOf(layout, numbers)) {
    if (to > numbers.length) return false
    const names = isList(field) ? field.each : [field]
    for (const [i, name] of names.entries()) {
      const { least, most } = rangeOf(problem, name)
      for (let at = from + i; at < to; at += names.length) {
        const number = numbers[at] as bigint
        if (number < least || number > most) return false
      }
    }
    end = to
  }
  return end === numbers.length
}

function isIn({ least, most }: Range, number: bigint | undefined): boolean {
  return number !== undefined && number >= least && number <= most
}

/** Cases in a row that break the bounds: then there are hardly any that keep to them. */
export const MOST_MISSES = 10_000

/** Whether a case keeps to the bounds of its problem and does not end the input. */
export function fits(problem: NumbersProblem, numbers: Numbers): boolean {
  const { layout, bounds, envelope, refuse } = problem
  if (envelope === 'zero' && numbers[0] === 0n) return false
  if (endsInput(problem, numbers)) return false
  if (!inRanges(problem, numbers)) return false
  if (bounds.rising.length > 0) {
    const vars = varsOf(layout, numbers)
    for (const [low, high] of bounds.rising)
      if ((vars[low] as bigint) > (vars[high] as bigint)) return false
  }
  return refuse?.(numbers) === undefined
}
