import type { Outcome } from '@nimber/core'
import type { Context } from '../context.ts'
import { type MatchData, matchOf, verdictsOf } from '../match.ts'

export interface OutcomesArgs extends MatchData {
  /** The texts of the positions asked about. */
  readonly positions: readonly string[]
}

/** The outcome of each position for the player to move there; undefined beyond the budget. */
export function outcomes(
  { positions, ...data }: OutcomesArgs,
  context: Context,
): readonly (Outcome | undefined)[] {
  const { game, start } = matchOf({ ...data, moves: [] })
  const verdicts = verdictsOf(game, start, context)
  return positions.map((text, i) => {
    context.progress({ done: i / positions.length })
    return verdicts.outcome(game.rules.parse(text))
  })
}
