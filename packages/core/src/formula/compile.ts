import { nimProduct32 } from '../arith/nim-product.ts'
import { BeyondBudget } from '../model/errors.ts'
import { applyUnary } from './evaluate.ts'
import { termsTo } from './sequence.ts'
import type { Arithmetic, Automaton, Formula, Numbers, Periodic, Relation, Unary } from './tree.ts'
import { mapFactor } from './walk.ts'

type Small = (n: number) => number
type Vars = Readonly<Record<string, bigint>>

/** A compiled formula and the bounds that its values keep. */
interface Bounded {
  readonly run: Small
  readonly lo: number
  readonly hi: number
}

/**
 * The formula as a function of a number 0 ≤ n < 2^32 that is exact: the bounds of every part of
 * the tree are known and lie within ±2^53. Undefined for formulas that need more than that.
 */
export function compileSmall(formula: Formula, vars: Vars): Small | undefined {
  try {
    return build(formula, vars).run
  } catch (error) {
    if (error instanceof Unknown || error instanceof BeyondBudget) return undefined
    throw error
  }
}

/** An operation or a size that the small form does not cover. */
class Unknown extends Error {}

function build(f: Formula, vars: Vars): Bounded {
  const go = (child: Formula) => build(child, vars)
  switch (f.op) {
    case 'int':
      return constant(f.value)
    case 'var':
      return f.name === 'n' ? bounded((n) => n, 0, 2 ** 32 - 1) : constant(vars[f.name])
    case 'cases': {
      const list = f.cases.map((c) => [go(c.when).run, go(c.value)] as const)
      const last = go(f.otherwise)
      const values = [...list.map(([, value]) => value), last]
      const branches = list.map(([when, value]) => [when, value.run] as const)
      const otherwise = last.run
      return bounded(
        (n) => {
          for (const [when, value] of branches) if (when(n) !== 0) return value(n)
          return otherwise(n)
        },
        Math.min(...values.map(({ lo }) => lo)),
        Math.max(...values.map(({ hi }) => hi)),
      )
    }
    case 'and':
    case 'or':
      return either(f.op, go(f.of[0]).run, go(f.of[1]))
    case 'periodic':
      return lookup(f, go(f.of[0]))
    case 'automaton':
      return inDigits(f, go(f.of[0]))
    case 'term':
    case 'part':
      return inTerms(f, go(f.of[0]), vars)
    case 'floorPhi':
    case 'fib':
    case 'zeckendorf':
    case 'lowbit':
    case 'highbit':
    case 'popcount':
    case 'not':
      return single(f.op, go(f.of[0]))
    case 'xorOf':
    case 'maxOf':
    case 'sumOf':
    case 'oddXorOf':
    case 'unpairedOf':
    case 'columnsOf':
    case 'treeOf':
    case 'matching':
      throw new Unknown()
    default:
      return operation(f.op, go(f.of[0]), go(f.of[1]))
  }
}

function bounded(run: Small, lo: number, hi: number): Bounded {
  if (!Number.isSafeInteger(lo) || !Number.isSafeInteger(hi)) throw new Unknown()
  return { run, lo, hi }
}

function constant(value: bigint | undefined): Bounded {
  const number = Number(value ?? Number.NaN)
  return bounded(() => number, number, number)
}

const truth = (run: (n: number) => boolean) => bounded((n) => (run(n) ? 1 : 0), 0, 1)

/** The least 2^k − 1 that is not below `hi`: no xor of numbers up to `hi` exceeds it. */
function ones(hi: number): number {
  let all = 0
  while (all < hi) all = 2 * all + 1
  return all
}

function either(op: 'and' | 'or', a: Small, { run: b, lo, hi }: Bounded): Bounded {
  return op === 'and'
    ? bounded((n) => (a(n) !== 0 ? b(n) : 0), Math.min(0, lo), Math.max(0, hi))
    : bounded((n) => (a(n) !== 0 ? 1 : b(n)), Math.min(1, lo), Math.max(1, hi))
}

function operation(op: Arithmetic | Relation, x: Bounded, y: Bounded): Bounded {
  const [a, b] = [x.run, y.run]
  switch (op) {
    case '+':
      return bounded((n) => a(n) + b(n), x.lo + y.lo, x.hi + y.hi)
    case '-':
      return bounded((n) => a(n) - b(n), x.lo - y.hi, x.hi - y.lo)
    case '*': {
      const ends = [x.lo * y.lo, x.lo * y.hi, x.hi * y.lo, x.hi * y.hi]
      // −0 is no integer of ours: adding 0 makes it 0
      return bounded((n) => a(n) * b(n) + 0, Math.min(...ends), Math.max(...ends))
    }
    case 'mod':
      if (y.lo < 1) throw new Unknown()
      return bounded((n) => floorMod(a(n), b(n)), 0, y.hi - 1)
    case 'div':
      if (y.lo < 1 || !Number.isSafeInteger(x.lo - y.hi)) throw new Unknown()
      return bounded((n) => floorDiv(a(n), b(n)), Math.min(0, x.lo), Math.max(0, x.hi))
    case 'xor':
      if (x.lo < 0 || y.lo < 0 || x.hi >= 2 ** 32 || y.hi >= 2 ** 32) throw new Unknown()
      return bounded((n) => (a(n) ^ b(n)) >>> 0, 0, ones(Math.max(x.hi, y.hi)))
    case 'nimProduct':
      if (x.lo < 0 || y.lo < 0 || x.hi >= 2 ** 32 || y.hi >= 2 ** 32) throw new Unknown()
      return bounded((n) => nimProduct32(a(n), b(n)), 0, 2 ** 32 - 1)
    case 'min':
      return bounded((n) => Math.min(a(n), b(n)), Math.min(x.lo, y.lo), Math.min(x.hi, y.hi))
    case 'max':
      return bounded((n) => Math.max(a(n), b(n)), Math.max(x.lo, y.lo), Math.max(x.hi, y.hi))
    case '=':
      return truth((n) => a(n) === b(n))
    case '!=':
      return truth((n) => a(n) !== b(n))
    case '<':
      return truth((n) => a(n) < b(n))
    case '<=':
      return truth((n) => a(n) <= b(n))
    case '>':
      return truth((n) => a(n) > b(n))
    case '>=':
      return truth((n) => a(n) >= b(n))
  }
}

