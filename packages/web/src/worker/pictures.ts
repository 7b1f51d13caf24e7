import {
  BeyondBudget,
  type Outcome,
  solve,
  spokenMove,
  spreadMoves,
  TextError,
  type Verdict,
  type Words,
} from '@nimber/core'

/** Who wins at all pairs of small numbers, with the pair that is asked about and what it reaches. */
export interface MapPicture {
  readonly kind: 'map'
  readonly columns: number
  /** The outcomes row by row; undefined where there is no such position. */
  readonly cells: readonly (Outcome | undefined)[]
  readonly at: readonly [number, number]
  /** The cells that a move reaches, by their places in the list. */
  readonly reached: readonly number[]
}

/** What moves leave: one that leaves a losing position wins; without one every move is answered. */
export interface MovesPicture {
  readonly kind: 'moves'
  readonly moves: readonly MoveLeaves[]
  /** Whether there are moves besides these. */
  readonly more: boolean
}

interface MoveLeaves {
  readonly text: Words
  /** Who wins what it leaves: N is the opponent, who moves then. */
  readonly leaves: Outcome
  /** How the opponent wins. */
  readonly answer?: Words
}

/** The verdict of a position where it takes little time; else undefined. */
export type Quick = (position: unknown) => Verdict | undefined

/** The largest number of a pair that is drawn, and the cells that are drawn at least. */
const LARGEST = 14
const LEAST = 6
const BUDGET = { table: 1000, search: 300 }

/** The map of a position that is two small numbers, where a theorem tells who wins. */
export function mapOf({ game, position, evidence }: Verdict): MapPicture | undefined {
  const { shape } = game
  if (!('numbers' in shape) || evidence.kind !== 'theorem') return undefined
  const numbersAt = (of: unknown) => shape.numbers(of).map(Number)
  const [a, b, more] = numbersAt(position)
  if (a === undefined || b === undefined || more !== undefined) return undefined
  if (Math.max(a, b) > LARGEST) return undefined
  const [rows, columns] = [Math.max(LEAST, a + 2), Math.max(LEAST, b + 2)]
  const outcomeAt = (i: number): Outcome | undefined => {
    const at = [Math.floor(i / columns), i % columns]
    // the text of a position is read back, which refuses what is none
    const pair = game.rules.parse(game.rules.print(shape.position(at.map(BigInt))))
    return `${numbersAt(pair)}` === `${at}` ? solve(game, pair, BUDGET).outcome : undefined
  }
  const cells = Array.from({ length: rows * columns }, (_, i) => orNone(() => outcomeAt(i)))
  const reached = spreadMoves(game, position, 200).flatMap(({ to }) => {
    const [c = 0, d = 0, rest] = numbersAt(to)
    return rest === undefined && c < rows && d < columns ? [c * columns + d] : []
  })
  return cells.some((cell) => cell === 'P')
    ? { kind: 'map', columns, cells, at: [a, b], reached }
    : undefined
}

function orNone<T>(find: () => T): T | undefined {
  try {
    return find()
  } catch (error) {
    if (error instanceof BeyondBudget || error instanceof TextError) return undefined
    throw error
  }
}

/** Moves that are looked at, and of which each kind is shown. */
const MOST_MOVES = 60
const SHOWN = 6

/** What the moves of a position leave; undefined where that is not told soon. */
export function movesOf(verdict: Verdict, quick: Quick): MovesPicture | undefined {
  const { game, position, outcome, winning } = verdict
  const list = spreadMoves(game, position, MOST_MOVES)
  const best = outcome === 'N' ? winning.first : undefined
  const print = game.rules.print
  const all = best && !list.some(({ to }) => print(to) === print(best.to)) ? [best, ...list] : list
  const found = all.map((move) => ({ move, left: quick(move.to) }))
  if (found.some(({ left }) => !left)) return undefined
  const shown = (['P', 'D', 'N'] as const).flatMap((leaves) =>
    found
      .filter(({ left }) => left?.outcome === leaves)
      .slice(0, SHOWN)
      .map(({ move, left }): MoveLeaves => {
        const answer = leaves === 'N' ? left?.winning.first : undefined
        const text = spokenMove(game, position, move)
        return {
          text,
          leaves,
          ...(answer && { answer: spokenMove(game, move.to, answer, 'reader') }),
        }
      }),
  )
  const more = shown.length < found.length || list.length === MOST_MOVES
  return shown.length === 0 ? undefined : { kind: 'moves', moves: shown, more }
}
