import type { Values } from '../certify/certify.ts'
import { shownPeriod } from '../certify/shown-period.ts'
import { sizeOf } from '../formula/size.ts'
import {
  and,
  atLeast,
  atMost,
  equal,
  type Formula,
  isFib,
  isTerm,
  linear,
  mod,
  or,
  periodicAfter,
  takeaway,
  unequal,
} from '../formula/tree.ts'
import { evaluator } from './exact.ts'

/** A set of numbers 0..reach: 1 for its members, 0 for others. */
export type Members = Values

/** The condition that a number is in an eventually periodic set; undefined where it is none. */
export function findResidues(name: string, members: Members): Formula | undefined {
  const shown = shownPeriod(members)
  if (shown?.saltus !== 0) return undefined
  const { length: period, from } = shown
  const list = (from: number, length: number) =>
    Array.from({ length }, (_, i) => members.at(from + i))
  const table = equal(periodicAfter(name, list(0, from), list(from, period)), 1)
  const residues: number[] = []
  for (let n = from; n < from + period; n++) if (members.at(n) === 1) residues.push(n % period)
  const plain = residueCondition(
    name,
    period,
    residues.sort((a, b) => a - b),
  )
  const inPlain = (n: number) => residues.includes(n % period)
  let condition = plain
  for (let n = 0; n < from; n++) {
    if (inPlain(n) === (members.at(n) === 1)) continue
    if (members.at(n) === 1) condition = condition ? or(equal(name, n), condition) : equal(name, n)
    else if (condition) condition = and(unequal(name, n), condition)
  }
  return condition && sizeOf(condition) <= sizeOf(table) ? condition : table
}

/** The condition that a number has one of some residues in order; undefined for none. */
function residueCondition(
  name: string,
  period: number,
  residues: readonly number[],
): Formula | undefined {
  const [least, most] = [residues[0], residues.at(-1)]
  if (least === undefined || most === undefined) return undefined
  const residue = mod(name, period)
  if (residues.length === period) return atLeast(name, 0)
  if (least === most) return equal(residue, least)
  if (residues.length === period - 1)
    return unequal(residue, (period * (period - 1)) / 2 - residues.reduce((sum, r) => sum + r, 0))
  if (most - least + 1 === residues.length)
    return least === 0 ? atMost(residue, most) : and(atLeast(residue, least), atMost(residue, most))
  return residues.map((r) => equal(residue, r)).reduce((a, b) => or(a, b))
}

/** The condition that n is a term of a sequence: Fibonacci's, Schwenk's, or a linear recurrence. */
export function findTerms(members: Members): Formula | undefined {
  const terms: number[] = []
  for (let n = 0; n <= members.reach; n++) if (members.at(n) === 1) terms.push(n)
  // at least two terms are left to be foretold
  const seen = terms.filter((n) => n <= members.reach / 3).length
  const fitted = Math.min(seen, terms.length - 2)
  if (fitted < 6) return undefined
  const known = [
    isFib('n'),
    ...[2, 3, 4, 5, 6, 7, 8, 9].flatMap((factor) => {
      const term = isTerm('n', takeaway(factor))
      return [term, or(equal('n', 0), term)]
    }),
  ]
  const sequences = [...known, ...linearSequences(terms, fitted)]
  return sequences
    .sort((a, b) => sizeOf(a) - sizeOf(b))
    .find((condition) => {
      const at = evaluator(condition)
      for (let n = 0; n <= members.reach; n++) if (at(n) !== members.at(n)) return false
      return true
    })
}

/** Weights of a linear recurrence lie between these, and there are at most so many of them. */
const WEIGHTS = [0, 1, 2, 3, -1]
const MOST_WEIGHTS = 4

/** The conditions that a number is a term of a linear recurrence that fits the first terms. */
function linearSequences(terms: readonly number[], fitted: number): Formula[] {
  const found: Formula[] = []
  for (let order = 1; order <= MOST_WEIGHTS && found.length === 0; order++)
    for (const weights of tuples(order)) {
      if (weights.at(-1) === 0) continue
      const follows = (i: number) =>
        weights.reduce((sum, w, j) => sum + w * (terms[i - 1 - j] as number), 0) === terms[i]
      let start = fitted
      while (start > order && follows(start - 1)) start--
      // as many terms must follow as there are weights and two more
      if (fitted - start < order + 2) continue
      found.push(isTerm('n', linear(terms.slice(0, start), weights)))
    }
  return found
}

function tuples(length: number): number[][] {
  if (length === 0) return [[]]
  return tuples(length - 1).flatMap((rest) => WEIGHTS.map((w) => [...rest, w]))
}
