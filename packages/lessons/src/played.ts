import { type Game, parseAny, playable } from '@nimber/core'

/** A game as it is played move by move, and where play is. */
export interface Played {
  readonly game: Game<unknown>
  readonly position: unknown
}

/**
 * The position of a text such as `nim: 3 5 7`, or of a text for each of the two; Left is to move
 * where the players' moves differ and nothing else is said.
 */
export function playedAt(text: string, at?: string): Played {
  const { game, position } = parseAny(text)
  const played = playable(game)
  if (at !== undefined) return { game: played, position: played.rules.parse(at) }
  if (position === undefined) throw new Error(`${text} has no position`)
  return { game: played, position: game.partizan ? { mover: 'left', position } : position }
}
