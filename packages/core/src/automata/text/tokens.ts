import { TextError } from '../../model/errors.ts'

/** What a sentence is made of, with its place. */
export interface Token {
  readonly kind: 'number' | 'name' | 'quantifier' | 'sign' | 'game' | 'end'
  readonly text: string
  readonly at: number
}

/** Signs of books for those of the keyboard. */
const SIGNS: Readonly<Record<string, string>> = {
  '¬': '~',
  '!': '~',
  '∧': '&',
  '∨': '|',
  '⊕': '^',
  '→': '=>',
  '⇒': '=>',
  '↔': '<=>',
  '⇔': '<=>',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '−': '-',
  '×': '*',
  '·': '*',
  '（': '(',
  '）': ')',
  '，': ',',
}
const QUANTIFIERS: Readonly<Record<string, string>> = {
  '∀': 'A',
  '∃': 'E',
  forall: 'A',
  exists: 'E',
}

const SIGN = /(?:<=>|=>|<=|>=|!=|[-+*/()=<>&|^~,:!]|[¬∧∨⊕→⇒↔⇔≤≥≠−×·（），])/y
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y
const NUMBER = /\d+/y
/** The words behind which the name of a game stands, up to a bracket. */
const ABOUT_GAMES = new Set(['losing', 'value'])
const LONGEST = 20_000

/** The pieces of a sentence; throws a TextError at the first thing that is none. */
export function tokensOf(text: string, from: number): Token[] {
  if (text.length > LONGEST)
    throw new TextError(text, LONGEST, {
      en: `A sentence has at most ${LONGEST} letters.`,
      zh: `语句至多 ${LONGEST} 个字符。`,
    })
  const tokens: Token[] = []
  let at = from
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0]
  }
  while (at < text.length) {
    const char = text[at] as string
    if (/\s/.test(char) || char === '$') {
      at++
      continue
    }
    const number = match(NUMBER)
    const name = number === undefined ? match(NAME) : undefined
    const sign = name === undefined && number === undefined ? match(SIGN) : undefined
    if (number !== undefined) tokens.push({ kind: 'number', text: number, at })
    else if (char === '∀' || char === '∃')
      tokens.push({ kind: 'quantifier', text: QUANTIFIERS[char] as string, at })
    else if (name !== undefined) tokens.push(...named(name, at))
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: SIGNS[sign] ?? sign, at })
    else
      throw new TextError(text, at, {
        en: `A sentence has no ${JSON.stringify(char)}.`,
        zh: `语句中没有 ${JSON.stringify(char)} 这个符号。`,
      })
    at += (number ?? name ?? sign ?? char).length
    if (name !== undefined && ABOUT_GAMES.has(name)) at = game(text, at, tokens)
  }
  tokens.push({ kind: 'end', text: '', at: text.length })
  return tokens
}

/** A name; a capital A or E before it is a quantifier, as in `Ax`. */
function named(name: string, at: number): Token[] {
  const word = QUANTIFIERS[name.toLowerCase()]
  if (word !== undefined) return [{ kind: 'quantifier', text: word, at }]
  if (!/^[AE]/.test(name)) return [{ kind: 'name', text: name, at }]
  const quantifier: Token = { kind: 'quantifier', text: name.slice(0, 1), at }
  const rest = name.slice(1)
  return rest === '' ? [quantifier] : [quantifier, { kind: 'name', text: rest, at: at + 1 }]
}

/** Reads what stands between the word before and the bracket of the numbers: a game, perhaps in quotes. */
function game(text: string, from: number, tokens: Token[]): number {
  const quoted = /\s*(["'“])(.*?)["'”]/y
  quoted.lastIndex = from
  const inQuotes = quoted.exec(text)
  if (inQuotes) {
    const [all, , name = ''] = inQuotes
    tokens.push({ kind: 'game', text: name, at: from + all.length - name.length - 1 })
    return from + all.length
  }
  const end = text.slice(from).search(/[(（]/)
  const to = end < 0 ? text.length : from + end
  const name = text.slice(from, to)
  if (name.trim() === '') return from
  tokens.push({ kind: 'game', text: name.trim(), at: from + name.search(/\S/) })
  return to
}
