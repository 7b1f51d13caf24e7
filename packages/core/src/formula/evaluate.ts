import { fibonacci, floorPhi, isFibonacci, zeckendorf } from '../arith/golden.ts'
import { floorDiv, highestBit, lowestBit, max, min, modulo, popcount } from '../arith/integers.ts'
import { nimProduct } from '../arith/nim-product.ts'
import { nimAdd } from '../arith/nim-sum.ts'
import { automatonValue } from './automaton.ts'
import { columnSums, fromDigits } from './column-sums.ts'
import { type Edges, maximumMatching } from './matching.ts'
import { periodicValue } from './periodic.ts'
import { type Parents, topDown } from './rooted.ts'
import { greedyTerms, termsTo } from './sequence.ts'
import type { Arithmetic, Formula, Relation, Sequence, Unary } from './tree.ts'
import { mapFactor } from './walk.ts'

type Vars = Readonly<Record<string, bigint>>

/** What the names of a formula stand for, and the position that it speaks of. */
export interface Scope {
  readonly vars: Vars
  /** The heaps: a number is called `n`, several numbers have names of their own. */
  readonly heaps?: Iterable<bigint | Vars>
  /** The tree. */
  readonly parents?: Parents
  /** The edges of the graph, whose vertices are numbers. */
  readonly edges?: Edges<number>
}

/** The exact value of a formula; a relation is 1 where it holds and 0 where not. */
export function evaluate(formula: Formula, scope: Scope): bigint {
  switch (formula.op) {
    case 'int':
      return formula.value
    case 'var': {
      const value = scope.vars[formula.name]
      if (value === undefined) throw new Error(`formula: no value for ${formula.name}`)
      return value
    }
    case 'cases': {
      const found = formula.cases.find((c) => evaluate(c.when, scope) !== 0n)
      return evaluate(found?.value ?? formula.otherwise, scope)
    }
    case 'and':
      return evaluate(formula.of[0], scope) !== 0n ? evaluate(formula.of[1], scope) : 0n
    case 'or':
      return evaluate(formula.of[0], scope) !== 0n ? 1n : evaluate(formula.of[1], scope)
    case 'floorPhi':
    case 'fib':
    case 'zeckendorf':
    case 'lowbit':
    case 'highbit':
    case 'popcount':
    case 'not':
      return applyUnary(formula.op, evaluate(formula.of[0], scope))
    case 'periodic':
      return periodicValue(formula, evaluate(formula.of[0], scope))
    case 'automaton':
      return BigInt(automatonValue(formula, natural(evaluate(formula.of[0], scope))))
    case 'term': {
      const x = evaluate(formula.of[0], scope)
      return truth(termsTo(sequenceIn(formula.sequence, scope), x).includes(x))
    }
    case 'part': {
      const x = natural(evaluate(formula.of[0], scope))
      return greedyTerms(sequenceIn(formula.sequence, scope), x).at(-1) ?? 0n
    }
    case 'xorOf':
    case 'oddXorOf':
    case 'maxOf':
    case 'sumOf':
      return total(formula.op, formula.of[0], scope)
    case 'unpairedOf':
      return unpaired(formula.of[0], scope)
    case 'columnsOf': {
      const m = evaluate(formula.of[1], scope)
      const values: bigint[] = []
      overHeaps(formula.of[0], scope, (value) => values.push(natural(value)))
      return fromDigits(columnSums(values, m), m)
    }
    case 'treeOf':
      return atRoot(formula.of[0], scope)
    case 'matching': {
      const without = formula.of.map((f) => Number(evaluate(f, scope)))
      return BigInt(maximumMatching(scope.edges ?? [], new Set(without)).size / 2)
    }
    default:
      return combine(formula.op, evaluate(formula.of[0], scope), evaluate(formula.of[1], scope))
  }
}

/** The sequence with its factor worked out. */
function sequenceIn(sequence: Sequence<Formula>, scope: Scope): Sequence<bigint> {
  return mapFactor(sequence, (factor) => evaluate(factor, scope))
}

/** Calls `use` with the value of a formula of one heap, heap by heap. */
function overHeaps(each: Formula, scope: Scope, use: (value: bigint) => void): void {
  const plain = each.op === 'var' && each.name === 'n'
  const vars = { ...scope.vars }
  const inner = { ...scope, vars }
  for (const heap of scope.heaps ?? []) {
    if (typeof heap !== 'bigint') Object.assign(vars, heap)
    else if (plain) {
      use(heap)
      continue
    } else vars.n = heap
    use(evaluate(each, inner))
  }
}

function total(op: 'xorOf' | 'oddXorOf' | 'maxOf' | 'sumOf', each: Formula, scope: Scope): bigint {
  let sum = 0n
  let odd = false
  overHeaps(each, scope, (value) => {
    odd = !odd
    if (op === 'sumOf') sum += value
    else if (op === 'maxOf') sum = max(sum, value)
    else if (op === 'xorOf' || odd) sum = nimAdd(sum, value)
  })
  return sum
}

/** How many different values other than 0 occur an odd number of times. */
function unpaired(each: Formula, scope: Scope): bigint {
  const single = new Set<bigint>()
  overHeaps(each, scope, (value) => {
    if (value !== 0n && !single.delete(value)) single.add(value)
  })
  return BigInt(single.size)
}

/** The value at the root of a formula of each vertex that has its children's values for heaps. */
function atRoot(each: Formula, scope: Scope): bigint {
  const parents = scope.parents ?? []
  const below: bigint[][] = Array.from({ length: parents.length + 1 }, () => [])
  const order = topDown(parents)
  if (!order) throw new RangeError('formula: the tree has a cycle')
  const valueAt = (v: number) => evaluate(each, { ...scope, heaps: below[v] as bigint[] })
  for (let i = order.length - 1; i > 0; i--) {
    const v = order[i] as number
    below[parents[v - 1] as number]?.push(valueAt(v))
  }
  return valueAt(0)
}

/** The number itself, which must not be negative. */
function natural(x: bigint): bigint {
  if (x < 0n) throw new RangeError(`formula: ${x} is negative`)
  return x
}

const truth = (holds: boolean) => (holds ? 1n : 0n)

/** The value of an operation on one number. */
export function applyUnary(op: Unary, x: bigint): bigint {
  switch (op) {
    case 'floorPhi':
      return x < 0n ? -1n - floorPhi(-x) : floorPhi(x) // φ is irrational, so xφ is no integer
    case 'fib':
      return truth(isFibonacci(x))
    case 'zeckendorf': {
      const smallest = zeckendorf(natural(x)).at(-1)
      return smallest === undefined ? 0n : fibonacci(smallest)
    }
    case 'lowbit':
      return lowestBit(x)
    case 'highbit':
      return highestBit(natural(x))
    case 'popcount':
      return BigInt(popcount(natural(x)))
    case 'not':
      return truth(x === 0n)
  }
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
      return nimAdd(a, b)
    case 'nimProduct':
      return nimProduct(natural(a), natural(b))
    case 'min':
      return min(a, b)
    case 'max':
      return max(a, b)
    case '=':
      return truth(a === b)
    case '!=':
      return truth(a !== b)
    case '<':
      return truth(a < b)
    case '<=':
      return truth(a <= b)
    case '>':
      return truth(a > b)
    case '>=':
      return truth(a >= b)
  }
}
