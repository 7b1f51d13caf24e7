import type { Game } from '../games/game.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget, TextError } from '../model/errors.ts'
import type { Push } from './automata.ts'
import { DISCOVER_BUDGET, look } from './discover.ts'
import type { Discovery } from './discovery.ts'
import { Kept } from './kept.ts'
import type { HeapKnowledge } from './knowledge.ts'
import { keepAutomaton } from './proved-automata.ts'
import { type Found, keep, noteProved } from './proved-heaps.ts'

/** What was found out about games, and what it was allowed to cost. */
const kept = new Kept<{
  readonly found: Found
  readonly heaps: HeapKnowledge | undefined
  readonly budget: Budget
}>()

/**
 * The shortest pattern found in the values of a game, or in its losing positions, proved where a
 * certificate can be made. What was found is kept for all who ask: it is looked for again only with
 * a larger budget, and not where it was proved, or where a person says how automata are looked for.
 */
export function discover(
  game: Game<unknown>,
  budget: Budget = DISCOVER_BUDGET,
  push?: Push,
): Discovery {
  if (push) return look(game, budget, push)
  const known = kept.get(game)
  if (known && (known.found.status === 'proved' || isEnough(known.budget, budget))) {
    // what is proved of heaps is kept apart, and may be forgotten first
    if (known.heaps) keep(game, known.heaps)
    return { ...known.found, game }
  }
  // without the game, which would keep a table of many megabytes alive
  const { game: _, ...found } = look(game, budget)
  if (found.certificate?.kind === 'automaton') keepAutomaton(game, found.certificate)
  kept.set(game, { found, heaps: noteProved(game, found), budget: plain(budget) })
  return { ...found, game }
}

/** What is found out about a game; undefined where that is beyond the budget. */
export function discovered(game: Game<unknown>, budget: Budget): Discovery | undefined {
  try {
    return discover(game, budget)
  } catch (error) {
    if (error instanceof BeyondBudget || error instanceof TextError) return undefined
    throw error
  }
}

/** Whether work within one budget found all that work within another finds. */
function isEnough(spent: Budget, asked: Budget): boolean {
  const memory = (budget: Budget) => budget.memory ?? Number.POSITIVE_INFINITY
  return (
    spent.table >= asked.table && spent.search >= asked.search && memory(spent) >= memory(asked)
  )
}

/** The budget without who is told of progress. */
function plain({ table, search, memory }: Budget): Budget {
  return { table, search, ...(memory !== undefined && { memory }) }
}
