/**
 * A closed form as data: evaluated exactly, printed for people, looked at by the solver. All
 * numbers are integers of any size; what holds is 1 and what does not is 0. Names stand for
 * parameters and counters, and within an aggregate for the numbers of one heap. Beyond names a
 * formula can speak of the position: a list of heaps, a rooted tree or a graph.
 */
export type Formula =
  | { readonly op: 'int'; readonly value: bigint }
  | { readonly op: 'var'; readonly name: string }
  | { readonly op: Binary; readonly of: readonly [Formula, Formula] }
  | { readonly op: Unary; readonly of: readonly [Formula] }
  | { readonly op: Aggregate; readonly of: readonly [Formula] }
  /**
   * of = [each, m]: the values of `each` over the heaps written in binary one below the other, the
   * ones of every column counted modulo m, and the counts read as the digits of a number in base
   * m. It is 0 exactly when every count is a multiple of m; for m = 2 it is the xor.
   */
  | { readonly op: 'columnsOf'; readonly of: readonly [Formula, Formula] }
  /**
   * The value at the root of a tree: at every vertex the formula below is evaluated with the
   * values at its children for heaps, the leaves first.
   */
  | { readonly op: 'treeOf'; readonly of: readonly [Formula] }
  /**
   * The number of edges in a largest matching of the bipartite graph (a set of edges without a
   * common end) after the vertices with the numbers `of` are taken away.
   */
  | { readonly op: 'matching'; readonly of: readonly Formula[] }
  /** The first case whose condition is not 0, else the last value. */
  | { readonly op: 'cases'; readonly cases: readonly Branch[]; readonly otherwise: Formula }
  | Periodic
  | Automaton
  /** term: x is a term of a rising sequence. */
  | { readonly op: 'term'; readonly of: readonly [Formula]; readonly sequence: Sequence<Formula> }
  /**
   * part: the smallest term used when from x ≥ 0 the largest positive term that still fits is
   * subtracted again and again; 0 where none fits.
   */
  | { readonly op: 'part'; readonly of: readonly [Formula]; readonly sequence: Sequence<Formula> }

/**
 * first[x] for 0 ≤ x < first.length; else values[y mod p] + saltus·⌊y/p⌋ with y = x − first.length
 * and p = values.length. Without saltus the values repeat, with it each period lies that much
 * higher than the one before.
 */
export interface Periodic {
  readonly op: 'periodic'
  readonly of: readonly [Formula]
  readonly first: Numbers
  readonly values: Numbers
  readonly saltus: number
}

/**
 * What an automaton says of x ≥ 0: it begins in state 0 and reads the binary digits of x from the
 * lowest; digit d leads from state i to next[i][d], and the state at the end has the value of x. A
 * digit 0 leads to a state of the same value, so that zeros before the digits make no difference.
 */
export interface Automaton {
  readonly op: 'automaton'
  readonly of: readonly [Formula]
  readonly next: readonly (readonly [number, number])[]
  readonly values: readonly number[]
}

/** Integers below 2^53, in an array that may be compact. */
export type Numbers = readonly number[] | Uint8Array | Uint16Array | Uint32Array

/** nimProduct: the product in the field of nimbers, of numbers that are not negative. */
export type Arithmetic = '+' | '-' | '*' | 'div' | 'mod' | 'xor' | 'min' | 'max' | 'nimProduct'
export type Relation = '=' | '!=' | '<' | '<=' | '>' | '>='
export type Binary = Arithmetic | Relation | 'and' | 'or'
/**
 * floorPhi: ⌊xφ⌋; fib: x is a Fibonacci number 0, 1, 1, 2, …; zeckendorf: the smallest of the
 * Fibonacci numbers, no two neighbours, that sum to x ≥ 0; lowbit: the largest power of 2 that
 * divides x, 0 for 0; highbit: the largest power of 2 that is at most x ≥ 0, 0 for 0; popcount: the
 * number of binary ones of x ≥ 0; not: x is 0.
 */
export type Unary = 'floorPhi' | 'fib' | 'zeckendorf' | 'lowbit' | 'highbit' | 'popcount' | 'not'
/**
 * Over the heaps of the position: a heap that is one number is called `n`, one of several numbers
 * gives each its name. A heap whose value is 0 counts for nothing. oddXorOf: over heaps 1, 3, 5, …
 * only; unpairedOf: how many different values other than 0 occur an odd number of times.
 */
export type Aggregate = 'xorOf' | 'maxOf' | 'sumOf' | 'oddXorOf' | 'unpairedOf'

export interface Branch {
  readonly when: Formula
  readonly value: Formula
}

/**
 * A rising sequence h(1) < h(2) < …; linear: h(i) = Σ weights[j]·h(i−1−j) after the first terms;
 * takeaway: h(1) = 1 and h(i+1) = h(i) + h(j) with the least j for which factor·h(j) ≥ h(i).
 */
export type Sequence<Factor> =
  | {
      readonly kind: 'linear'
      readonly first: readonly bigint[]
      readonly weights: readonly bigint[]
    }
  | { readonly kind: 'takeaway'; readonly factor: Factor }

type Operand = Formula | bigint | number | string

/** A formula, from a formula, a number or the name of a variable. */
export function formula(x: Operand): Formula {
  if (typeof x === 'string') return { op: 'var', name: x }
  return typeof x === 'object' ? x : { op: 'int', value: BigInt(x) }
}

