import { inside, TextError } from '../model/errors.ts'
import { nearest } from '../model/nearest.ts'
import type { Convention } from '../model/outcome.ts'
import type { Words } from '../model/words.ts'
import { parseNumber, parseNumbers } from '../rules/numbers.ts'
import {
  LONGEST_RULE,
  narrow,
  type PartSyntax,
  type Piece,
  parseSyntax,
  type TextSyntax,
  tooLong,
} from '../rules/syntax.ts'
import { entries, findEntry, gameOfRule, keyOf, misereOf } from './catalogue.ts'
import type { Args, Entry, Game, Param } from './game.ts'
import { gameOver, type Over, refuseOver } from './over.ts'
import { findAny, partizanEntries } from './partizan/catalogue.ts'
import { type AnyGame, isImpartial, type PartizanEntry } from './partizan/game.ts'
import { gameOfPartizanRule, impartialOfRule } from './partizan/heaps.ts'
import { misereOfPartizan, partizanSum } from './partizan/sum.ts'
import { gameSum } from './sum.ts'

/** A game, and a position of it where the text has one. */
export interface Parsed<G = Game<unknown>> {
  readonly game: G
  readonly position: unknown
}

/**
 * The game of a text such as `bash 4`, `take {1,3,4}: 17` or `nim: 3 5 + take fib: 7`, and the
 * position behind it or in a text of its own. Throws a TextError, also where the players of the
 * game have different moves.
 */
export function parse(text: string, positionText?: string): Parsed {
  const { game, position } = read(text, positionText, 'impartial')
  if (game.partizan)
    throw new TextError(text, 0, {
      en: `In ${game.name} the players have different moves; expected a game in which they have the same.`,
      zh: `${game.nameZh} 中双方的走法不同；这里应是双方走法相同的游戏。`,
    })
  return { game, position }
}

/** The game of a text, whether or not its players have the same moves; see `parse`. */
export function parseAny(text: string, positionText?: string): Parsed<AnyGame<unknown>> {
  return read(text, positionText, 'any')
}

/** Whether rules for each player that are the same are wanted as one. */
type Wanted = 'impartial' | 'any'

function read(
  text: string,
  positionText: string | undefined,
  wanted: Wanted,
): Parsed<AnyGame<unknown>> {
  const syntax = unwrap(text, parseSyntax(text))
  const made: Made = new Map()
  const parts = syntax.parts.map((part) => resolve(text, part, wanted, made))
  const game = combine(
    text,
    syntax.misere,
    syntax.parts,
    parts.map((p) => p.game),
  )
  const written = parts.filter((p) => p.position !== undefined)
  if (positionText !== undefined) {
    if (written[0]?.position)
      throw new TextError(text, written[0].position.offset, {
        en: 'The position stands here and also behind the game: write it once.',
        zh: '局面写了两次：这里和游戏后面，只留一处。',
      })
    return {
      game,
      position: inside(positionText, 0, () => game.rules.parse(narrow(positionText))),
    }
  }
  if (written.length === 0) return { game, position: undefined }
  const positions = parts.map(({ game: part, position }, i) => {
    if (!position) throw missingPosition(text, syntax.parts[i] as PartSyntax)
    return inside(text, position.offset, () => part.rules.parse(position.text))
  })
  return { game, position: parts.length > 1 ? positions : positions[0] }
}

/** `misere (nim)` is `misere nim`: the convention of a whole that is one part is that part's. */
function unwrap(text: string, syntax: TextSyntax): TextSyntax {
  const [only, more] = syntax.parts
  if (!syntax.misere || !only || more) return syntax
  if (only.misere)
    throw new TextError(text, only.offset, {
      en: 'The convention is written twice: misere once is enough.',
      zh: '反常规写了两次：写一次就够了。',
    })
  return { misere: false, parts: [{ ...only, misere: true }] }
}

/** A part with its game found and its position still a text. */
interface Resolved {
  readonly game: AnyGame<unknown>
  readonly position: Piece | undefined
}

