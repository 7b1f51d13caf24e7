import { fibonacci, floorPhi, isFibonacci, zeckendorf } from '../arith/golden.ts'
import { floorDiv, lowestBit, max, min, modulo, popcount } from '../arith/integers.ts'
import type { Arithmetic, Formula, Relation } from './tree.ts'

/** What the variables stand for, and the heaps that an aggregate runs over. */
export interface Scope {
  readonly vars: Readonly<Record<string, bigint>>
  readonly heaps?: Iterable<bigint>
}

/** The exact value of a formula; a relation is 1 where it holds and 0 where not. */
export function evaluate(formula: Formula, scope: Scope): bigint {
  const at = (f: Formula) => evaluate(f, scope)
  switch (formula.op) {
    case 'int':
      return formula.value
    case 'var': {
      const value = scope.vars[formula.name]
      if (value === undefined) throw new Error(`formula: no value for ${formula.name}`)
      return value
    }
    case 'cases':
      return at(formula.cases.find((c) => at(c.when) !== 0n)?.value ?? formula.otherwise)
    case 'periodic': {
      const x = at(formula.of[0])
      const index = Number(modulo(x, BigInt(formula.values.length)))
      return formula.except[x.toString()] ?? (formula.values[index] as bigint)
    }
    case 'xorOf':
    case 'oddXorOf':
    case 'maxOf':
    case 'sumOf':
      return aggregate(formula.op, formula.of[0], scope)
    case 'and':
      return at(formula.of[0]) !== 0n ? at(formula.of[1]) : 0n
    case 'or':
      return at(formula.of[0]) !== 0n ? 1n : at(formula.of[1])
    case 'not':
      return at(formula.of[0]) === 0n ? 1n : 0n
    case 'floorPhi':
      return floorPhi(at(formula.of[0]))
    case 'fib':
      return isFibonacci(at(formula.of[0])) ? 1n : 0n
    case 'zeckendorf': {
      const smallest = zeckendorf(at(formula.of[0])).at(-1)
      return smallest === undefined ? 0n : fibonacci(smallest)
    }
    case 'lowbit':
      return lowestBit(at(formula.of[0]))
    case 'popcount':
      return BigInt(popcount(at(formula.of[0])))
    default:
      return combine(formula.op, at(formula.of[0]), at(formula.of[1]))
  }
}

function aggregate(
  op: 'xorOf' | 'oddXorOf' | 'maxOf' | 'sumOf',
  each: Formula,
  scope: Scope,
): bigint {
  let total = 0n
  let index = 1
  for (const n of scope.heaps ?? []) {
    const value = evaluate(each, { ...scope, vars: { ...scope.vars, n } })
    if (op === 'sumOf') total += value
    else if (op === 'maxOf') total = max(total, value)
    else if (op === 'xorOf' || index % 2 === 1) total ^= value
    index++
  }
  return total
}

function combine(op: Arithmetic | Relation, a: bigint, b: bigint): bigint {
  switch (op) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case 'div':
      return floorDiv(a, b)
    case 'mod':
      return modulo(a, b)
    case 'xor':
      return a ^ b
    case 'min':
      return min(a, b)
    case 'max':
      return max(a, b)
    case '=':
      return a === b ? 1n : 0n
    case '!=':
      return a !== b ? 1n : 0n
    case '<':
      return a < b ? 1n : 0n
    case '<=':
      return a <= b ? 1n : 0n
    case '>':
      return a > b ? 1n : 0n
    case '>=':
      return a >= b ? 1n : 0n
  }
}
