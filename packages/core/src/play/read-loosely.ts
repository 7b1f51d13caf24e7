import type { Game, Look } from '../games/game.ts'
import { spokenMove } from '../games/spoken.ts'
import type { Move } from '../model/moves.ts'
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
const FILLER_ZH = new Set('把将从到的处第个颗枚格子和与了吧我给让往')

/** Words that people say for those of the moves. */
const MEANS: Readonly<Record<string, string>> = {
  times: 'multiply',
  plus: 'add',
  remove: 'take',
  拿: '取',
  放: '加',
}

/** What a text says: its words, and its numbers with the words right before them. */
interface Said {
  readonly words: readonly string[]
  readonly numbers: readonly { readonly after: string | undefined; readonly number: string }[]
}

/**
 * The one move that a text tells in part: all its words are among those of the move, numbers behind
 * a word stand behind that word in the move (`add 2 to box 1`), and the others are the first ones of
 * the move (`up`, `9 to 7`, `第 2 人到 4`, `next day`). Of several the one that has no other numbers;
 * numbers without a word tell a move only if they are all of its numbers.
 */
export function readLoosely<P>(game: Game<P>, position: P, text: string): Reading<P> {
  const lower = named(game.look(position), text.toLowerCase())
  const isChinese = /\p{Script=Han}/u.test(lower)
  const typed = saidIn(lower, isChinese)
  if (typed.words.length === 0 && !lower.includes('>')) return undefined
  const asked = typed.words.filter((word) => !(isChinese ? FILLER_ZH : FILLER).has(word))
  if (asked.length === 0 && typed.numbers.length === 0) return undefined
  const moves = spreadMoves(game, position, MANY)
  if (moves.length === MANY) return undefined
  const found: { move: Move<P>; all: boolean }[] = []
  for (const move of moves)
    for (const words of [spokenMove(game, position, move), move.text]) {
      const told = saidIn((isChinese ? words.zh : words.en).toLowerCase(), isChinese)
      const has = isChinese
        ? isWithin(asked, told.words)
        : asked.every((word) => told.words.includes(word))
      // what is done to a box may be said before the box or behind it
      const some = isChinese && !has ? asked.every((word) => told.words.includes(word)) : has
      if (!some || !agrees(typed, told)) continue
      found.push({ move, all: typed.numbers.length === told.numbers.length })
      break
    }
  const whole = found.filter(({ all }) => all)
  const [only, more] = whole.length > 0 || asked.length === 0 ? whole : found
  return only && !more ? { move: only.move } : undefined
}

/** A text with the names of piles that have one of their own as they are told: the king is person 2. */
function named(look: Look, text: string): string {
  if (look.kind !== 'piles' || !look.noun) return text
  const noun = look.noun.en.toLowerCase()
  return look.piles.reduce((told, { label, note }) => {
    const alone = note && look.piles.filter((other) => other.note?.en === note.en).length === 1
    if (!alone || /\d/.test(note.en)) return told
    const name = note.en.replace(/^the /, '')
    return told
      .replace(new RegExp(`\\b${name}\\b`), `${noun} ${label}`)
      .replace(note.zh, `第 ${label} `)
  }, text)
}

function saidIn(text: string, isChinese: boolean): Said {
  const pieces = text.match(isChinese ? /\p{Script=Han}|\d+/gu : /\p{L}+|\d+/gu) ?? []
  const known = pieces.map((piece) => MEANS[piece] ?? piece)
  return {
    words: known.filter((piece) => !/^\d/.test(piece)),
    numbers: known.flatMap((number, i) => {
      const before = known[i - 1]
      const isWord = before !== undefined && !/^\d/.test(before) && !FILLER.has(before)
      return /^\d/.test(number) ? [{ after: isWord ? before : undefined, number }] : []
    }),
  }
}

/** Whether numbers behind a word of the move are those there, and all others its first ones. */
function agrees({ numbers }: Said, told: Said): boolean {
  const rest = [...told.numbers]
  const others: string[] = []
  for (const { after, number } of numbers) {
    const behind = rest.filter((other) => other.after === after && after !== undefined)
    const same = rest.findIndex((other) => other.after === after && other.number === number)
    if (behind.length > 0 && same < 0) return false
    if (behind.length > 0) rest.splice(same, 1)
    else others.push(number)
  }
  return others.every((number, i) => number === rest[i]?.number)
}

/** Whether all of a list stand in another one, in this order. */
function isWithin(some: readonly string[], all: readonly string[]): boolean {
  let at = 0
  for (const one of all) if (at < some.length && one === some[at]) at++
  return at === some.length
}
