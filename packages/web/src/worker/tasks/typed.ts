import { type MoveRecord, positionOf, readMove } from '@nimber/core'
import { type MatchData, matchOf } from '../match.ts'

export interface TypedArgs extends MatchData {
  readonly text: string
}

/** The move that a player typed; throws a TextError that says what would be right. */
export function typed({ text, ...data }: TypedArgs): MoveRecord {
  const match = matchOf(data)
  const move = readMove(match.game, positionOf(match), text)
  return { text: move.text, to: match.game.rules.print(move.to) }
}
