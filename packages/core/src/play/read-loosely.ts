import type { Game } from '../games/game.ts'
import { spokenMove } from '../games/spoken.ts'
import type { Move } from '../model/moves.ts'
import type { Words } from '../model/words.ts'
import type { Reading } from './piles.ts'
import { spreadMoves } from './spread.ts'

/** Of more moves not all are looked at, so that none is known to be the only one. */
const MANY = 500

/** Words that people leave out or put in. */
const FILLER = new Set(
  'the a an and then i it of go goes move moves to from by into on at in piece pieces stone stones coin coins square squares'.split(
    ' ',
  ),
)
const FILLER_ZH = new Set('把将从到的处第个颗枚格子和与了吧我')

/**
 * The one move that a text tells in part: all its words are among those of the move, and its numbers
 * are the first ones of the move (`up`, `9 to 7`, `第 2 人到 4`, `next day`). Of several the one that
 * has no other numbers; numbers without a word tell a move only if they are all of its numbers.
 */
export function readLoosely<P>(game: Game<P>, position: P, text: string): Reading<P> {
  const lower = text.toLowerCase()
  const isChinese = /\p{Script=Han}/u.test(lower)
  const named = isChinese ? charactersOf(lower) : wordsOf(lower)
  if (named.length === 0 && !lower.includes('>')) return undefined
  const asked = named.filter((word) => !(isChinese ? FILLER_ZH : FILLER).has(word))
  const numbers = numbersOf(lower)
  if (asked.length === 0 && numbers.length === 0) return undefined
  const moves = spreadMoves(game, position, MANY)
  if (moves.length === MANY) return undefined
  const has = (words: Words) =>
    isChinese
      ? isWithin(asked, charactersOf(words.zh))
      : asked.every((word) => wordsOf(words.en.toLowerCase()).includes(word))
  const found: { move: Move<P>; all: boolean }[] = []
  for (const move of moves)
    for (const words of [spokenMove(game, position, move), move.text]) {
      const told = numbersOf(isChinese ? words.zh : words.en)
      if (!has(words) || !numbers.every((n, i) => n === told[i])) continue
      found.push({ move, all: numbers.length === told.length })
      break
    }
  const whole = found.filter(({ all }) => all)
  const [only, more] = whole.length > 0 || asked.length === 0 ? whole : found
  return only && !more ? { move: only.move } : undefined
}

const charactersOf = (text: string): readonly string[] => text.match(/\p{Script=Han}/gu) ?? []
const wordsOf = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? []
const numbersOf = (text: string): readonly string[] => text.match(/\d+/g) ?? []

/** Whether all of a list stand in another one, in this order. */
function isWithin(some: readonly string[], all: readonly string[]): boolean {
  let at = 0
  for (const one of all) if (at < some.length && one === some[at]) at++
  return at === some.length
}