/** The games without parameters that a text has named: a sum may have thousands of the same. */
type Made = Map<Entry | PartizanEntry, AnyGame<unknown>>

function resolve(text: string, part: PartSyntax, wanted: Wanted, made: Made = new Map()): Resolved {
  const convention: Convention = part.misere ? 'misere' : 'normal'
  const { rule } = part
  if (rule?.kind === 'partizan') {
    const same = wanted === 'impartial' ? impartialOfRule(rule, convention) : undefined
    return { game: same ?? gameOfPartizanRule(rule, convention), position: part.position }
  }
  if (rule) return { game: gameOfRule(rule, convention), position: part.position }
  const { name, args, position } = part.call as NonNullable<PartSyntax['call']>
  const own = misereEntry(text, part, name)
  const entry = own ?? findAny(name.text)
  if (!entry) throw unknownName(text, name)
  const over = overOf(entry.slug, args)
  if (over) return overGame(text, part, over, wanted)
  const { values, rest } = readArgs(text, entry, args, name)
  if (position && rest.text.trim() !== '') {
    const wanted = entry.params.map(paramText).join(' ') || 'no parameters'
    throw new TextError(text, rest.offset, {
      en: `Expected “:” here: ${entry.slug} has ${wanted}.`,
      zh: `这里应是“:”：${entry.names.zh} 的参数是 ${entry.params.map(paramText).join(' ') || '（无）'}。`,
    })
  }
  const plain = made.get(entry) ?? entry.make(values)
  if (entry.params.length === 0) made.set(entry, plain)
  const misere = part.misere && !own
  if (misere && plain.convention === 'misere')
    throw new TextError(text, name.offset, {
      en: `${entry.slug} is misère already.`,
      zh: `${entry.names.zh} 本来就是反常规的。`,
    })
  const at = position ?? (rest.text.trim() === '' ? undefined : rest)
  return { game: misere ? misereOfAny(plain) : plain, position: at }
}

/** How the parts of another game are played together, and where that game is written. */
interface Played {
  readonly over: Over
  readonly inner: Piece
}

