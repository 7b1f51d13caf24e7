import { recordOf, solve, type VerdictRecord } from '@nimber/core'
import { budgetOf, type Context } from '../context.ts'
import { gameOfText } from '../games.ts'
import { pageRecord } from '../page-words.ts'

export interface VerdictArgs {
  readonly game: string
  /** The position, where the text of the game has none. */
  readonly position?: string
  /** The most winning moves that are listed; 20 where nothing is said. */
  readonly most?: number
  readonly budget?: number
}

/** Who wins a position, the first winning moves, and why. */
export function verdict(args: VerdictArgs, context: Context): VerdictRecord {
  const { game, position } = gameOfText(args.game, args.position)
  const budget = budgetOf(context, args.budget)
  const shown = { ...SHOWN, moves: args.most ?? 20 }
  return pageRecord(recordOf(solve(game, position, budget), budget, shown))
}

/** How long the lists are that a page shows, and how their moves are told. */
export const SHOWN = { moves: 20, parts: 100, spoken: true }
