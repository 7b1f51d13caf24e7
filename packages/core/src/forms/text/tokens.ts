import { type Dyadic, dyadic } from '../../arith/dyadic.ts'
import { TextError } from '../../model/errors.ts'
import type { Relation } from '../forms.ts'

/**
 * What is claimed of two values, as written between them: `|>` is > or confused, `<|` is < or
 * confused, and `?` asks which relation holds.
 */
export type Claim = Relation | '<=' | '>=' | '!=' | '|>' | '<|' | '?'

/** A sign of the notation as it is written in ASCII, with the place where it stands. */
export interface Token {
  readonly kind: Sign | 'digits' | 'part' | 'claim' | 'end'
  readonly offset: number
  /** What is written there. */
  readonly text: string
  /** The same in ASCII. */
  readonly ascii: string
}

type Sign = '{' | '|' | '}' | '(' | ')' | ',' | '.' | '/' | '+' | '-' | '+-' | Arrow | '*' | Word
type Arrow = '^' | '^^' | '^^^' | 'v' | 'vv' | 'vvv'
type Word = 'tiny' | 'miny'

const SIGNS: Readonly<Record<string, Sign>> = {
  '{': '{',
  '｛': '{',
  '|': '|',
  '｜': '|',
  '∣': '|',
  '}': '}',
  '｝': '}',
  '(': '(',
  '（': '(',
  ')': ')',
  '）': ')',
  ',': ',',
  '，': ',',
  '、': ',',
  '.': '.',
  '．': '.',
  '·': '.',
  '⋅': '.',
  '/': '/',
  '／': '/',
  '⁄': '/',
  '+': '+',
  '＋': '+',
  '-': '-',
  '－': '-',
  '−': '-',
  '–': '-',
  '±': '+-',
  '^': '^',
  '^^': '^^',
  '^^^': '^^^',
  '＾': '^',
  '↑': '^',
  '⇑': '^^',
  '⤊': '^^^',
  v: 'v',
  vv: 'vv',
  vvv: 'vvv',
  ｖ: 'v',
  '↓': 'v',
  '⇓': 'vv',
  '⤋': 'vvv',
  '*': '*',
  '＊': '*',
  '∗': '*',
  '⋆': '*',
  tiny: 'tiny',
  '⧾': 'tiny',
  miny: 'miny',
  '⧿': 'miny',
}

const CLAIMS: Readonly<Record<string, Claim>> = {
  '<': '<',
  '>': '>',
  '=': '=',
  '==': '=',
  '<=': '<=',
  '≤': '<=',
  '⩽': '<=',
  '>=': '>=',
  '≥': '>=',
  '⩾': '>=',
  '!=': '!=',
  '≠': '!=',
  '||': '||',
  '‖': '||',
  '∥': '||',
  '|>': '|>',
  '<|': '<|',
  '?': '?',
}

/** The fractions that are one character. */
const PARTS: Readonly<Record<string, Dyadic>> = {
  '½': dyadic(1n, 1),
  '¼': dyadic(1n, 2),
  '¾': dyadic(3n, 2),
  '⅛': dyadic(1n, 3),
  '⅜': dyadic(3n, 3),
  '⅝': dyadic(5n, 3),
  '⅞': dyadic(7n, 3),
}

const BLANKS = /\s*/y
const CLAIM = /[<>＜＞=＝!！]?[=＝]|[<＜][|｜]|[|｜][>＞|｜]|[<>＜＞≤⩽≥⩾≠‖∥?？]/y
const PIECE = /[0-9０-９]+|\^{1,3}|v{1,3}|tiny|miny|./suy

const BLANK = 0x20
const BAR = 0x7c
/** The signs that are one ASCII character and begin no other, by its code; a bar begins claims. */
const ALONE: readonly (Sign | undefined)[] = Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code)
  return '{|}(),./+-*'.includes(character) ? SIGNS[character] : undefined
})

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

/** Whether a bar and this character may be a claim: `|>`, `||`, or with a full-width sign. */
function mayClaim(code: number): boolean {
  return code === 0x3e || code === BAR || code > 0x7f
}

