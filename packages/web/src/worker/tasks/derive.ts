import { type Derived, isOfTurns, derive as steps } from '@nimber/core'
import { playedOfText } from '../games.ts'

/** How the values of a game without a theorem come about. */
export function derive(text: string): readonly Derived[] {
  const { game } = playedOfText(text)
  return steps(isOfTurns(game) ? game.turns : game)
}
