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
  const lower = text.toLowerCase()
  const known = toldLast.get(game)
  const told = known?.position === position ? known : new Told(game, position)
  toldLast.set(game, told)
  const move = (told.noted.get(lower) ?? told.spoken.get(lower)) as Move<P> | undefined
  return move && { move }
}

/** The moves of the position that was read last in a game: a list of moves is read one by one. */
const toldLast = new WeakMap<object, Told<unknown>>()

/** The moves of a position by the plain texts that tell them, of several moves the first. */
class Told<P> {
  readonly game: Game<P>
  readonly position: P
  private readonly moves: readonly Move<P>[]
  private readonly found: { noted?: TextsOf<P>; spoken?: TextsOf<P> } = {}

  constructor(game: Game<P>, position: P) {
    this.game = game
    this.position = position
    this.moves = spreadMoves(game, position, COMPARED)
  }

  /** ... by how they are noted. */
  get noted(): TextsOf<P> {
    this.found.noted ??= this.by(({ text }) => text)
    return this.found.noted
  }

  /** ... by how players are told them. */
  get spoken(): TextsOf<P> {
    this.found.spoken ??= this.by((move) => spokenMove(this.game, this.position, move))
    return this.found.spoken
  }

  private by(wordsOf: (move: Move<P>) => Words): TextsOf<P> {
    const found = new Map<string, Move<P>>()
    for (const move of this.moves) {
      const { en, zh } = wordsOf(move)
      for (const words of [en, zh]) {
        const text = plain(words).toLowerCase()
        if (!found.has(text)) found.set(text, move)
      }
    }
    return found
  }
}

type TextsOf<P> = ReadonlyMap<string, Move<P>>
