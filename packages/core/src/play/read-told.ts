import type { Game } from '../games/game.ts'
import { spokenMove } from '../games/spoken.ts'
import type { Move } from '../model/moves.ts'
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
  const known = readLast.get(game)
  const told = known?.position === position ? known.told : toldMoves(game, position)
  readLast.set(game, { position, told })
  const move = told.get(text.toLowerCase()) as Move<P> | undefined
  return move && { move }
}

/** The position that was read last in a game: a list of moves is read one by one. */
const readLast = new WeakMap<object, { position: unknown; told: ReadonlyMap<string, unknown> }>()

/** The moves of a position by the plain texts that tell them: as it is noted, or else as players are told. */
function toldMoves<P>(game: Game<P>, position: P): ReadonlyMap<string, Move<P>> {
  const told = new Map<string, Move<P>>()
  const moves = spreadMoves(game, position, COMPARED)
  const add = (move: Move<P>, { en, zh }: Words) => {
    for (const words of [en, zh]) {
      const text = plain(words).toLowerCase()
      if (!told.has(text)) told.set(text, move)
    }
  }
  for (const move of moves) add(move, move.text)
  for (const move of moves) add(move, spokenMove(game, position, move))
  return told
}
