import type { Arithmetic, Formula } from '../formula/tree.ts'
import type { Point } from './exact.ts'
import { combine, gives, leaf, Pool, rank, type Term } from './terms.ts'

/** What short forms are made of. */
export interface Grammar {
  /** The formulas that vary: n, or a and b, or n + 1 and its lowest bit. */
  readonly atoms: readonly Formula[]
  /** The formulas that stay: numbers, parameters and their sums. */
  readonly constants: readonly Formula[]
}

/** Operations of which the second operand is a constant. */
const BY_CONSTANT: readonly Arithmetic[] = ['mod', 'div', '+', '-', 'min', 'max']

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
  { atoms, constants }: Grammar,
): Formula[] {
  const fixed = constants.map((c) => leaf(c, points))
  const pool = new Pool()
  let level = atoms.map((atom) => leaf(atom, points)).filter((term) => pool.add(term))
  for (const constant of fixed) pool.add(constant)
  const pairs = level.flatMap((x) => level.flatMap((y) => (x === y ? [] : both(x, y))))
  level = [...level, ...pairs.filter((term) => pool.add(term))]
  for (let changes = 1; changes <= 2 && level.length < LARGE; changes++)
    level = level.flatMap((x) => changed(x, fixed)).filter((term) => pool.add(term))
  const found = new Map<string, Term>()
  const note = (term: Term) => {
    if (term.values.every((value, i) => value === wanted[i])) found.set(keyOf(term), term)
  }
  const direct = pool.find(wanted.length, (i) => wanted[i] as number)
  if (direct) note(direct)
  for (const x of level)
    for (const c of fixed)
      for (const op of ['div', 'mod'] as const) if (gives(op, x, c, wanted)) note(combine(op, x, c))
  for (const x of pool.terms) for (const term of completed(x, wanted, pool)) note(term)
  return [...found.values()].sort((x, y) => rank(x) - rank(y)).map((term) => term.formula)
}

function keyOf({ formula }: Term): string {
  return JSON.stringify(formula, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}

function both(x: Term, y: Term): Term[] {
  return (['-', 'mod', 'div', '+', 'xor', 'min', 'max'] as const).map((op) => combine(op, x, y))
}

/** The term changed by one constant. */
function changed(x: Term, fixed: readonly Term[]): Term[] {
  return fixed.flatMap((c) => [
    ...BY_CONSTANT.map((op) => combine(op, x, c)),
    combine('*', c, x),
    combine('-', c, x),
  ])
}

/** The sums, differences and xors with one more term of the pool that have the wanted values. */
function* completed(x: Term, wanted: readonly number[], pool: Pool): Generator<Term> {
  const known = (i: number) => x.values[i] as number
  const find = (rest: (value: number, other: number) => number) =>
    pool.find(wanted.length, (i) => rest(wanted[i] as number, known(i)))
  const rest = find((value, other) => value - other)
  if (rest) yield larger(x, rest) ? combine('+', x, rest) : combine('+', rest, x)
  const less = find((value, other) => other - value)
  if (less) yield combine('-', x, less)
  const other = find((value, part) => value ^ part)
  if (other) yield combine('xor', x, other)
}

/** Whether the first of two terms of a sum comes first: the one that grows. */
function larger(x: Term, y: Term): boolean {
  return (x.values.at(-1) ?? 0) >= (y.values.at(-1) ?? 0)
}
