import { TextError } from '../../model/errors.ts'
import { claimAt } from '../text/tokens.ts'

/** What may be asked of nimbers by its name, with what stands in its brackets. */
export type Called = 'sqrt' | 'order' | 'log'

/** A sign of an expression in nimbers, as it is written in ASCII, with the place where it stands. */
export interface Token {
  readonly kind: 'number' | '+' | '*' | '/' | '^' | '-' | '(' | ')' | ',' | Called | 'claim' | 'end'
  readonly offset: number
  /** What is written there. */
  readonly text: string
}

const SIGNS: Readonly<Record<string, Token['kind']>> = {
  '⊕': '+',
  '⊗': '*',
  '×': '*',
  '∗': '*',
  '⋆': '*',
  '·': '*',
  '⋅': '*',
  '÷': '/',
  '⊘': '/',
  '⁄': '/',
  '−': '-',
  '–': '-',
  '**': '^',
  '、': ',',
}

const KINDS: ReadonlySet<string> = new Set('+ - * / ^ ( ) , sqrt order log'.split(' '))

const PIECE = /\s*([0-9０-９]+|\*\*|[A-Za-z]+|.)/suy

/** The signs of an expression in nimbers, one after the other; the last is its end. */
export function* tokensOf(text: string): Generator<Token> {
  let at = 0
  PIECE.lastIndex = 0
  for (let match = PIECE.exec(text); match; match = PIECE.exec(text)) {
    const piece = match[1] as string
    const offset = PIECE.lastIndex - piece.length
    const claim = claimAt(text, offset)
    const next = offset + (claim || piece).length
    at = next
    if (claim !== '') yield { kind: 'claim', offset, text: claim }
    else if (piece.trim() !== '') yield tokenOf(text, piece, offset)
    PIECE.lastIndex = next
  }
  yield { kind: 'end', offset: Math.max(at, text.trimEnd().length), text: '' }
}

function tokenOf(text: string, piece: string, offset: number): Token {
  const plain = piece.normalize('NFKC').toLowerCase()
  if (/^[0-9]+$/.test(plain)) return { kind: 'number', offset, text: plain }
  const kind = SIGNS[piece] ?? SIGNS[plain] ?? plain
  if (KINDS.has(kind)) return { kind: kind as Token['kind'], offset, text: piece }
  const shown = piece.length > 20 ? `${piece.slice(0, 19)}…` : piece
  throw new TextError(text, offset, {
    en: `“${shown}” is no sign of the notation of nimbers, which has numbers from 0 and + * / ^ ( ) sqrt(a) order(a) log(a, base). A product of nimbers has no place in other values.`,
    zh: `尼姆数的记号中没有“${shown}”；可用的是非负整数和 + * / ^ ( ) sqrt(a) order(a) log(a, 底)。尼姆积不能与其他的值混用。`,
  })
}

/** How an error names what it found. */
export function foundText({ kind, text }: Token): { en: string; zh: string } {
  if (kind === 'end') return { en: 'found the end', zh: '却已结束' }
  const shown = text.length > 20 ? `${text.slice(0, 19)}…` : text
  return { en: `found “${shown}”`, zh: `却是“${shown}”` }
}
