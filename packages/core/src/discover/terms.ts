import { sizeOf } from '../formula/size.ts'
import type { Arithmetic, Formula } from '../formula/tree.ts'
import { numberAt, type Point } from './exact.ts'

/** A formula with its values at some points; NaN where it has none that is exact and small. */
export interface Term {
  readonly formula: Formula
  readonly size: number
  readonly values: readonly number[]
}

/** Any formula at the points. */
export function leaf(formula: Formula, points: readonly Point[]): Term {
  return { formula, size: sizeOf(formula), values: points.map((point) => numberAt(formula, point)) }
}

/** The formula `left op right` at the points. */
export function combine(op: Arithmetic, left: Term, right: Term): Term {
  return {
    formula: { op, of: [left.formula, right.formula] },
    size: 1 + left.size + right.size,
    values: left.values.map((x, i) => apply(op, x, right.values[i] as number)),
  }
}

/** Numbers above this are given up, so that all below stay exact. */
const MOST = 2 ** 45

function apply(op: Arithmetic, x: number, y: number): number {
  const value = exact(op, x, y)
  return Math.abs(value) <= MOST ? value : Number.NaN
}

function exact(op: Arithmetic, x: number, y: number): number {
  switch (op) {
    case '+':
      return x + y
    case '-':
      return x - y
    case '*':
      return x * y
    case 'div':
      return y > 0 ? (x - remainder(x, y)) / y : Number.NaN // a multiple of y: nothing is rounded
    case 'mod':
      return y > 0 ? remainder(x, y) : Number.NaN
    case 'xor':
      return x >= 0 && y >= 0 && x < 2 ** 31 && y < 2 ** 31 ? x ^ y : Number.NaN
    case 'min':
      return Math.min(x, y)
    case 'max':
      return Math.max(x, y)
  }
}

function remainder(x: number, y: number): number {
  const r = x % y
  return r < 0 ? r + y : r
}

/** Whether `left op right` has the wanted values; found out without making the term. */
export function gives(op: Arithmetic, left: Term, right: Term, wanted: readonly number[]): boolean {
  for (let i = 0; i < wanted.length; i++)
    if (apply(op, left.values[i] as number, right.values[i] as number) !== wanted[i]) return false
  return true
}

/** The smallest term for each list of values that some term has at the points. */
export class Pool {
  private readonly byHash = new Map<number, Term[]>()

  /** Keeps a term unless one as small has the same values; whether it was kept. */
  add(term: Term): boolean {
    const { values } = term
    if (values.includes(Number.NaN)) return false
    const at = (i: number) => values[i] as number
    const key = hash(values.length, at)
    const bucket = this.byHash.get(key)
    if (!bucket) {
      this.byHash.set(key, [term])
      return true
    }
    const place = bucket.findIndex((known) => has(known, at))
    if (place >= 0 && rank(bucket[place] as Term) <= rank(term)) return false
    if (place >= 0) bucket[place] = term
    else bucket.push(term)
    return true
  }

  /** The term that has the value `at(i)` at the i-th of `count` points. */
  find(count: number, at: (i: number) => number): Term | undefined {
    return this.byHash.get(hash(count, at))?.find((known) => has(known, at))
  }

  get terms(): Term[] {
    return [...this.byHash.values()].flat()
  }
}

function has({ values }: Term, at: (i: number) => number): boolean {
  for (let i = 0; i < values.length; i++) if (values[i] !== at(i)) return false
  return true
}

function hash(count: number, at: (i: number) => number): number {
  let h = 0
  for (let i = 0; i < count; i++) {
    const value = at(i)
    h = Math.imul(h ^ value ^ (value / 2 ** 32), 0x9e3779b1) ^ (h >>> 15)
  }
  return h
}

/** Terms are ordered by size; of two of one size the one that is easier to read comes first. */
export function rank({ size, formula }: Term): number {
  const last = formula.op === 'mod' ? 1 : 0
  return size + (2 * depthOf(formula) + differencesIn(formula) + last) / 1000
}

function depthOf(formula: Formula): number {
  if (!('of' in formula)) return 0
  return 1 + Math.max(0, ...formula.of.map(depthOf))
}

function differencesIn(formula: Formula): number {
  if (!('of' in formula)) return 0
  return formula.of.reduce((sum, f) => sum + differencesIn(f), formula.op === '-' ? 1 : 0)
}
