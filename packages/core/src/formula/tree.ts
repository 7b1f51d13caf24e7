/** A closed form as data: evaluated exactly, printed for people, looked at by the solver. */
export type Formula =
  | { readonly op: 'int'; readonly value: bigint }
  | { readonly op: 'var'; readonly name: string }
  | { readonly op: Arithmetic | Relation | 'and' | 'or'; readonly of: readonly [Formula, Formula] }
  | { readonly op: Unary; readonly of: readonly [Formula] }
  | { readonly op: Aggregate; readonly of: readonly [Formula] }
  /** The first case whose condition is not 0, else the last value. */
  | { readonly op: 'cases'; readonly cases: readonly Case[]; readonly otherwise: Formula }
  /** values[x mod length], except where an exception is listed. */
  | {
      readonly op: 'periodic'
      readonly of: readonly [Formula]
      readonly values: readonly bigint[]
      readonly except: Readonly<Record<string, bigint>>
    }

export type Arithmetic = '+' | '-' | '*' | 'div' | 'mod' | 'xor' | 'min' | 'max'
export type Relation = '=' | '!=' | '<' | '<=' | '>' | '>='
/** floorPhi: ⌊xφ⌋; fib: x is a Fibonacci number; zeckendorf: smallest part; lowbit: 2-part of x. */
export type Unary = 'floorPhi' | 'fib' | 'zeckendorf' | 'lowbit' | 'popcount' | 'not'
/** Over all heaps of the position, each in turn being `n`; oddXor: over heaps 1, 3, 5, … only. */
export type Aggregate = 'xorOf' | 'maxOf' | 'sumOf' | 'oddXorOf'
export interface Case {
  readonly when: Formula
  readonly value: Formula
}

type Operand = Formula | bigint | number | string

/** A formula, from a formula, a number or the name of a variable. */
export function formula(x: Operand): Formula {
  if (typeof x === 'string') return { op: 'var', name: x }
  return typeof x === 'object' ? x : { op: 'int', value: BigInt(x) }
}

const binary =
  (op: Arithmetic | Relation | 'and' | 'or') =>
  (a: Operand, b: Operand): Formula => ({ op, of: [formula(a), formula(b)] })
const unary =
  (op: Unary | Aggregate) =>
  (a: Operand): Formula => ({ op, of: [formula(a)] })

export const plus = binary('+')
export const minus = binary('-')
export const times = binary('*')
export const div = binary('div')
export const mod = binary('mod')
export const xor = binary('xor')
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
export const smallestPart = unary('zeckendorf')
export const lowbit = unary('lowbit')
export const popcount = unary('popcount')
export const xorOf = unary('xorOf')
export const oddXorOf = unary('oddXorOf')
export const maxOf = unary('maxOf')
export const sumOf = unary('sumOf')

/** The value of the first case that holds, else the last argument. */
export function cases(list: readonly (readonly [Operand, Operand])[], otherwise: Operand): Formula {
  return {
    op: 'cases',
    cases: list.map(([when, value]) => ({ when: formula(when), value: formula(value) })),
    otherwise: formula(otherwise),
  }
}

/** values[x mod length], except for the listed x. */
export function periodic(
  x: Operand,
  values: readonly number[],
  except: Readonly<Record<number, number>> = {},
): Formula {
  return {
    op: 'periodic',
    of: [formula(x)],
    values: values.map(BigInt),
    except: Object.fromEntries(Object.entries(except).map(([n, v]) => [n, BigInt(v)])),
  }
}

/** Whether a formula says that something holds, rather than how much something is. */
export function isCondition({ op }: Formula): boolean {
  return ['and', 'or', 'not', 'fib', '=', '!=', '<', '<=', '>', '>='].includes(op)
}
