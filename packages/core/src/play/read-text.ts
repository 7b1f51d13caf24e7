import type { Component, Game, Look } from '../games/game.ts'
import { spokenMove } from '../games/spoken.ts'
import { TextError } from '../model/errors.ts'
import type { Move } from '../model/moves.ts'
import type { Words } from '../model/words.ts'
import { narrow } from '../rules/syntax.ts'
import { moveTo, moveToText } from './move-to.ts'
import { type Reading, readPiles } from './piles.ts'
import { readLoosely } from './read-loosely.ts'
import { readNames } from './read-names.ts'
import { spreadMoves } from './spread.ts'

/** How many moves a list for a player has. */
const LISTED = 40
/** Moves whose texts are compared with what was typed. */
const COMPARED = 5000

/** The moves that a player can choose by number: all of them where they are few. */
export function listedMoves<P>(game: Game<P>, position: P): readonly Move<P>[] {
  return spreadMoves(game, position, LISTED)
}

/** What a text says in a position. */
export function readText<P>(game: Game<P>, position: P, typed: string): Reading<P> {
  const text = plain(typed)
  const number = /^#\s*(\d+)$/.exec(text)?.[1]
  if (number) return byNumber(game, position, number)
  const left = /^=\s*(.*)$/.exec(text)?.[1]
  if (left !== undefined) return byPosition(game, position, left) ?? { wrong: NOT_LEFT }
  // what a field of the board is called: the position that it leads to
  const to = /^(?:to|leave|走到|留下)\s*(.*)$/i.exec(text)?.[1]
  const there = to === undefined ? undefined : byPosition(game, position, to)
  if (there) return there
  const look = game.look(position)
  const first = byLook(game, position, look, text)
  if (first && 'move' in first) return first
  const other =
    byPosition(game, position, text) ??
    byText(game, position, look, text) ??
    (!first && /^\d+$/.test(text) && isUnnamed(look) ? byNumber(game, position, text) : undefined)
  if (other && 'move' in other) return other
  return readLoosely(game, position, text) ?? first ?? other
}

/** Whether a number alone names nothing in the position, so that it is one of the list. */
function isUnnamed({ kind }: Look): boolean {
  return ['piles', 'spans', 'sum', ...WORDED].includes(kind)
}

/** Looks whose moves have no notation but their words. */
const WORDED: readonly string[] = ['squares', 'network', 'tiles', 'text']

const NOT_LEFT: Words = {
  en: 'No move leaves that position.',
  zh: '没有走法能留下这个局面。',
}

