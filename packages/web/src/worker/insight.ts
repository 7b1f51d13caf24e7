import {
  argsOf,
  evaluate,
  type Formula,
  fibonacci,
  floorPhi,
  type Game,
  numbersOf,
  same,
  type Verdict,
  type Words,
  zeckendorf,
} from '@nimber/core'
import { type MapPicture, type MovesPicture, mapOf, movesOf, type Quick } from './pictures.ts'
import { type StripPicture, stripOf } from './strip.ts'

/** What a verdict rests on, in a form that can be drawn. */
export type Insight =
  /** Numbers in binary; losing where every column has a sum of 0 modulo `modulus`. */
  | {
      readonly kind: 'columns'
      readonly rows: readonly BinaryRow[]
      readonly modulus: number
      /** Whether the numbers are values of the parts and not the parts themselves. */
      readonly ofValues: boolean
      /** The coins on all steps, where those on the odd ones are the numbers. */
      readonly stairs?: readonly bigint[]
    }
  | StripPicture
  /** The pairs (⌊kφ⌋, ⌊kφ⌋ + k) around the difference of two numbers. */
  | {
      readonly kind: 'golden'
      readonly low: bigint
      readonly high: bigint
      readonly pairs: readonly GoldenPair[]
    }
  /** A heap as a sum of Fibonacci numbers, and the most that may be taken. */
  | {
      readonly kind: 'zeckendorf'
      readonly heap: bigint
      readonly parts: readonly bigint[]
      readonly limit: bigint
    }
  /** Trees with the value of every vertex, that of the ground first. */
  | {
      readonly kind: 'tree'
      readonly parents: readonly number[]
      readonly values: readonly number[]
    }
  | MapPicture
  | MovesPicture

interface BinaryRow {
  readonly label: Words
  readonly value: bigint
}

interface GoldenPair {
  readonly k: bigint
  readonly low: bigint
  readonly high: bigint
}

const MOST_ROWS = 12
const LARGEST = 2n ** 40n

/**
 * What can be drawn of the reason for a verdict: what its theorem speaks of, or else what every
 * move leaves, which `quick` tells where that takes little time.
 */
export function insightOf(verdict: Verdict, quick: Quick): Insight | undefined {
  return ofTheorem(verdict) ?? mapOf(verdict) ?? movesOf(verdict, quick)
}

function ofTheorem(verdict: Verdict): Insight | undefined {
  const { game, position, evidence } = verdict
  const formula = evidence.kind === 'theorem' ? game.theorem?.formula : undefined
  const numbers = numbersOf(game.shape, position)
  if (numbers && formula && contains(formula, 'floorPhi')) return golden(numbers)
  if (numbers && formula && contains(formula, 'zeckendorf')) return fibonacciParts(numbers)
  const tree = treeOf(verdict)
  if (tree) return tree
  const strip = stripOf(verdict)
  if (strip) return strip
  const columns = columnsOf(verdict, formula)
  if (!columns || columns.rows.length > MOST_ROWS || columns.rows.length < 2) return undefined
  return columns.rows.every(({ value }) => value < LARGEST) ? columns : undefined
}

/** Vertices of the largest trees that are drawn. */
const MOST_VERTICES = 40

/** The values of the vertices of trees that are cut, by the colon principle. */
function treeOf({ game, position, value }: Verdict): Insight | undefined {
  const look = game.look(position)
  if (look.kind !== 'tree' || game.convention === 'misere') return undefined
  const { parents } = look
  if (parents.length === 0 || parents.length > MOST_VERTICES) return undefined
  const below = (vertex: number): number[] =>
    parents.flatMap((parent, i) => (parent === vertex ? [i + 1] : []))
  const valueAt = (vertex: number): number =>
    below(vertex).reduce((sum, child) => sum ^ (valueAt(child) + 1), 0)
  const values = [0, ...parents.map((_, i) => i + 1)].map(valueAt)
  // a game on trees with another rule has other values
  return BigInt(values[0] ?? 0) === value ? { kind: 'tree', parents, values } : undefined
}

function columnsOf(
  { game, position, parts }: Verdict,
  formula: Formula | undefined,
): Extract<Insight, { kind: 'columns' }> | undefined {
  if (game.convention === 'misere') return undefined
  if (parts.length > 0) {
    const ofValues = !(formula?.op === 'var')
    const rows = parts.map(({ text, value }, i) => ({
      label: ofValues ? text : heapLabel(i),
      value,
    }))
    return { kind: 'columns', rows, modulus: 2, ofValues }
  }
  const numbers = numbersOf(game.shape, position)
  if (!formula || !numbers) return undefined
  const [inner] = 'of' in formula ? formula.of : []
  if (formula.op === 'xorOf' && inner) {
    const places = game.look(position).kind === 'coins'
    const labelled = (n: bigint) => (places ? { en: `place ${n}`, zh: `第 ${n} 位` } : same(`${n}`))
    const rows = numbers.map((n) => ({
      label: labelled(n),
      value: evaluate(inner, { vars: { n } }),
    }))
    return { kind: 'columns', rows, modulus: 2, ofValues: inner.op !== 'var' }
  }
  if (formula.op === 'oddXorOf') {
    const rows = numbers.flatMap((value, i) =>
      i % 2 === 0 ? [{ label: { en: `step ${i + 1}`, zh: `第 ${i + 1} 级` }, value }] : [],
    )
    return { kind: 'columns', rows, modulus: 2, ofValues: false, stairs: numbers }
  }
  if (contains(formula, 'columnsOf')) return moore(game, numbers)
  return undefined
}

function moore(
  game: Game<unknown>,
  heaps: readonly bigint[],
): Extract<Insight, { kind: 'columns' }> {
  const { k = 1n } = argsOf(game)
  const rows = heaps.map((value, i) => ({ label: heapLabel(i), value }))
  return { kind: 'columns', rows, modulus: Number(k) + 1, ofValues: false }
}

function heapLabel(index: number): Words {
  return { en: `heap ${index + 1}`, zh: `第 ${index + 1} 堆` }
}

function golden([a = 0n, b = 0n]: readonly bigint[]): Insight {
  const [low, high] = a < b ? [a, b] : [b, a]
  const k = high - low
  const first = k > 3n ? k - 3n : 0n
  const pairs = Array.from({ length: 7 }, (_, i) => {
    const difference = first + BigInt(i)
    const least = floorPhi(difference)
    return { k: difference, low: least, high: least + difference }
  })
  return { kind: 'golden', low, high, pairs }
}

function fibonacciParts([heap = 0n, limit = 0n]: readonly bigint[]): Insight | undefined {
  if (heap === 0n || heap > LARGEST) return undefined
  return { kind: 'zeckendorf', heap, parts: zeckendorf(heap).map(fibonacci), limit }
}

function contains(formula: Formula, op: Formula['op']): boolean {
  if (formula.op === op) return true
  return 'of' in formula && formula.of.some((child) => contains(child, op))
}
