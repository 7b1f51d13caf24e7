import type { Arithmetic, Formula } from '../formula/tree.ts'
import type { Point } from './exact.ts'
import { combine, gives, leaf, Pool, type Term } from './terms.ts'

/** What short forms are made of. */
export interface Grammar {
  /** The formulas that vary: n, or a and b, or n + 1 and its lowest bit. */
  readonly atoms: readonly Formula[]
  /** The formulas that stay: numbers, parameters and their sums. */
  readonly constants: readonly Formula[]
}

/** Operations of which the second operand is a constant. */
const BY_CONSTANT: readonly Arithmetic[] = ['mod', 'div', '+', '-', 'min', 'max']

/** Operations of which the first operand is a constant. */
const TO_CONSTANT: readonly Arithmetic[] = ['*', '-']

/** A pool of this many terms is not grown any further by a whole level. */
const LARGE = 2000

/**
 * The formulas of the grammar that have the wanted values at the points, the shortest first: an
 * atom changed by up to three constants, or a sum, difference or xor of two atoms changed by up
 * to two.
 */
export function shortForms(
  points: readonly Point[],
  wanted: readonly number[],
  grammar: Grammar,
): Formula[] {
  const { pool, terms, level, fixed } = partsOf(points, grammar)
  const found = new Map<string, Term>()
  const note = (term: Term) => {
    if (term.values.every((value, i) => value === wanted[i])) found.set(keyOf(term), term)
  }
  const direct = terms[0] && pool.find(wanted, terms[0], (value) => value)
  if (direct) note(direct)
  for (const x of level)
    for (const c of fixed)
      for (const op of ['div', 'mod'] as const) if (gives(op, x, c, wanted)) note(combine(op, x, c))
  for (const x of terms) for (const term of completed(x, wanted, pool)) note(term)
  return [...found.values()].sort((x, y) => x.rank - y.rank).map((term) => term.formula)
}

/** What the formulas are made of: the same for all values that are wanted at the points. */
interface Parts {
  readonly pool: Pool
  readonly terms: readonly Term[]
  /** The terms with most changes. */
  readonly level: readonly Term[]
  readonly fixed: readonly Term[]
}

/**
 * The parts that were used last: finders ask about the same points for every rule. Few are large, and
 * those with ones(n) take a tenth of a second; others, with the period of a rule, come between.
 */
const kept = new Map<string, Parts>()
const MOST_KEPT = 8

function partsOf(points: readonly Point[], grammar: Grammar): Parts {
  const key = textOf([points, grammar])
  const parts = kept.get(key) ?? makeParts(points, grammar)
  kept.delete(key)
  kept.set(key, parts)
  for (const [oldest] of kept) if (kept.size > MOST_KEPT) kept.delete(oldest)
  return parts
}

function makeParts(points: readonly Point[], { atoms, constants }: Grammar): Parts {
  const fixed = constants.map((c) => leaf(c, points))
  const pool = new Pool()
  let level = atoms.map((atom) => leaf(atom, points)).filter((term) => pool.add(term))
  for (const constant of fixed) pool.add(constant)
  level = [
    ...level,
    ...level.flatMap((x) => level.flatMap((y) => (x === y ? [] : both(x, y, pool)))),
  ]
  for (let changes = 1; changes <= 2 && level.length < LARGE; changes++)
    level = level.flatMap((x) => changed(x, fixed, pool))
  return { pool, terms: pool.terms, level, fixed }
}

const keyOf = ({ formula }: Term) => textOf(formula)

function textOf(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}

const OF_BOTH: readonly Arithmetic[] = ['-', 'mod', 'div', '+', 'xor', 'min', 'max']

/** The terms of two atoms that are new in the pool. */
function both(x: Term, y: Term, pool: Pool): Term[] {
  return OF_BOTH.flatMap((op) => pool.addCombined(op, x, y) ?? [])
}

/** The terms that are new in the pool of those that one constant makes of a term. */
function changed(x: Term, fixed: readonly Term[], pool: Pool): Term[] {
  return fixed.flatMap((c) => [
    ...BY_CONSTANT.flatMap((op) => pool.addCombined(op, x, c) ?? []),
    ...TO_CONSTANT.flatMap((op) => pool.addCombined(op, c, x) ?? []),
  ])
}

const remaining = (value: number, other: number) => value - other
const exceeding = (value: number, other: number) => other - value
const differing = (value: number, other: number) => value ^ other

/** The sums, differences and xors with one more term of the pool that have the wanted values. */
function* completed(x: Term, wanted: readonly number[], pool: Pool): Generator<Term> {
  const rest = pool.find(wanted, x, remaining)
  if (rest) yield larger(x, rest) ? combine('+', x, rest) : combine('+', rest, x)
  const less = pool.find(wanted, x, exceeding)
  if (less) yield combine('-', x, less)
  const other = pool.find(wanted, x, differing)
  if (other) yield combine('xor', x, other)
}

/** Whether the first of two terms of a sum comes first: the one that grows. */
function larger(x: Term, y: Term): boolean {
  return (x.values.at(-1) ?? 0) >= (y.values.at(-1) ?? 0)
}
