import { nimProduct32 } from '../arith/nim-product.ts'
import { sizeOf } from '../formula/size.ts'
import type { Arithmetic, Formula } from '../formula/tree.ts'
import { numberAt, type Point } from './exact.ts'

/** A formula with its values at some points; NaN where it has none that is exact and small. */
export interface Term {
  readonly formula: Formula
  readonly size: number
  /** Terms are ordered by size; of two of one size the one that is easier to read comes first. */
  readonly rank: number
  readonly depth: number
  readonly differences: number
  readonly values: readonly number[]
}

/** Any formula at the points. */
export function leaf(formula: Formula, points: readonly Point[]): Term {
  const [size, depth, differences] = [sizeOf(formula), depthOf(formula), differencesIn(formula)]
  const rank = rankOf(formula.op, size, depth, differences)
  const values = points.map((point) => numberAt(formula, point))
  return { formula, size, rank, depth, differences, values }
}

/** The formula `left op right` at the points. */
export function combine(op: Arithmetic, left: Term, right: Term): Term {
  return {
    formula: { op, of: [left.formula, right.formula] },
    ...measures(op, left, right),
    values: left.values.map((x, i) => apply(op, x, right.values[i] as number)),
  }
}

function measures(op: Arithmetic, left: Term, right: Term) {
  const size = 1 + left.size + right.size
  const depth = 1 + Math.max(left.depth, right.depth)
  const differences = left.differences + right.differences + (op === '-' ? 1 : 0)
  return { size, depth, differences, rank: rankOf(op, size, depth, differences) }
}

function rankOf(op: Formula['op'], size: number, depth: number, differences: number): number {
  const last = op === 'mod' ? 1 : 0
  return size + (2 * depth + differences + last) / 1000
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
    case 'nimProduct':
      return x >= 0 && y >= 0 && x < 2 ** 32 && y < 2 ** 32 ? nimProduct32(x, y) : Number.NaN
  }
}

function remainder(x: number, y: number): number {
  // small integers are divided ten times as fast
  const r = (x | 0) === x && (y | 0) === y ? ((x | 0) % (y | 0)) | 0 : x % y
  return r < 0 ? r + y : r
}

/** Whether `left op right` has the wanted values; found out without making the term. */
export function gives(op: Arithmetic, left: Term, right: Term, wanted: readonly number[]): boolean {
  for (let i = 0; i < wanted.length; i++)
    if (apply(op, left.values[i] as number, right.values[i] as number) !== wanted[i]) return false
  return true
}

/** As many values decide whether the rest need be looked at. */
const BEGINNING = 8

/** The smallest term for each list of values that some term has at the points. */
export class Pool {
  private readonly byHash = new Map<number, Term[]>()
  /** Hashes of the first values. */
  private readonly beginnings = new Set<number>()
  private readonly room: number[] = []

  /** Keeps a term unless one as small has the same values; whether it was kept. */
  add(term: Term): boolean {
    if (term.values.includes(Number.NaN)) return false
    let h = 0
    for (const [i, value] of term.values.entries()) {
      h = mixed(h, value)
      this.room[i] = value
    }
    if (!this.misses(h, term.rank)) return false
    this.keep(h, term)
    return true
  }

  /** Keeps `left op right` on the same condition, and gives it; most are not even made. */
  addCombined(op: Arithmetic, left: Term, right: Term): Term | undefined {
    const { room } = this
    let h = 0
    for (let i = 0; i < left.values.length; i++) {
      const value = apply(op, left.values[i] as number, right.values[i] as number)
      if (Number.isNaN(value)) return undefined
      room[i] = value
      h = mixed(h, value)
    }
    const numbers = measures(op, left, right)
    if (!this.misses(h, numbers.rank)) return undefined
    const formula: Formula = { op, of: [left.formula, right.formula] }
    const term = { formula, ...numbers, values: room.slice(0, left.values.length) }
    this.keep(h, term)
    return term
  }

  /** The term whose values are the `rest` of the wanted ones beside those of another term. */
  find(
    wanted: readonly number[],
    other: Term,
    rest: (value: number, other: number) => number,
  ): Term | undefined {
    const { room } = this
    let h = 0
    for (let i = 0; i < wanted.length; i++) {
      if (i === BEGINNING && !this.beginnings.has(h)) return undefined
      const value = rest(wanted[i] as number, other.values[i] as number)
      room[i] = value
      h = mixed(h, value)
    }
    return this.byHash.get(h)?.find((known) => has(known, room))
  }

  get terms(): Term[] {
    return [...this.byHash.values()].flat()
  }

  /** Whether no term as small has the values in the room. */
  private misses(h: number, rank: number): boolean {
    const same = this.byHash.get(h)?.find((known) => has(known, this.room))
    return same === undefined || same.rank > rank
  }

  private keep(h: number, term: Term): void {
    const bucket = this.byHash.get(h) ?? []
    const place = bucket.findIndex((known) => has(known, this.room))
    if (place >= 0) {
      bucket[place] = term
      return
    }
    bucket.push(term)
    this.byHash.set(h, bucket)
    this.beginnings.add(term.values.slice(0, BEGINNING).reduce(mixed, 0))
  }
}

function has({ values }: Term, others: readonly number[]): boolean {
  for (let i = 0; i < values.length; i++) if (values[i] !== others[i]) return false
  return true
}

/** The hash of some values and one more. */
function mixed(h: number, value: number): number {
  const high = (value | 0) === value ? 0 : value / 2 ** 32
  return Math.imul(h ^ value ^ high, 0x9e3779b1) ^ (h >>> 15)
}

function depthOf(formula: Formula): number {
  if (!('of' in formula)) return 0
  return 1 + Math.max(0, ...formula.of.map(depthOf))
}

function differencesIn(formula: Formula): number {
  if (!('of' in formula)) return 0
  return formula.of.reduce((sum, f) => sum + differencesIn(f), formula.op === '-' ? 1 : 0)
}
