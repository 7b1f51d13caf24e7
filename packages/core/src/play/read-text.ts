import type { Component, Game, Look, Span } from '../games/game.ts'
import { BeyondBudget, TextError } from '../model/errors.ts'
import type { Move } from '../model/moves.ts'
import type { Words } from '../model/words.ts'
import { moveTo, moveToText } from './move-to.ts'
import { type Reading, readPiles } from './piles.ts'
import { readLoosely } from './read-loosely.ts'
import { readNames } from './read-names.ts'
import { plain, readTold } from './read-told.ts'
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
  const told = readTold(game, position, text)
  if (told) return told
  const left = /^=\s*(.*)$/.exec(text)?.[1]
  if (left !== undefined) return byPosition(game, position, left) ?? { wrong: NOT_LEFT }
  // what a field of the board is called: the position that it leads to
  const to = /^(?:to|leave|走到|留下)\s*(.*)$/i.exec(text)?.[1]
  const there = to === undefined ? undefined : byPosition(game, position, to)
  if (there) return there
  const look = game.look(position)
  const first = byLook(game, position, look, text)
  if (first && 'move' in first) return first
  const { found, beyond } = ifWithin(() => byPosition(game, position, text))
  const other =
    found ??
    byText(game, position, look, text) ??
    (!first && /^\d+$/.test(text) && isUnnamed(look) ? byNumber(game, position, text) : undefined)
  if (other && 'move' in other) return other
  const reading = readLoosely(game, position, text) ?? first ?? other
  if (!reading && beyond) throw beyond
  return reading
}

/** A reading, or that looking for it is beyond the budget: other readings are then tried before that is said. */
function ifWithin<P>(read: () => Reading<P>): {
  readonly found?: Reading<P>
  readonly beyond?: BeyondBudget
} {
  try {
    return { found: read() }
  } catch (error) {
    if (error instanceof BeyondBudget) return { beyond: error }
    throw error
  }
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
    case 'spans':
      return bySpans(game, position, look.spans, text)
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

/** `7 3`, or `take 3 from the heap of 7`, also where there are more heaps than one looks through. */
function bySpans<P>(game: Game<P>, position: P, spans: readonly Span[], text: string): Reading<P> {
  const pair =
    /^(?<size>\d+)[ ,]+(?<take>\d+)$/.exec(text) ??
    /^take (?<take>\d+) from (?:the )?(?:heap of )?(?<size>\d+)\b/i.exec(text) ??
    /^从 ?(?<size>\d+) ?颗?的?堆?中?取 ?(?<take>\d+)/.exec(text)
  const [size, take] = [BigInt(pair?.groups?.size ?? 0), BigInt(pair?.groups?.take ?? 0)]
  const index = spans.findIndex(({ lo, hi }) => lo <= size && size <= hi)
  if (take < 1n || size < take || index < 0) return undefined
  const { lo, hi } = spans[index] as Span
  const pieces = [
    { lo, hi: size - 1n },
    { lo: size + 1n, hi },
    { lo: size - take, hi: size - take },
  ].filter((piece) => piece.lo <= piece.hi)
  const left = [...spans.slice(0, index), ...pieces, ...spans.slice(index + 1)]
  return byPosition(game, position, left.map((span) => `${span.lo}..${span.hi}`).join(' '))
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

/** Where moves have no notation of their own, the one move with the words or numbers of a text. */
function byText<P>(game: Game<P>, position: P, look: Look, text: string): Reading<P> {
  const lower = text.toLowerCase()
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
