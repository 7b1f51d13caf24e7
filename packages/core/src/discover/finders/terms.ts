import { sizeOf } from '../../formula/size.ts'
import { equal, type Formula, isFib, isTerm, linear, or, takeaway } from '../../formula/tree.ts'
import { evaluator } from '../exact.ts'
import type { Finder } from '../finder.ts'
import { losingOf, type Members } from '../losing.ts'

/** Losing positions that are the terms of a sequence. */
export const finder: Finder = {
  shown: 'line',
  about: 'losing',
  order: 5,
  least: 1,
  words: {
    en: 'losing positions that are Fibonacci numbers or terms of a recurrence',
    zh: '必败局面是斐波那契数或递推数列的项',
  },
  find: (line) => findTerms(losingOf(line)),
}

/** The condition that n is a term of a sequence: Fibonacci's, Schwenk's, or a linear recurrence. */
export function findTerms(members: Members): Formula | undefined {
  const terms: number[] = []
  for (let n = 0; n <= members.reach; n++) if (members.at(n) === 1) terms.push(n)
  // at least two terms are left to be foretold
  const seen = terms.filter((n) => n <= members.reach / 3).length
  const fitted = Math.min(seen, terms.length - 2)
  if (fitted < 6) return undefined
  const linear = linearSequences(terms, fitted, members.reach)
  return [...KNOWN, ...linear]
    .sort((a, b) => sizeOf(a) - sizeOf(b))
    .find((condition) => linear.includes(condition) || holds(condition, members))
}

/** Whether a condition holds at the losing positions and nowhere else. */
function holds(condition: Formula, members: Members): boolean {
  const at = evaluatorOf(condition)
  for (let n = 0; n <= members.reach; n++) if (at(n) !== members.at(n)) return false
  return true
}

/** Fibonacci's sequence and Schwenk's, with and without 0. */
const KNOWN: readonly Formula[] = [
  isFib('n'),
  ...[2, 3, 4, 5, 6, 7, 8, 9].flatMap((factor) => {
    const term = isTerm('n', takeaway(factor))
    return [term, or(equal('n', 0), term)]
  }),
]

/** Evaluators of the known conditions: their sequences are made once, and not for every rule. */
const evaluators = new Map<Formula, (n: number) => number>()
function evaluatorOf(condition: Formula): (n: number) => number {
  const made = evaluators.get(condition) ?? evaluator(condition)
  if (KNOWN.includes(condition)) evaluators.set(condition, made)
  return made
}

/** Weights of a linear recurrence lie between these, and there are at most so many of them. */
const WEIGHTS = [0, 1, 2, 3, -1]
const MOST_WEIGHTS = 4

/**
 * The conditions that a number is a term of a linear recurrence that fits the first terms and gives
 * all others: no term is asked for number by number, since there may be as many terms as numbers.
 */
function linearSequences(terms: readonly number[], fitted: number, reach: number): Formula[] {
  const found: Formula[] = []
  for (let order = 1; order <= MOST_WEIGHTS && found.length === 0; order++)
    for (const weights of tuples(order)) {
      if (weights.at(-1) === 0) continue
      const next = (i: number) =>
        weights.reduce((sum, w, j) => sum + w * (terms[i - 1 - j] as number), 0)
      const follows = (i: number) => next(i) === terms[i]
      let start = fitted
      while (start > order && follows(start - 1)) start--
      // as many terms must follow as there are weights and two more
      if (fitted - start < order + 2) continue
      let last = fitted
      while (last < terms.length && follows(last)) last++
      if (last < terms.length || next(last) <= reach) continue
      found.push(isTerm('n', linear(terms.slice(0, start), weights)))
    }
  return found
}

function tuples(length: number): number[][] {
  if (length === 0) return [[]]
  return tuples(length - 1).flatMap((rest) => WEIGHTS.map((w) => [...rest, w]))
}
