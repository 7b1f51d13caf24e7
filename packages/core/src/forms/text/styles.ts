import { type Dyadic, printDyadic } from '../../arith/dyadic.ts'
import { bitLength } from '../../arith/integers.ts'
import type { Simple } from '../../model/simple.ts'
import { partText } from './tokens.ts'

/** A text of more characters names nothing that a person could read. */
export const MOST_CHARACTERS = 4000
/** Bits of a number that may have so many digits. */
const MOST_BITS = 4 * MOST_CHARACTERS

/** A way to write values. */
export interface Style {
  /** Whether switches, tinies and minies have names, or are braces like other values. */
  readonly names: boolean
  number(value: Dyadic): string
  ups(count: number, behindNumber: boolean): string
  nim(heap: number): string
  braces(left: readonly string[], right: readonly string[]): string
  /** ± one number or one pair of braces; ± a list. */
  plusMinus(option: string): string
  plusMinusList(options: readonly string[]): string
  /** Tiny or miny of a value, with a number added that is not 0 where it is there. */
  tiny(kind: 'tiny' | 'miny', of: string, number: string | undefined): string
}

/** A number with ups and a nim-heap; too long a text where its digits are too many. */
export function simpleText(style: Style, { value, ups, nim }: Simple): string {
  const size = value.numerator < 0n ? -value.numerator : value.numerator
  if (Math.max(bitLength(size), value.exponent) > MOST_BITS) return ' '.repeat(MOST_CHARACTERS + 1)
  const alone = value.numerator === 0n && (ups !== 0 || nim !== 0)
  const number = alone ? '' : style.number(value)
  return number + (ups === 0 ? '' : style.ups(ups, !alone)) + (nim === 0 ? '' : style.nim(nim))
}

/** The number behind a sign, where it is not 1. */
const times = (count: number) => (count === 1 ? '' : `${count}`)

const FRIENDLY: Style = {
  names: true,
  number: printDyadic,
  ups: (count) => `${count < 0 ? 'v' : '^'}${times(Math.abs(count))}`,
  nim: (heap) => `*${times(heap)}`,
  braces: (left, right) => `{${left.join(',')}|${right.join(',')}}`,
  plusMinus: (option) => `+-${option}`,
  plusMinusList: (options) => `+-(${options.join(',')})`,
  tiny: (kind, of, number) => `${number === undefined ? '' : `${number}+`}${kind}(${of})`,
}

const PRETTY: Style = {
  names: true,
  number: prettyNumber,
  ups: (count) => {
    const [one, two] = count < 0 ? '↓⇓' : '↑⇑'
    return count === 2 || count === -2 ? (two ?? '') : `${one}${times(Math.abs(count))}`
  },
  nim: (heap) => `∗${times(heap)}`,
  braces: (left, right) => `{${left.join(', ')} | ${right.join(', ')}}`,
  plusMinus: (option) => `±${option}`,
  plusMinusList: (options) => `±(${options.join(', ')})`,
  tiny: (kind, of, number) =>
    `${number === undefined ? '' : `${number}+`}${kind === 'tiny' ? '⧾' : '⧿'}(${of})`,
}

/** A number with the signs of books: 2½ where the fraction is one character, else as usual. */
export function prettyNumber(value: Dyadic): string {
  const { numerator, exponent } = value
  const size = numerator < 0n ? -numerator : numerator
  const whole = size >> BigInt(exponent)
  const part = partText({ numerator: size - (whole << BigInt(exponent)), exponent })
  const text =
    part === undefined
      ? printDyadic({ numerator: size, exponent })
      : `${whole === 0n ? '' : whole}${part}`
  return numerator < 0n ? `−${text}` : text
}

const LATEX: Style = {
  names: true,
  number: ({ numerator, exponent }) =>
    exponent === 0
      ? `${numerator}`
      : `${numerator < 0n ? '-' : ''}\\frac{${numerator < 0n ? -numerator : numerator}}{${1n << BigInt(exponent)}}`,
  ups: (count, behindNumber) => {
    const [one, two] = count < 0 ? ['\\downarrow', '\\Downarrow'] : ['\\uparrow', '\\Uparrow']
    const size = Math.abs(count)
    if (size < 3) return `{${size === 1 ? one : two}}`
    return `${behindNumber ? '+' : ''}${size}{\\cdot}{${one}}`
  },
  nim: (heap) => `{*}${times(heap)}`,
  braces: (left, right) => `\\left\\{${left.join(',')}\\mid ${right.join(',')}\\right\\}`,
  plusMinus: (option) => `\\pm ${option}`,
  plusMinusList: (options) => `\\pm\\left(${options.join(',')}\\right)`,
  tiny: (kind, of, number) =>
    `${number === undefined ? '' : `${number}+`}{${kind === 'tiny' ? '+' : '-'}}_{${of}}`,
}

/** The ways in which values are written. */
export const STYLES = {
  /** Names as people type them. */
  friendly: FRIENDLY,
  /** The canonical form: numbers, ups and nimbers by name, braces for the rest. */
  canonical: { ...FRIENDLY, names: false },
  /** The signs of books. */
  pretty: PRETTY,
  latex: LATEX,
} as const satisfies Readonly<Record<string, Style>>
