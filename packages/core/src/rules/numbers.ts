import { TextError } from '../model/errors.ts'
import type { Words } from '../model/words.ts'

/** The numbers of a text, blanks or commas between them; throws a TextError at the first fault. */
export function parseNumbers(text: string, size: { least: number; most?: number }): bigint[] {
  const numbers: bigint[] = []
  for (const token of tokens(text)) numbers.push(parseNumber(text, token.text, token.offset))
  const { least, most = Infinity } = size
  if (numbers.length < least || numbers.length > most) {
    const end = text.trimEnd().length
    throw new TextError(text, end, wrongCount(least, most, numbers.length))
  }
  return numbers
}

/** Texts of small numbers, of which most of what a search meets is made, and with a blank before. */
const SMALL = Array.from({ length: 100 }, (_, n) => `${n}`)
const NEXT = SMALL.map((text) => ` ${text}`)

/** The text of a number. */
export function numberText(n: bigint): string {
  return SMALL[Number(n)] ?? `${n}`
}

/** The texts of numbers, blanks between them, in half of the time that `join` takes. */
export function numbersText(numbers: readonly bigint[]): string {
  let text = numbers.length > 0 ? numberText(numbers[0] as bigint) : ''
  for (let i = 1; i < numbers.length; i++) {
    const n = numbers[i] as bigint
    text += NEXT[Number(n)] ?? ` ${n}`
  }
  return text
}

/** The words of a text, blanks, commas or brackets between them, with their places. */
export function tokens(text: string): { text: string; offset: number }[] {
  return [...text.matchAll(/[^\s,，()[\]（）]+/g)].map((m) => ({ text: m[0], offset: m.index }))
}

/** The words of each row of a text, `|` between rows, with their places in the whole text. */
export function rowsOfTokens(text: string): readonly ReturnType<typeof tokens>[] {
  let start = 0
  return text.split('|').map((row) => {
    const words = tokens(row).map((word) => ({ ...word, offset: start + word.offset }))
    start += row.length + 1
    return words
  })
}

/** The most digits that a power may have: longer ones are written out by nobody. */
const LONGEST_POWER = 100_000

/** The number that a token of a text is: digits, or a power such as 10^30 or 1e30. */
export function parseNumber(text: string, token: string, offset: number): bigint {
  const [, base, sign, exponent] = /^(\d+)([eE^])(\d+)$/.exec(token) ?? []
  if (base !== undefined && exponent !== undefined)
    return power(text, offset, base, exponent, sign !== '^')
  const bad = /[^0-9]/.exec(token)
  if (bad?.[0] === '-' && bad.index === 0 && /^-\d+$/.test(token))
    throw new TextError(text, offset, {
      en: `Expected a number that is not negative, found ${shorten(token)}.`,
      zh: `这里应是非负整数，却是 ${shorten(token)}。`,
    })
  if (bad || token === '')
    throw new TextError(text, offset + (bad?.index ?? 0), {
      en: `Expected a number (digits only), found ${shorten(token) || 'nothing'}.`,
      zh: `这里应是一个数（只含数字），却是 ${shorten(token) || '空的'}。`,
    })
  return BigInt(token)
}

/** The base to the exponent, or times ten to it; throws a TextError where that is too long. */
function power(
  text: string,
  offset: number,
  digits: string,
  exponent: string,
  ofTen: boolean,
): bigint {
  const base = BigInt(digits)
  const each = ofTen ? 1 : digits.length
  if (BigInt(exponent) * BigInt(each) > BigInt(LONGEST_POWER) && (ofTen || base > 1n))
    throw new TextError(text, offset, {
      en: `This number would have more than ${LONGEST_POWER} digits.`,
      zh: `这个数会超过 ${LONGEST_POWER} 位。`,
    })
  return ofTen ? base * 10n ** BigInt(exponent) : base ** BigInt(exponent)
}

function shorten(token: string): string {
  return token.length > 20 ? `“${token.slice(0, 20)}…”` : token && `“${token}”`
}

function wrongCount(least: number, most: number, found: number): Words {
  const range = least === most ? `${least}` : most === Infinity ? `${least}+` : `${least}–${most}`
  const numbers = range === '1' || range === '1+' ? 'number' : 'numbers'
  return {
    en:
      most === Infinity
        ? `The position is missing: expected at least ${least} ${numbers}.`
        : `Expected ${range} ${numbers} in the position, found ${found}.`,
    zh:
      most === Infinity
        ? `缺少局面：至少要有 ${least} 个数。`
        : `局面应有 ${range} 个数，却有 ${found} 个。`,
  }
}
