import { TextError } from '../../../model/errors.ts'
import { type Bush, LARGE, LETTERS, NOTHING, standing } from './bush.ts'

/** The most digits of a vertex: its number fits into 31 bits. */
const DIGITS = 9
const CODES = Array.from(LETTERS, (letter) => letter.charCodeAt(0))
/** The bit that makes a letter small. */
const SMALL = 32
const HYPHEN = 45
const BLANK = 32
const ZERO = 48
/** The bytes of –. */
const DASH = [0xe2, 0x80, 0x93]

/** The texts of large bushes. */
const printed = new WeakMap<Bush, string>()

/** The bush of a text `0-1b 1-2r`; throws a TextError. */
export function readBush(text: string): Bush {
  if (/^\s*(empty|空)\s*$/i.test(text)) return NOTHING
  const bush = readEdges(text)
  const loose = standing(bush).indexOf(0)
  if (loose >= 0)
    throw new TextError(text, [...text.matchAll(/[^\s,]+/g)][loose]?.index ?? 0, {
      en: 'Expected edges that hang on the ground (0): this one does not.',
      zh: '各边应与地面（0）相连：这条边没有连到地面。',
    })
  return bush
}

/** The edges of a text, of which there may be a million: its bytes are read, and none is cut out. */
function readEdges(text: string): Bush {
  const bytes = new TextEncoder().encode(text)
  const most = Math.ceil((bytes.length + 1) / 4) // no edge is shorter than 0-1b
  const ends = new Int32Array(2 * most)
  const colours = new Uint8Array(most)
  let count = 0
  let end = -1
  // whether the text is the one that is printed
  let plain = true
  for (let at = skipBlanks(bytes, 0); at < bytes.length; at = skipBlanks(bytes, end)) {
    const dash = readVertex(text, bytes, at, ends, 2 * count)
    const second = dash + dashLength(bytes, dash)
    if (second === dash) throw noEdge(text, bytes, dash)
    const letter = readVertex(text, bytes, second, ends, 2 * count + 1)
    const u = ends[2 * count] as number
    const v = ends[2 * count + 1] as number
    if (u > v) {
      ends[2 * count] = v
      ends[2 * count + 1] = u
    }
    const colour = colourOf((bytes[letter] as number) | SMALL)
    if (colour < 0) throw noEdge(text, bytes, letter)
    plain &&=
      u <= v &&
      at === end + 1 &&
      (count === 0 || bytes[end] === BLANK) &&
      isPlain(bytes, at, letter)
    end = letter + 1
    if (end < bytes.length && !isBetween(bytes[end] as number)) throw noEdge(text, bytes, end)
    colours[count++] = colour
  }
  if (count === 0) throw noEdge(text, bytes, bytes.length)
  const bush = { ends: ends.slice(0, 2 * count), colours: colours.slice(0, count) }
  if (plain && end === bytes.length && count >= LARGE) printed.set(bush, text)
  return bush
}

/** Whether an edge is written as it is printed: no 0 before a number, a hyphen, a small letter. */
function isPlain(bytes: Uint8Array, from: number, letter: number): boolean {
  let at = from
  if (bytes[at] === ZERO && bytes[at + 1] !== HYPHEN) return false
  while (bytes[at] !== HYPHEN) if (++at === letter) return false
  return ((bytes[letter] as number) & SMALL) !== 0 && (bytes[at + 1] !== ZERO || at + 2 === letter)
}

/** Reads a vertex into a place of a list, and gives where the text goes on. */
function readVertex(
  text: string,
  bytes: Uint8Array,
  from: number,
  into: Int32Array,
  place: number,
): number {
  let at = from
  let number = 0
  for (let digit = digitAt(bytes, at); digit >= 0; digit = digitAt(bytes, ++at))
    number = 10 * number + digit
  if (at === from || at - from > DIGITS) throw noEdge(text, bytes, from)
  into[place] = number
  return at
}

/** The digit at a place, or −1. */
function digitAt(bytes: Uint8Array, at: number): number {
  const digit = at < bytes.length ? (bytes[at] as number) - ZERO : -1
  return digit <= 9 ? digit : -1
}

/** How many bytes the dash at a place has; 0 where there is none. */
function dashLength(bytes: Uint8Array, at: number): number {
  if (bytes[at] === HYPHEN) return 1
  return DASH.every((byte, i) => bytes[at + i] === byte) ? DASH.length : 0
}

function colourOf(letter: number): number {
  return letter === CODES[0] ? 0 : letter === CODES[1] ? 1 : letter === CODES[2] ? 2 : -1
}

/** Blanks and commas. */
function isBetween(code: number): boolean {
  return code === BLANK || code === 44 || (code >= 9 && code <= 13)
}

function skipBlanks(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && isBetween(bytes[at] as number)) at++
  return at
}

/** What is wrong with the text at a byte. */
function noEdge(text: string, bytes: Uint8Array, at: number): TextError {
  const offset = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, at)).length
  return new TextError(text, offset, {
    en: 'Expected edges such as 0-1b 1-2r 2-3g: two vertices of at most 9 digits, 0 being the ground, and b (Left’s), r (Right’s) or g (both players’).',
    zh: '这里应是 0-1b 1-2r 2-3g 这样的边：两个顶点（至多 9 位数，0 为地面）和 b（左方）、r（右方）或 g（双方）。',
  })
}

/** An edge as it is written. */
export function printEdge({ ends, colours }: Bush, i: number): string {
  return `${ends[2 * i]}-${ends[2 * i + 1]}${LETTERS[colours[i] as number]}`
}

/** The text of a bush. */
export function printBush(bush: Bush): string {
  if (bush.colours.length === 0) return 'empty'
  if (bush.colours.length < LARGE) return textOf(bush)
  const text = printed.get(bush) ?? textOf(bush)
  printed.set(bush, text)
  return text
}

/** The text of edges, written as bytes, since there may be a million of them. */
function textOf({ ends, colours }: Bush): string {
  const bytes = new Uint8Array(colours.length * (2 * DIGITS + 3))
  let at = 0
  for (let i = 0; i < colours.length; i++) {
    if (i > 0) bytes[at++] = BLANK
    at = writeNumber(bytes, at, ends[2 * i] as number)
    bytes[at++] = HYPHEN
    at = writeNumber(bytes, at, ends[2 * i + 1] as number)
    bytes[at++] = CODES[colours[i] as number] as number
  }
  return new TextDecoder().decode(bytes.subarray(0, at))
}

/** Writes the digits of a number, and gives the place behind them. */
function writeNumber(bytes: Uint8Array, from: number, number: number): number {
  let end = from + 1
  for (let above = 10; above <= number; above *= 10) end++
  const three = threeDigits()
  let rest = number
  let at = end
  for (; rest >= 1000; at -= 3) {
    const thousands = (rest / 1000) | 0
    const digits = 3 * (rest - 1000 * thousands)
    bytes[at - 3] = three[digits] as number
    bytes[at - 2] = three[digits + 1] as number
    bytes[at - 1] = three[digits + 2] as number
    rest = thousands
  }
  for (let place = 3 * rest + 2; at > from; place--) bytes[--at] = three[place] as number
  return end
}

let digitsMade: Uint8Array | undefined

/** The digits of all numbers below 1000, three each; made when they are first asked for. */
function threeDigits(): Uint8Array {
  digitsMade ??= Uint8Array.from(
    { length: 3000 },
    (_, i) => ZERO + (Math.floor(Math.floor(i / 3) / 10 ** (2 - (i % 3))) % 10),
  )
  return digitsMade
}
