import type { Game } from '../games/game.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import type { Push } from './automata.ts'
import { DISCOVER_BUDGET } from './discover.ts'
import { discover } from './discoveries.ts'
import type { Discovery, SettledBy } from './discovery.ts'
import { knowledgeOf } from './know.ts'

/** Options looked at for a misère quotient that settles a game: most that are found take a tenth. */
const SEARCHED = 300_000

/**
 * The theorem that settles all positions of a game: its own of the catalogue, Ferguson's where the
 * values of the heaps are known, or a misère quotient; undefined where none is found.
 */
export function settledBy(game: Game<unknown>, budget: Budget): SettledBy | undefined {
  const { theorem } = game
  if (theorem) return { name: theorem.name, reference: theorem.reference }
  if (game.convention !== 'misere' || !game.rule || game.rule.kind === 'counters') return undefined
  try {
    const { table, search } = budget
    const known = knowledgeOf(game, {
      ...budget,
      table: Math.min(table, 100 * SEARCHED),
      search: Math.min(search, SEARCHED),
    })
    // beyond a table of values nothing is settled
    if (known.kind === 'taking' && known.values.by === 'table') return undefined
    const { evidence } = known
    if (evidence.kind !== 'theorem') return undefined
    return { name: evidence.name, reference: evidence.reference }
  } catch (error) {
    if (error instanceof BeyondBudget) return undefined
    throw error
  }
}

/** The discovery of a game (`discover`), with the theorem that settles the game where there is one. */
export function discoverSettled(
  game: Game<unknown>,
  budget: Budget = DISCOVER_BUDGET,
  push?: Push,
): Discovery {
  const found = discover(game, budget, push)
  const theorem = settledBy(game, budget)
  return theorem ? { ...found, settledBy: theorem } : found
}
