import { BeyondBudget, type Game, type Outcome, solve, TextError } from '@nimber/core'
import { gameOfText } from '../games.ts'

/** Which small positions are losing, to be drawn as squares, row by row. */
export interface Picture {
  /**
   * What a square is: two heaps or counters, down and across; a single heap, counted in reading
   * order; or the small positions one after the other.
   */
  readonly of: 'pairs' | 'numbers' | 'positions'
  readonly columns: number
  /** P, N, D of each square; a blank where there is no such position or it is not known. */
  readonly outcomes: string
}

/** The squares of a side. */
const SIDE = 20
/** Work that one square may take. */
const BUDGET = { table: 200_000, search: 20_000 }
/** Squares that may be too much work before the picture is given up. */
const PATIENCE = 6

/** The losing positions of a game among its small ones. */
export function picture(text: string): Picture {
  const { game } = gameOfText(text)
  const pairs = pairsOf(game)
  if (pairs) return { of: 'pairs', columns: SIDE, outcomes: outcomesOf(game, pairs) }
  const { rules } = game
  if (rules.axes === 1 && rules.at) {
    const list = Array.from({ length: SIDE * SIDE }, (_, n) => rules.at?.([BigInt(n)]))
    return { of: 'numbers', columns: SIDE, outcomes: outcomesOf(game, list) }
  }
  const list: unknown[] = []
  for (const position of rules.upTo(6)) if (list.push(position) === SIDE * SIDE) break
  return { of: 'positions', columns: SIDE, outcomes: outcomesOf(game, list) }
}

/** The positions of two numbers, row by row; undefined for a game that has none. */
function pairsOf(game: Game<unknown>): readonly unknown[] | undefined {
  const { rules, shape } = game
  const at = (i: number, j: number): unknown => {
    if (shape.kind === 'counters' && shape.names.length === 2)
      return shape.position([BigInt(i), BigInt(j)])
    try {
      return rules.parse(`${i} ${j}`)
    } catch (error) {
      if (error instanceof TextError) return undefined // a head at 0, an empty range
      throw error
    }
  }
  const first = at(1, 2)
  if (first === undefined || game.look(first).kind === 'tree') return undefined
  return Array.from({ length: SIDE * SIDE }, (_, n) => at(Math.floor(n / SIDE), n % SIDE))
}

function outcomesOf(game: Game<unknown>, positions: readonly unknown[]): string {
  let failures = 0
  const outcome = (position: unknown): Outcome | ' ' => {
    if (position === undefined || failures > PATIENCE) return ' '
    try {
      return solve(game, position, BUDGET).outcome
    } catch (error) {
      if (!(error instanceof BeyondBudget)) throw error
      failures++
      return ' '
    }
  }
  return positions.map(outcome).join('')
}
