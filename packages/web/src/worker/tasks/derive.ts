import { type Derived, derive as steps } from '@nimber/core'
import { gameOfText } from '../games.ts'

/** How the values of a game without a theorem come about. */
export function derive(text: string): readonly Derived[] {
  return steps(gameOfText(text).game)
}
