import type { Game } from '../games/game.ts'
import { spokenMove } from '../games/spoken.ts'
import type { Words } from '../model/words.ts'
import { narrow } from '../rules/syntax.ts'
import type { Reading } from './piles.ts'
import { spreadMoves } from './spread.ts'

/** Moves whose texts are compared with what was typed. */
const COMPARED = 5000

/** A text with narrow characters, one kind of arrow, figures for small Chinese numbers, and single blanks. */
export function plain(text: string): string {
  return narrow(text)
    .replace(/\s*(?:→|->|=>|⇒)\s*/g, ' > ')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(
      /(第|取)([一二两三四五六七八九十])(?![一二三四五六七八九十])/g,
      (_, before, digit) =>
        `${before}${digit === '两' ? 2 : '一二三四五六七八九十'.indexOf(digit) + 1}`,
    )
    .trim()
}

/** The move that a plain text tells word by word, as players are told it or as it is noted. */
export function readTold<P>(game: Game<P>, position: P, text: string): Reading<P> {
  // without a word it is no more than numbers and signs
  if (!/\p{Script=Han}|\p{L}{2}/u.test(text)) return undefined
  const lower = text.toLowerCase()
  const says = ({ en, zh }: Words) => [en, zh].some((words) => plain(words).toLowerCase() === lower)
  const moves = spreadMoves(game, position, COMPARED)
  const move =
    moves.find(({ text: own }) => says(own)) ??
    moves.find((other) => says(spokenMove(game, position, other)))
  return move && { move }
}
