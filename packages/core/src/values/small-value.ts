import { counterFrame, type Game } from '../games/game.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import type { Outcome } from '../model/outcome.ts'
import { directionsOf, lineTable } from './lines.ts'
import { explore } from './search.ts'

type Heaps = readonly bigint[]

/** Cells of a table, and work, that a value may cost beyond the outcome. */
const SMALL_TABLE = 2_000_000n
const SMALL_BUDGET: Budget = { table: 100_000_000, search: 100_000, memory: 2 ** 28 }

/** The value of a position whose outcome is known; undefined where it would cost more than a little. */
export function smallValue<P>(game: Game<P>, position: P, outcome: Outcome): bigint | undefined {
  const { convention, rules } = game
  if (convention === 'misere' || rules.stuckDraws || rules.endless) return undefined
  if (outcome === 'P') return 0n
  try {
    const counters = directionsOf(game) && counterFrame(game)
    if (counters) return smallLineValue(game, counters.numbers(position))
    if (!isSmall(game.rules.print(position))) return undefined
    return explore(game, [position], SMALL_BUDGET).value(position)
  } catch (error) {
    if (error instanceof BeyondBudget) return undefined
    throw error
  }
}

function smallLineValue(game: Game<unknown>, [a = 0n, b = 0n]: Heaps): bigint | undefined {
  if ((a + 1n) * (b + 1n) > SMALL_TABLE) return undefined
  const [row, column] = [Number(a), Number(b)]
  const value = lineTable(game, row, column, SMALL_BUDGET)?.at(row, column)
  return value === undefined ? undefined : BigInt(value)
}

/** Whether a position has few positions below it, judged by the product of its numbers. */
function isSmall(text: string): boolean {
  const numbers = text.length < 200 ? (text.match(/\d+/g) ?? []) : ['99999']
  return numbers.reduce((product, n) => product * (Number(n) + 1), 1) <= 5000
}
