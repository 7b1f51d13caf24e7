import { type MoveRecord, positionOf, readMove, spokenMove } from '@nimber/core'
import { type MatchData, matchOf } from '../match.ts'

export interface TypedArgs extends MatchData {
  readonly text: string
}

/** The move that a player typed; throws a TextError that says what would be right. */
export function typed({ text, ...data }: TypedArgs): MoveRecord {
  const match = matchOf(data)
  const position = positionOf(match)
  const move = readMove(match.game, position, text)
  return { text: spokenMove(match.game, position, move), to: match.game.rules.print(move.to) }
}
