import {
  BeyondBudget,
  type Game,
  heapFrame,
  knowledgeOf,
  knownPeriod,
  type Period,
  solve,
  spreadMoves,
  type Verdict,
} from '@nimber/core'

/** The values of heaps around one, those that a move reaches, and the least that none has. */
export interface StripPicture {
  readonly kind: 'strip'
  readonly from: bigint
  readonly values: readonly number[]
  /** The heap that is drawn, and its value. */
  readonly heap: bigint
  readonly value: number
  readonly options: readonly StripOption[]
  /** The heap that is asked about, where it has too many moves and this one stands for it. */
  readonly like?: bigint
  /** The period of the values, where one is known. */
  readonly period?: Period
}

interface StripOption {
  /** The heap that is left, where it is one; several heaps have the xor of their values. */
  readonly heap: bigint | undefined
  readonly value: number
}

/** Heaps that are drawn before and behind the one that is asked about. */
const AROUND = 30n
/** Moves of one heap that are looked at. */
const MOST_OPTIONS = 1000
/** A larger heap is drawn only where its moves are few. */
const LARGEST = 400n
const FEW_OPTIONS = 60
const BUDGET = { table: 100_000, search: 1000 }

/** The strip of a single heap whose value is the mex of what its moves reach. */
export function stripOf({ game, position, value }: Verdict): StripPicture | undefined {
  const heaps = heapFrame(game)
  const [heap, more] = heaps?.numbers(position) ?? []
  if (!heaps || heap === undefined || more !== undefined || heap === 0n) return undefined
  if (game.convention === 'misere' || typeof value !== 'bigint') return undefined
  try {
    const known = knownPeriod(knowledgeOf(game, BUDGET, position))
    const period = known?.saltus === 0 ? known : undefined
    if (heap <= LARGEST || spreadMoves(game, position, FEW_OPTIONS + 1).length <= FEW_OPTIONS)
      return around(game, heap, period)
    const like = period && standIn(heap, period)
    return like !== undefined && like <= LARGEST
      ? { ...around(game, like, period), like: heap }
      : undefined
  } catch (error) {
    if (error instanceof BeyondBudget) return undefined
    throw error
  }
}

/** The first heap that the period makes equal to one, and that has a move. */
function standIn(heap: bigint, { from, length }: Period): bigint {
  const first = BigInt(Math.max(from, 1))
  return first + ((heap - first) % BigInt(length))
}

/** The strip around a heap; throws BeyondBudget. */
function around(game: Game<unknown>, heap: bigint, period: Period | undefined): StripPicture {
  const heaps = heapFrame(game)
  if (!heaps) throw new TypeError(`${game.name} has no heaps`)
  const known = new Map<bigint, number>()
  const valueAt = (n: bigint): number => {
    const kept = known.get(n)
    if (kept !== undefined) return kept
    const found = Number(solve(game, heaps.position([n]), BUDGET).value ?? 0n)
    known.set(n, found)
    return found
  }
  const from = heap > AROUND ? heap - AROUND : 0n
  const values = Array.from({ length: 2 * Number(AROUND) }, (_, i) => valueAt(from + BigInt(i)))
  const moves = spreadMoves(game, heaps.position([heap]), MOST_OPTIONS)
  const options = moves.map(({ to }): StripOption => {
    const left = heaps.numbers(to)
    const [one, another] = left
    return {
      heap: another === undefined ? one : undefined,
      value: left.reduce((sum, n) => sum ^ valueAt(n), 0),
    }
  })
  const value = valueAt(heap)
  return { kind: 'strip', from, values, heap, value, options, ...(period && { period }) }
}