/** The fraction that a character such as ½ stands for. */
export function partOf({ text }: Token): Dyadic {
  return PARTS[text] ?? dyadic(0n)
}

/** The character of a fraction between 0 and 1, where it has one. */
export function partText(value: Dyadic): string | undefined {
  const same = ([, part]: [string, Dyadic]) =>
    part.numerator === value.numerator && part.exponent === value.exponent
  return Object.entries(PARTS).find(same)?.[0]
}

/** The claim that stands at a place of a text, as it is written; empty where there is none. */
export function claimAt(text: string, at: number): string {
  CLAIM.lastIndex = at
  return CLAIM.exec(text)?.[0] ?? ''
}

/** What a written claim is in ASCII. */
export function claimOf(written: string): Claim {
  return CLAIMS[written.normalize('NFKC')] ?? (written as Claim)
}

/** Reads a text sign by sign; blanks stand anywhere but inside a number or a word. */
export class Tokens {
  private readonly text: string
  /** The sign that is to be read next. */
  next: Token

  constructor(text: string) {
    this.text = text
    this.next = this.read(0)
  }

  /** Takes the next sign. */
  take(): Token {
    const token = this.next
    this.next = this.read(token.offset + token.text.length)
    return token
  }

  /** Takes the next sign if it is of this kind. */
  takeIf(kind: Token['kind']): Token | undefined {
    return this.next.kind === kind ? this.take() : undefined
  }

  /** The error that something else was expected where a sign stands. */
  expected(en: string, zh: string, { kind, text, offset }: Token = this.next): TextError {
    const found = [...text].length > 20 ? `${[...text].slice(0, 19).join('')}…` : text
    return new TextError(this.text, offset, {
      en: `Expected ${en}, found ${kind === 'end' ? 'the end' : `“${found}”`}.`,
      zh: `这里应是${zh}，却${kind === 'end' ? '已结束' : `是“${found}”`}。`,
    })
  }

  /** The error that there is something wrong with a sign that was read. */
  wrong({ offset }: Token, en: string, zh: string): TextError {
    return new TextError(this.text, offset, { en, zh })
  }

  private read(from: number): Token {
    return this.plain(from) ?? this.any(from)
  }

  /** A sign that is one ASCII character and begins no other, or ASCII digits; most are one of these. */
  private plain(from: number): Token | undefined {
    const { text } = this
    let offset = from
    while (text.charCodeAt(offset) === BLANK) offset++
    const code = text.charCodeAt(offset)
    const kind = ALONE[code]
    if (kind !== undefined) {
      if (code === BAR && mayClaim(text.charCodeAt(offset + 1))) return undefined
      return { kind, offset, text: kind, ascii: kind }
    }
    let end = offset
    while (isDigit(text.charCodeAt(end))) end++
    // full-width digits may go on
    if (end === offset || text.charCodeAt(end) > 0x7f) return undefined
    const digits = text.slice(offset, end)
    return { kind: 'digits', offset, text: digits, ascii: digits }
  }

  private any(from: number): Token {
    const offset = from + this.match(BLANKS, from).length
    const claim = claimAt(this.text, offset)
    if (claim !== '') return { kind: 'claim', offset, text: claim, ascii: claimOf(claim) }
    const text = this.match(PIECE, offset)
    if (text === '') return { kind: 'end', offset, text, ascii: '' }
    const kind = PARTS[text] ? 'part' : (SIGNS[text] ?? 'digits')
    if (kind !== 'digits') return { kind, offset, text, ascii: kind }
    const ascii = text.normalize('NFKC')
    if (/^[0-9]+$/.test(ascii)) return { kind, offset, text, ascii }
    throw new TextError(this.text, offset, {
      en: `“${text}” is no sign of the notation, which has numbers, ^ v * + - . { | } ( ) , +- tiny miny.`,
      zh: `记号中没有“${text}”；可用的是数和 ^ v * + - . { | } ( ) , +- tiny miny。`,
    })
  }

  private match(pattern: RegExp, at: number): string {
    pattern.lastIndex = at
    return pattern.exec(this.text)?.[0] ?? ''
  }
}
