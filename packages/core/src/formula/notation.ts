import { exceptionsOf, patternAt } from './periodic.ts'
import type { Formula, Numbers, Periodic } from './tree.ts'
import { namesOf } from './walk.ts'

/** How tightly an operator binds; what is not listed needs no brackets, words least of all. */
const TIGHTNESS: Readonly<Partial<Record<Formula['op'], number>>> = {
  cases: 0,
  automaton: 0,
  or: 1,
  and: 2,
  '=': 3,
  '!=': 3,
  '<': 3,
  '<=': 3,
  '>': 3,
  '>=': 3,
  fib: 3,
  term: 3,
  xor: 4,
  lowbit: 4,
  highbit: 4,
  zeckendorf: 4,
  part: 4,
  xorOf: 4,
  oddXorOf: 4,
  maxOf: 4,
  sumOf: 4,
  columnsOf: 4,
  unpairedOf: 4,
  treeOf: 4,
  matching: 4,
  '+': 5,
  '-': 5,
  mod: 6,
  '*': 7,
  nimProduct: 6.5,
}

/** Tighter than any operator: the operand of a function or of a division. */
export const TIGHTEST = 8

/** How tightly a formula holds together when it is written down. */
export function tightness(f: Formula): number {
  if (f.op === 'int' && f.value < 0n) return 4
  if (f.op === 'periodic') return f.first.length > 0 ? 0 : f.saltus === 0 ? 9 : 5
  return TIGHTNESS[f.op] ?? 9
}

/** How tightly the left and the right operand of a binary operator must hold together. */
export function operandTightness(f: Formula): readonly [number, number] {
  const own = tightness(f)
  const isRelation = own === 3
  const strictRight = f.op === '-' || f.op === 'mod'
  return [isRelation ? own + 1 : own, isRelation || strictRight ? own + 1 : own]
}

/** Tables of more values than this are cut. */
const LONGEST = 40
const SHOWN = 20

/** The values to show of a list: all, or some from both ends with `gap` between them. */
export function cut(
  length: number,
  at: (i: number) => number | string,
  gap: string,
  ends = 0,
): readonly string[] {
  const show = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => `${at(from + i)}`)
  if (length <= LONGEST) return show(0, length)
  return [...show(0, SHOWN - ends), gap, ...show(length - ends, length)]
}

/** How a periodic table is written down. */
export interface Layout {
  /** The first values, where they are listed because they do not look like the period. */
  readonly first: Numbers | undefined
  /** The n with a value other than the period has, where these are few. */
  readonly exceptions: readonly number[]
  /** The period counts from here. */
  readonly start: number
  /** The value at the i-th place of the period. */
  at(i: number): number
}

/** The table as a period with a few exceptions, else as its first values and the period after them. */
export function layoutOf(table: Periodic): Layout {
  const { first, values } = table
  const few = Math.min(LONGEST, Math.max(2, Math.floor(first.length / 2)))
  const exceptions = exceptionsOf(table, few + 1)
  return exceptions.length <= few && Number.isSafeInteger(patternAt(table, 0))
    ? { first: undefined, exceptions, start: 0, at: (i) => patternAt(table, i) }
    : { first, exceptions: [], start: first.length, at: (i) => values[i] as number }
}

/** The names that an aggregate's formula of one heap gives to the numbers of the heap. */
export function heapNames(each: Formula): readonly string[] {
  const names = namesOf(each)
  return names.includes('n') || names.length === 0 ? ['n'] : names
}
