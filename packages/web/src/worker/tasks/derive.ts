import { type Derived, isOfTurns, derive as steps } from '@nimber/core'
import { playedOfText } from '../games.ts'
import { pageWords } from '../page-words.ts'

/** How the values of a game without a theorem come about. */
export function derive(text: string): readonly Derived[] {
  const { game } = playedOfText(text)
  const list = steps(isOfTurns(game) ? game.turns : game)
  return list.map(({ title, text: said }) => ({ title, text: pageWords(said) }))
}