/** The text with narrow characters, one kind of arrow, and single blanks. */
function plain(text: string): string {
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

function byNumber<P>(game: Game<P>, position: P, digits: string): Reading<P> {
  const list = listedMoves(game, position)
  const move = digits.length < 10 ? list[Number(digits) - 1] : undefined
  if (move) return { move }
  return {
    wrong: {
      en: `The list has the moves #1 to #${list.length}.`,
      zh: `列表中的走法是 #1 到 #${list.length}。`,
    },
  }
}

/** The move that leaves the position of a text. */
function byPosition<P>(game: Game<P>, position: P, text: string): Reading<P> {
  try {
    const move = moveToText(game, position, text)
    return move && { move }
  } catch (error) {
    if (error instanceof TextError) return undefined
    throw error
  }
}

function byLook<P>(game: Game<P>, position: P, look: Look, text: string): Reading<P> {
  switch (look.kind) {
    case 'piles':
      return readPiles(game, position, look, text)
    case 'coins':
      return byCoins(game, position, text)
    case 'spans': {
      const [, size, take] = /^(\d+)[ ,]+(\d+)$/.exec(text) ?? []
      if (size === undefined || take === undefined) return undefined
      const left = BigInt(size) - BigInt(take)
      return left < 0n ? undefined : byWords(game, position, [size, 'leave', `${left}`])
    }
    case 'cells':
    case 'colours':
    case 'cakes':
      return readNames(game, position, text)
    case 'sum':
      return byPart(game, position, text)
    default:
      return undefined
  }
}

/** Turns the coins at the places of a text. */
function byCoins<P>(game: Game<P>, position: P, said: string): Reading<P> {
  const { shape } = game
  const text = said.replace(/^(?:turn|翻)\s*/i, '').replace(/\s*(?:and|和)\s*/gi, ' ')
  if (shape.kind !== 'coins') return undefined
  const range = /^(\d{1,9})\.\.(\d{1,9})$/.exec(text)
  const places = range
    ? Array.from({ length: Math.min(1e6, Number(range[2]) - Number(range[1]) + 1) }, (_, i) =>
        BigInt(Number(range[1]) + i),
      )
    : /^\d+([ ,]+\d+)*$/.test(text)
      ? (text.match(/\d+/g) ?? []).map(BigInt)
      : undefined
  if (!places) return undefined
  const after = new Set(shape.numbers(position))
  for (const place of places) if (!after.delete(place)) after.add(place)
  const to = [...after].sort((a, b) => (a < b ? -1 : 1))
  const move = moveTo(game, position, shape.position(to))
  if (move) return { move }
  return {
    wrong: {
      en: `The rule does not allow to turn ${text}.`,
      zh: `规则不允许翻 ${text}。`,
    },
  }
}

/** `3 2 4`: in part 3, what `2 4` says there. */
function byPart<P>(game: Game<P>, position: P, text: string): Reading<P> {
  const parts = game.components?.(position) ?? []
  const [, number, rest] = /^(\d{1,6})(?:\s*[:,]\s*| )(.+)$/.exec(text) ?? []
  if (number === undefined || rest === undefined) return undefined
  const part: Component<P> | undefined = parts[Number(number) - 1]
  if (!part || !('rules' in part.game))
    return {
      wrong: {
        en: `There is no part ${number}: they are 1 to ${parts.length}.`,
        zh: `没有第 ${number} 部分：只有 1 到 ${parts.length}。`,
      },
    }
  const reading = readText(part.game, part.position, rest)
  if (!reading) return undefined
  return 'move' in reading ? { move: part.after(reading.move) } : { wrong: reading.wrong }
}

/** The move with a text; where moves have no notation of their own, the one move with its words. */
function byText<P>(game: Game<P>, position: P, look: Look, text: string): Reading<P> {
  const lower = text.toLowerCase()
  const moves = spreadMoves(game, position, COMPARED)
  const says = ({ en, zh }: Words) => [en, zh].some((words) => plain(words).toLowerCase() === lower)
  const exact =
    moves.find((move) => says(move.text)) ??
    moves.find((move) => says(spokenMove(game, position, move)))
  if (exact) return { move: exact }
  if (!['tree', 'graph', 'colours', ...WORDED].includes(look.kind)) return undefined
  return byWords(game, position, wordsOf(lower)) ?? byNumbers(game, position, lower)
}

/** Words between the numbers of a move, as people put them. */
const FILLER = /from|to|the|and|edge|vertex|cut|move|turn|[剪断边到的从走移第个条和与]/g

/** The one move that has the numbers of a text, in this order or in another, between plain words. */
function byNumbers<P>(game: Game<P>, position: P, text: string): Reading<P> {
  const numbers = text.match(/\d+/g) ?? []
  if (numbers.length === 0 || /\p{L}/u.test(text.replace(FILLER, ''))) return undefined
  const told = byWords(game, position, numbers)
  if (told) return told
  const sorted = (list: readonly string[]) => list.toSorted().join(' ')
  const [only, more] = spreadMoves(game, position, COMPARED).filter(
    (move) => sorted(move.text.en.match(/\d+/g) ?? []) === sorted(numbers),
  )
  return only && !more ? { move: only } : undefined
}

/** The words and numbers of a text. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{N}+|\p{L}+/gu) ?? []
}

/** The one move whose text has these words, as a whole, at its beginning or at its end. */
function byWords<P>(game: Game<P>, position: P, typed: readonly string[]): Reading<P> {
  const moves = spreadMoves(game, position, COMPARED).map((move) => ({
    move,
    words: wordsOf(move.text.en),
  }))
  // words that all moves have say nothing
  const [first, ...others] = moves
  const common = new Set(
    first?.words.filter((word) => others.length > 0 && others.every((m) => m.words.includes(word))),
  )
  const asked = typed.filter((word) => !common.has(word))
  if (asked.length === 0) return undefined
  const tests = [
    (words: readonly string[]) => words.length === asked.length && begins(words, asked),
    (words: readonly string[]) => begins(words, asked),
    (words: readonly string[]) => begins(words.slice(-asked.length), asked),
  ]
  for (const test of tests) {
    const [only, more] = moves.filter(({ words }) => test(words.filter((w) => !common.has(w))))
    if (only && !more) return { move: only.move }
  }
  return undefined
}

function begins(words: readonly string[], asked: readonly string[]): boolean {
  return asked.every((word, i) => words[i] === word)
}