const binary =
  (op: Binary) =>
  (a: Operand, b: Operand): Formula => ({ op, of: [formula(a), formula(b)] })
const unary =
  (op: Unary | Aggregate | 'treeOf') =>
  (a: Operand): Formula => ({ op, of: [formula(a)] })

export const plus = binary('+')
export const minus = binary('-')
export const times = binary('*')
export const div = binary('div')
export const mod = binary('mod')
export const xor = binary('xor')
export const nimProduct = binary('nimProduct')
export const min = binary('min')
export const max = binary('max')
export const equal = binary('=')
export const unequal = binary('!=')
export const less = binary('<')
export const atMost = binary('<=')
export const more = binary('>')
export const atLeast = binary('>=')
export const and = binary('and')
export const or = binary('or')
export const not = unary('not')
export const floorPhi = unary('floorPhi')
export const isFib = unary('fib')
export const smallestPart = unary('zeckendorf')
export const lowbit = unary('lowbit')
export const highbit = unary('highbit')
export const popcount = unary('popcount')
export const xorOf = unary('xorOf')
export const oddXorOf = unary('oddXorOf')
export const maxOf = unary('maxOf')
export const sumOf = unary('sumOf')
export const unpairedOf = unary('unpairedOf')
export const treeOf = unary('treeOf')

/** The binary columns over the heaps, each added modulo m. */
export function columnsOf(each: Operand, m: Operand): Formula {
  return { op: 'columnsOf', of: [formula(each), formula(m)] }
}

/** The size of a largest matching of the graph without the given vertices. */
export function matching(...without: readonly Operand[]): Formula {
  return { op: 'matching', of: without.map(formula) }
}

/** The value of the first case that holds, else the last argument. */
export function cases(list: readonly (readonly [Operand, Operand])[], otherwise: Operand): Formula {
  return {
    op: 'cases',
    cases: list.map(([when, value]) => ({ when: formula(when), value: formula(value) })),
    otherwise: formula(otherwise),
  }
}

/** The first values, then a period of values, each time `saltus` higher; arrays are not copied. */
export function periodicAfter(
  x: Operand,
  first: Numbers,
  values: Numbers,
  saltus = 0,
): Formula & Periodic {
  if (values.length === 0) throw new RangeError('formula: a period has at least one value')
  return { op: 'periodic', of: [formula(x)], first, values, saltus }
}

/** values[x mod length], except for the listed x. */
export function periodic(
  x: Operand,
  values: readonly number[],
  except: Readonly<Record<number, number>> = {},
): Formula & Periodic {
  const pattern = (n: number) => values[n % values.length] as number
  const length = Math.max(-1, ...Object.keys(except).map(Number)) + 1
  const first = Array.from({ length }, (_, n) => except[n] ?? pattern(n))
  return periodicAfter(
    x,
    first,
    values.map((_, i) => pattern(length + i)),
  )
}

/** What an automaton says of x; throws a RangeError where it is none. */
export function automaton(
  x: Operand,
  next: Automaton['next'],
  values: Automaton['values'],
): Formula & Automaton {
  if (!isAutomaton(next, values)) throw new RangeError('formula: no automaton')
  return { op: 'automaton', of: [formula(x)], next, values }
}

/** Whether all states exist and have values, which zeros before the digits do not change. */
export function isAutomaton(next: Automaton['next'], values: Automaton['values']): boolean {
  return (
    next.length > 0 &&
    next.length === values.length &&
    next.every((to) => to.length === 2 && to.every((state) => next[state] !== undefined)) &&
    next.every(([zero], i) => values[zero] === values[i])
  )
}

/** The sequence of given first terms in which each later one is a weighted sum of those before. */
export function linear(
  first: readonly (bigint | number)[],
  weights: readonly (bigint | number)[],
): Sequence<Formula> {
  if (first.length < Math.max(1, weights.length))
    throw new RangeError('formula: a linear sequence starts with as many terms as it has weights')
  return { kind: 'linear', first: first.map(BigInt), weights: weights.map(BigInt) }
}

/** The sequence of the take-away game in which a move takes at most `factor` times the one before. */
export function takeaway(factor: Operand): Sequence<Formula> {
  return { kind: 'takeaway', factor: formula(factor) }
}

/** Whether x is a term of the sequence. */
export function isTerm(x: Operand, sequence: Sequence<Formula>): Formula {
  return { op: 'term', of: [formula(x)], sequence }
}

/** The smallest part of x written greedily as a sum of terms. */
export function partIn(x: Operand, sequence: Sequence<Formula>): Formula {
  return { op: 'part', of: [formula(x)], sequence }
}

const CONDITIONS: ReadonlySet<string> = new Set<Formula['op']>([
  ...(['not', 'fib', 'term'] as const),
  ...(['=', '!=', '<', '<=', '>', '>='] as const),
])

/** Whether a formula says that something holds, rather than how much something is. */
export function isCondition(f: Formula): boolean {
  if (f.op === 'cases')
    return isCondition(f.otherwise) && f.cases.every(({ value }) => isCondition(value))
  // what the second operand of these is, they are where the first one does not decide
  if (f.op === 'and' || f.op === 'or') return f.of.every(isCondition)
  return CONDITIONS.has(f.op)
}
