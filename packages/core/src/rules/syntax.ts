import { TextError } from '../model/errors.ts'
import type { Words } from '../model/words.ts'
import { buildRule } from './build.ts'
import * as grammar from './generated/grammar.ts'
import type { RawRule } from './raw.ts'
import type { CounterRule, PartizanRule, Rule } from './rule.ts'

const parseGrammar = grammar.parse as unknown as (text: string) => unknown

/** What the generated parser throws. */
interface GrammarError {
  readonly expected: readonly Expectation[] | null
  readonly location: { readonly start: { readonly offset: number } }
}

/** A piece of a text and where it stands in it. */
export interface Piece {
  readonly text: string
  readonly offset: number
}

/** One part of a sum as written: a rule, or the name of a game with what follows it. */
export interface PartSyntax {
  readonly offset: number
  readonly misere: boolean
  readonly rule: Rule | PartizanRule | undefined
  readonly position: Piece | undefined
  readonly call:
    | { readonly name: Piece; readonly args: Piece; readonly position: Piece | null }
    | undefined
}

/** A text as written: the parts of a sum, perhaps in brackets behind `misere`. */
export interface TextSyntax {
  readonly misere: boolean
  readonly parts: readonly PartSyntax[]
}

interface RawPart {
  readonly offset: number
  readonly misere: boolean
  readonly rule: RawRule | null
  readonly position: (Piece & { readonly bare?: { readonly colon: boolean } }) | null
  readonly call: {
    readonly name: Piece
    readonly args: Piece
    readonly position: Piece | null
  } | null
}

/** The most letters that a game may have without its positions: 10^5-digit numbers fit in. */
export const LONGEST_RULE = 400_000
const LONGEST_TEXT = 4_000_000

/** The structure of a text in the rule language; throws a TextError. */
export function parseSyntax(text: string): TextSyntax {
  if (text.length > LONGEST_TEXT) throw tooLong(text, 0)
  if (text.trim() === '')
    throw new TextError(text, 0, {
      en: 'Expected a game, as in nim or take 1..4; `nimber games` lists the named ones.',
      zh: '这里应是一个游戏，例如 nim 或 取 1..4；`nimber games` 列出有名字的。',
    })
  try {
    const tree = parseGrammar(narrow(text)) as { misere: boolean; parts: readonly RawPart[] }
    const positions = tree.parts.reduce((sum, part) => sum + markedLength(part), 0)
    if (text.length - positions > LONGEST_RULE) throw tooLong(text, 0)
    return {
      misere: tree.misere,
      parts: tree.parts.map(({ offset, misere, rule, position, call }) => {
        if (position?.bare) judgeBare(text, rule, position, position.bare)
        return {
          offset,
          misere,
          rule: rule ? buildRule(text, rule) : undefined,
          position: position ?? undefined,
          call: call ?? undefined,
        }
      }),
    }
  } catch (error) {
    if (error instanceof grammar.SyntaxError)
      throw syntaxError(text, error as unknown as GrammarError)
    throw error
  }
}

/** Throws a TextError where numbers without a colon before them are no clear position. */
function judgeBare(
  text: string,
  rule: RawRule | null,
  position: Piece,
  { colon }: { readonly colon: boolean },
): void {
  if (rule?.kind === 'heap' && rule.take && rule.parts.length > 0)
    throw splitIntoWhat(text, position)
  const [range] = /^\d+\s*\.\.\s*(?:\d+|n)/.exec(position.text) ?? []
  if (rule?.kind === 'heap' && rule.parts.length > 0 && range !== undefined)
    throw new TextError(text, position.offset, {
      en: `Expected “into”: a heap is split into so many with “split into ${range}”.`,
      zh: `这里应是“成”：拆成这么多堆请写“拆分成 ${range} 堆”。`,
    })
  if (colon)
    throw new TextError(text, position.offset + position.text.length, {
      en: 'Expected “+” or the end of the text, found “:”.',
      zh: '这里应是“+”或结束，却是“:”。',
    })
}

/** A number right behind `or split`: of how many parts, or of the stones? */
function splitIntoWhat(text: string, { text: numbers, offset }: Piece): TextError {
  const first = /\d+/.exec(numbers)?.[0] ?? ''
  return new TextError(text, offset, {
    en: `Unclear what ${first} is: write “split into ${first}” for that many heaps, or “split: ${numbers.trim()}” for the position.`,
    zh: `${first} 的意思不明：拆成这么多堆请写“拆分成 ${first} 堆”，是局面请写“拆分: ${numbers.trim()}”。`,
  })
}

/** The letters of a part that may be its position, however long that is. */
function markedLength({ position, call }: RawPart): number {
  return [position, call?.args, call?.position].reduce((sum, p) => sum + (p?.text.length ?? 0), 0)
}

export function tooLong(text: string, offset: number): TextError {
  return new TextError(text, offset, {
    en: `This game is too long: at most ${LONGEST_RULE} letters, positions apart.`,
    zh: `游戏太长：除局面外至多 ${LONGEST_RULE} 个字符。`,
  })
}