function floorMod(x: number, y: number): number {
  const r = x % y
  return r < 0 ? r + y : r + 0
}

function floorDiv(x: number, y: number): number {
  return (x - floorMod(x, y)) / y // a multiple of y, so nothing is rounded
}

function single(op: Unary, { run, lo, hi }: Bounded): Bounded {
  const exact = (n: number) => Number(applyUnary(op, BigInt(run(n))))
  switch (op) {
    case 'not':
      return truth((n) => run(n) === 0)
    case 'fib':
      return bounded(exact, 0, 1)
    case 'lowbit':
      return bounded((n) => lowestBit(run(n)), lo > 0 ? 1 : 0, Math.max(hi, -lo))
    case 'highbit':
      return bounded(exact, 0, Math.max(0, hi))
    case 'popcount':
      return bounded((n) => digitOnes(run(n)), 0, 53)
    case 'zeckendorf':
      return bounded(exact, 0, Math.max(0, hi))
    case 'floorPhi':
      // 5x² < 2^52 is exact and so is its root, which gives ⌊xφ⌋ = ⌊(x + ⌊√(5x²)⌋) / 2⌋
      return lo >= 0 && 5 * hi * hi < 2 ** 52
        ? bounded((n) => small(run(n)), 0, 2 * hi)
        : bounded(exact, Math.min(0, 2 * lo), Math.max(0, 2 * hi))
  }
  function small(x: number): number {
    return Math.floor((x + Math.floor(Math.sqrt(5 * x * x))) / 2)
  }
}

function lowestBit(x: number): number {
  const low = x >>> 0
  if (low !== 0) return (low & -low) >>> 0
  return x === 0 ? 0 : 2 ** 32 * lowestBit(x / 2 ** 32)
}

function digitOnes(x: number): number {
  if (x < 0) throw new RangeError(`formula: ${x} is negative`)
  let count = 0
  for (let rest of [x >>> 0, Math.floor(x / 2 ** 32)]) for (; rest !== 0; rest &= rest - 1) count++
  return count
}

function lookup({ first, values, saltus }: Periodic, { run, lo, hi }: Bounded): Bounded {
  const [start, period] = [first.length, values.length]
  if (!Number.isSafeInteger(lo - start - period)) throw new Unknown()
  const rise = (x: number) => saltus * floorDiv(x - start, period)
  const rises = [0, rise(lo), rise(hi)]
  const bounds = [boundsOf(first), boundsOf(values)]
  return bounded(
    (n) => {
      const x = run(n)
      if (x >= 0 && x < start) return first[x] as number
      const index = floorMod(x - start, period)
      const value = values[index] as number
      return saltus === 0 ? value : value + saltus * ((x - start - index) / period)
    },
    Math.min(...bounds.map((b) => b.lo)) + Math.min(...rises),
    Math.max(...bounds.map((b) => b.hi)) + Math.max(...rises),
  )
}

/** Bounds of a table; those of its kind where it is compact, so that it need not be read. */
function boundsOf(values: Numbers): { lo: number; hi: number } {
  if (!Array.isArray(values))
    return { lo: 0, hi: 2 ** (8 * (values as Uint8Array).BYTES_PER_ELEMENT) - 1 }
  return {
    lo: values.reduce((m: number, v: number) => Math.min(m, v), 0),
    hi: values.reduce((m: number, v: number) => Math.max(m, v), 0),
  }
}

function inDigits({ next, values }: Automaton, { run, lo }: Bounded): Bounded {
  if (lo < 0) throw new Unknown()
  const steps = next.flat()
  return bounded(
    (n) => {
      let state = 0
      for (let rest = run(n); rest > 0; rest = Math.floor(rest / 2))
        state = steps[2 * state + (rest % 2)] as number
      return values[state] as number
    },
    Math.min(...values),
    Math.max(...values),
  )
}

function inTerms(
  f: Formula & { op: 'term' | 'part' },
  { run, lo, hi }: Bounded,
  vars: Vars,
): Bounded {
  const factor = (child: Formula) => BigInt(fixed(build(child, vars)))
  const terms = termsTo(mapFactor(f.sequence, factor), BigInt(hi))
    .filter((term) => term >= 0n && term <= BigInt(hi))
    .map(Number)
  if (lo < 0) throw new Unknown()
  if (f.op === 'term') {
    const set = new Set(terms)
    return truth((n) => set.has(run(n)))
  }
  return bounded((n) => smallest(run(n)), 0, hi)
  function smallest(x: number): number {
    let [rest, part] = [x, 0]
    for (let i = terms.length - 1; i >= 0 && rest > 0; i--) {
      const term = terms[i] as number
      if (term > rest || term === 0) continue
      rest %= term
      part = term
    }
    return part
  }
}

/** The value of a compiled formula that is always the same. */
function fixed({ run, lo, hi }: Bounded): number {
  if (lo !== hi) throw new Unknown()
  return run(0)
}