/** Whether a game is played over another one: `every-sg take squares`, `moore 2 rook`. */
function overOf(slug: string, { text, offset }: Piece): Played | undefined {
  if (slug === 'every-sg' || slug === 'anti-sg')
    return /^\s*[^{\d\s]/.test(text) ? { over: { kind: slug }, inner: { text, offset } } : undefined
  const [head = '', most = ''] = (slug === 'moore' && /^\s*(\d+)\s+(?=[^\d\s,])/.exec(text)) || []
  if (most === '' || BigInt(most) === 0n) return undefined
  return {
    over: { kind: slug as 'moore', most: BigInt(most) },
    inner: { text: text.slice(head.length), offset: offset + head.length },
  }
}

/** Another game whose parts are played all at once, or to another end: `every-sg take squares`. */
function overGame(
  text: string,
  part: PartSyntax,
  { over, inner: args }: Played,
  wanted: Wanted,
): Resolved {
  const { name, position } = part.call as NonNullable<PartSyntax['call']>
  const { kind } = over
  if (part.misere)
    throw new TextError(text, part.offset, {
      en: `${name.text} has an ending of its own: leave out misere.`,
      zh: `${name.text} 的终局另有规定：请去掉反常规。`,
    })
  const inner = inside(text, args.offset, () => {
    const [only, more] = parseSyntax(args.text).parts
    if (!only || more)
      throw new TextError(args.text, more?.offset ?? 0, {
        en: `Expected one game behind ${kind}.`,
        zh: `${kind} 后应是一个游戏。`,
      })
    const resolved = resolve(args.text, only, wanted)
    if (resolved.game.partizan)
      throw new TextError(args.text, 0, {
        en: `Expected a game in which both players have the same moves behind ${kind}.`,
        zh: `${kind} 后应是双方走法相同的游戏。`,
      })
    refuseOver(args.text, 0, kind, resolved.game)
    return { game: resolved.game, position: resolved.position }
  })
  const written = inner.position && {
    text: inner.position.text,
    offset: args.offset + inner.position.offset,
  }
  return { game: gameOver(over, inner.game) as Game<unknown>, position: position ?? written }
}

/** The same game with the other ending. */
function misereOfAny(game: AnyGame<unknown>): AnyGame<unknown> {
  return game.partizan ? misereOfPartizan(game) : misereOf(game)
}

/** The game whose own name begins with the word for misère play: 反常规尼姆博弈. */
function misereEntry(text: string, { misere, offset }: PartSyntax, name: Piece): Entry | undefined {
  const whole = text.slice(offset, name.offset + name.text.length)
  return misere && whole !== name.text && !/\s/.test(whole) ? findEntry(whole) : undefined
}

function combine(
  text: string,
  misere: boolean,
  syntax: readonly PartSyntax[],
  games: readonly AnyGame<unknown>[],
): AnyGame<unknown> {
  const [only, more] = games
  if (only && !more) return only
  for (const [i, game] of games.entries()) {
    const place = syntax[i]?.offset ?? 0
    if (game.convention === 'misere')
      throw new TextError(text, place, {
        en: 'The convention belongs to the whole sum: write misere (… + …).',
        zh: '反常规属于整个和：请写成 反常规 (… + …)。',
      })
    if (game.rules.stuckDraws)
      throw new TextError(text, place, {
        en: `${game.name} ends in a way of its own and cannot be a part of a sum.`,
        zh: `${game.nameZh} 的终局规则特殊，不能作为和的一部分。`,
      })
  }
  const sum = games.every(isImpartial) ? gameSum(games) : partizanSum(games)
  return misere ? misereOfAny(sum) : sum
}

/** Reads the parameters from the front of a text and leaves the rest. */
function readArgs(
  text: string,
  entry: Entry | PartizanEntry,
  args: Piece,
  name: Piece,
): { values: Args; rest: Piece } {
  const words: Piece[] = []
  const most = entry.params.reduce((sum, param) => sum + wordsOf(param), 0)
  for (const { 0: word, index } of args.text.matchAll(/\{[^{}]*\}|[^\s,，{]+|\{/g)) {
    words.push({ text: word, offset: index })
    if (words.length > most) break
  }
  const values: Record<string, bigint> = {}
  const placeOf = (i: number) =>
    words[i] ? args.offset + words[i].offset : name.offset + name.text.length
  let read = 0
  for (const param of entry.params) {
    if (param.kind === 'choices') {
      const chosen = readChoices(param, words.slice(read))
      if (chosen.length < param.least) throw missingParam(text, entry, placeOf(read))
      for (const [j, number] of chosen.entries()) values[`${param.name}${j + 1}`] = number
      read += chosen.length
      continue
    }
    const word = words[read++]
    if (!word) throw missingParam(text, entry, name.offset + name.text.length)
    const offset = args.offset + word.offset
    if (word.text.length > LONGEST_RULE) throw tooLong(text, offset)
    if (param.kind === 'set') {
      if (!/^\{[^{}]*\}$/.test(word.text)) throw missingParam(text, entry, offset)
      const members = inside(text, offset + 1, () =>
        parseNumbers(word.text.slice(1, -1), { least: 1 }),
      )
      for (const [j, member] of members.entries()) {
        if (member < 1n) throw tooSmall(text, offset, param.name, 1n)
        values[`${param.name}${j + 1}`] = member
      }
      continue
    }
    if (param.kind === 'number') {
      const value = parseNumber(text, word.text, offset)
      const least = values[param.notBelow ?? ''] ?? param.least
      if (value < least) throw tooSmall(text, offset, param.name, least)
      values[param.name] = value
    } else {
      const range = /^(\d+)\.\.(\d+)$/.exec(word.text)
      if (!range) throw missingParam(text, entry, offset)
      const [from, to] = [BigInt(range[1] as string), BigInt(range[2] as string)]
      if (from < 1n) throw tooSmall(text, offset, param.from, 1n)
      if (from > to)
        throw new TextError(text, offset, {
          en: `The range ${from}..${to} is empty: write the smaller number first.`,
          zh: `范围 ${from}..${to} 是空的：请先写较小的数。`,
        })
      values[param.from] = from
      values[param.to] = to
    }
  }
  const next = words[read]
  const start = next ? next.offset : args.text.length
  return { values, rest: { text: args.text.slice(start), offset: args.offset + start } }
}

/** The most words that a parameter consists of. */
function wordsOf(param: Param): number {
  return param.kind === 'choices' ? param.most : 1
}

/** The numbers, from 1, of the names that the words are, up to the first that is none. */
function readChoices({ of, most }: Param & { kind: 'choices' }, words: readonly Piece[]): bigint[] {
  const numbers: bigint[] = []
  for (const { text } of words.slice(0, most)) {
    const key = keyOf(text)
    const index = of.findIndex(({ en, zh }) => keyOf(en) === key || keyOf(zh) === key)
    if (index < 0) break
    numbers.push(BigInt(index + 1))
  }
  return numbers
}

/** How a parameter is written in a description: `m`, `p..q`. */
export function paramText(param: Param): string {
  if (param.kind === 'set') return `{${param.name}1,${param.name}2,…}`
  if (param.kind === 'choices') return `${param.name}1 ${param.name}2 …`
  return param.kind === 'number' ? param.name : `${param.from}..${param.to}`
}

function missingParam(text: string, entry: Entry | PartizanEntry, offset: number): TextError {
  const usage = `${entry.slug} ${entry.params.map(paramText).join(' ')}`
  const example = entry.examples[0] ?? ''
  return new TextError(text, offset, {
    en: `Expected the parameters of ${entry.slug} here: ${usage}, as in ${example}.`,
    zh: `这里应是 ${entry.names.zh} 的参数：${usage}，例如 ${example}。`,
  })
}

function tooSmall(text: string, offset: number, name: string, least: bigint): TextError {
  return new TextError(text, offset, {
    en: `Expected ${name} to be at least ${least}.`,
    zh: `${name} 至少是 ${least}。`,
  })
}

function missingPosition(text: string, part: PartSyntax): TextError {
  return new TextError(text, part.offset, {
    en: 'This part of the sum has no position.',
    zh: '和的这一部分缺少局面。',
  })
}

const KEYWORDS: readonly Words[] = [
  { en: 'take', zh: '取' },
  { en: 'split', zh: '拆分' },
  { en: 'replace', zh: '换成两个更小的堆' },
  { en: 'halve', zh: '折半' },
  { en: 'octal', zh: '八进制' },
  { en: 'hex', zh: '十六进制' },
  { en: 'counters', zh: '计数' },
  { en: 'left', zh: '左' },
  { en: 'misere', zh: '反常规' },
]

/** Each word that a text can begin with, and how it is said in English. */
function* beginnings(): Generator<readonly [word: string, en: string]> {
  for (const { en, zh } of KEYWORDS) yield* [[en, en] as const, [zh, en] as const]
  for (const { slug, names, aliases } of [...entries, ...partizanEntries])
    for (const word of [slug, names.zh, ...aliases])
      yield [word, /\p{Script=Han}/u.test(word) ? slug : word]
}

function unknownName(text: string, name: Piece): TextError {
  const known = new Map(beginnings())
  const close = nearest(name.text, [...known.keys()])
  const english = close && known.get(close)
  const shown = name.text.slice(0, 40)
  const words: Words = {
    en: `Unknown game “${shown}”.${english ? ` Did you mean ${english}?` : ''} \`nimber games\` lists them all.`,
    zh: `没有叫“${shown}”的游戏。${close ? `是不是 ${close}？` : ''}\`nimber games\` 列出全部。`,
  }
  return new TextError(text, name.offset, words)
}
