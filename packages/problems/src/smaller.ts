import { fits, openList, rangeOf, withItems } from './case.ts'
import { isCount, namesOf } from './layout.ts'
import type { Numbers, NumbersProblem } from './problem.ts'

/** Places of a case that are made smaller one by one. */
const MOST_PLACES = 40

/** Parts of one size that are left out of a list with more items than these places. */
const MOST_PARTS = 4

/** Cases within the bounds that are smaller than a given one, the much smaller ones first. */
export function* smallerCases(problem: NumbersProblem, numbers: Numbers): Generator<Numbers> {
  for (const list of [allLower, shorter, eachLower])
    for (const smaller of list(problem, numbers)) if (fits(problem, smaller)) yield smaller
}

/** The case without some of its items: a half, a quarter, … down to one. */
function* shorter(problem: NumbersProblem, numbers: Numbers): Generator<Numbers> {
  const list = openList(problem)
  if (!list) return
  const step = list.each.length
  const items = numbers.slice(list.from)
  const count = items.length / step
  const parts = count > MOST_PLACES ? MOST_PARTS : count
  for (let gone = Math.ceil(count / 2); gone >= 1; gone = gone > 1 ? Math.ceil(gone / 2) : 0)
    for (let at = 0; at < count && at < parts * gone; at += gone) {
      const kept = items.toSpliced(at * step, gone * step)
      if (kept.length > 0) yield withItems(list, numbers, kept)
    }
}

/** What the numbers of a case, its counts aside, can be lowered to. */
function lowering(problem: NumbersProblem, numbers: Numbers) {
  const { layout } = problem
  const names = namesOf(layout, numbers)
  const least = (i: number) => rangeOf(problem, names[i] as string).least
  return {
    least,
    halfway: (n: bigint, i: number) => least(i) + (n - least(i)) / 2n,
    canLower: (n: bigint, i: number) => !isCount(layout, names[i] as string) && n > least(i),
  }
}

/** The case with all numbers nearer to their least. */
function* allLower(problem: NumbersProblem, numbers: Numbers): Generator<Numbers> {
  const { least, halfway, canLower } = lowering(problem, numbers)
  if (!numbers.some(canLower)) return
  yield numbers.map((n, i) => (canLower(n, i) ? least(i) : n))
  yield numbers.map((n, i) => (canLower(n, i) ? halfway(n, i) : n))
}

/** The case with one number nearer to its least. */
function* eachLower(problem: NumbersProblem, numbers: Numbers): Generator<Numbers> {
  const { least, halfway, canLower } = lowering(problem, numbers)
  for (const [i, n] of numbers.slice(0, MOST_PLACES).entries()) {
    if (!canLower(n, i)) continue
    for (const to of new Set([least(i), halfway(n, i), n - 1n])) yield numbers.with(i, to)
  }
}