const WIDE = '：，；（）｛｝＋－＝＜＞！．／＊＾、０１２３４５６７８９　'
const NARROW = ':,;(){}+-=<>!./*^,0123456789 '

/** The text with full-width signs made narrow, place by place. */
export function narrow(text: string): string {
  return text.replace(
    /[：，；（）｛｝＋－＝＜＞！．／＊＾、０-９　−]/g,
    (c) => NARROW[WIDE.indexOf(c)] ?? '-',
  )
}

/** What the grammar calls by name, in words. */
const NAMED: Readonly<Record<string, Words>> = {
  number: { en: 'a number', zh: '一个数' },
  amounts: {
    en: 'amounts (1..4, 1..n/2, {1,3}, any, odd, 2^k, fib, …)',
    zh: '取数（1..4、1..n/2、{1,3}、任意、奇数、2^k、斐波那契数……）',
  },
  root: { en: '“sqrt(n)”', zh: '“√n”' },
  position: { en: 'a position', zh: '一个局面' },
  misere: { en: '“misere”', zh: '“反常规”' },
  name: { en: 'the name of a game', zh: '游戏的名字' },
  counter: { en: 'a counter', zh: '一个计数器' },
  term: { en: 'a number, a counter or k', zh: '一个数、计数器或 k' },
  comparison: { en: 'a comparison (=, !=, <, <=, >, >=)', zh: '比较号（=、!=、<、<=、>、>=）' },
  blank: { en: 'a blank', zh: '空格' },
  'octal digit': { en: 'an octal digit (0–7)', zh: '八进制数字（0–7）' },
  'hex digit': { en: 'a hexadecimal digit (0–9, A–F)', zh: '十六进制数字（0–9、A–F）' },
  'end of the text': { en: 'the end of the text', zh: '结束' },
}

interface Expectation {
  readonly type: string
  readonly text?: string
  readonly description?: string
}

function syntaxError(text: string, error: GrammarError): TextError {
  const at = error.location.start.offset
  const begun = /[A-Za-z]{1,20}$/.exec(text.slice(Math.max(0, at - 20), at))?.[0]
  const more = /^[A-Za-z]{1,20}/.exec(text.slice(at))?.[0]
  if (begun && more && error.expected?.every(({ description }) => description === 'blank'))
    return new TextError(text, at - begun.length, {
      en: `Expected “${begun}” and a blank, found “${begun}${more}”.`,
      zh: `这里应是“${begun}”和空格，却是“${begun}${more}”。`,
    })
  const en = new Set<string>()
  const zh = new Set<string>()
  for (const expectation of error.expected ?? []) {
    const named = NAMED[expectation.description ?? '']
    if (named) {
      en.add(named.en)
      zh.add(named.zh)
    } else if (expectation.type === 'literal' && expectation.text) {
      // a keyword is offered in the reader's language, a sign or a heap n in both
      const chinese = /[\u4e00-\u9fff]/.test(expectation.text)
      const word = /[a-z]{2}/.test(expectation.text)
      if (!chinese) en.add(`“${expectation.text}”`)
      if (!word) zh.add(`“${expectation.text}”`)
    }
  }
  // the word of Latin letters that stands there, else one letter or sign
  const there = /^(?:[A-Za-z]{1,20}|.)/su.exec(text.slice(at, at + 20))?.[0]
  const found: Words = there
    ? { en: `“${there}”`, zh: `“${there}”` }
    : { en: 'the end of the text', zh: '文本的结尾' }
  const hint = /^n\s{0,9}([-/]\s{0,9}\d{1,9}\s{0,9})?\.\./i.test(text.slice(at, at + 50))
    ? { en: ' A range begins with a number.', zh: '范围应从一个数开始。' }
    : { en: '', zh: '' }
  return new TextError(text, at, {
    en:
      en.size > 0
        ? `Expected ${list([...en], ', ', ' or ')}, found ${found.en}.${hint.en}`
        : `A phrase of Chinese keywords does not go on with ${found.en}.`,
    zh: `这里应是${list([...(zh.size > 0 ? zh : en)], '、', '或')}，却是${found.zh}。${hint.zh}`,
  })
}

function list(items: readonly string[], between: string, last: string): string {
  if (items.length > 8) return [...items.slice(0, 8), '…'].join(between)
  return items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(between)}${last}${items.at(-1)}`
}

/** The rule over counters of a text that is one. */
export function counters(text: string): CounterRule {
  const known = rule(text)
  if (known.kind !== 'counters') throw new TypeError(`not a rule over counters: ${text}`)
  return known
}

/** The rule of a text that is one: `take 1..4`, `counters a, b; a -= k; b -= k`. */
export function rule(text: string): Rule {
  const [part] = parseSyntax(text).parts
  if (!part?.rule || part.rule.kind === 'partizan') throw new TypeError(`not a rule: ${text}`)
  return part.rule
}
