import { TextError } from '../../../model/errors.ts'
import { type Bush, LARGE, LETTERS, NOTHING, standing } from './bush.ts'

/** The most digits of a vertex: its number fits into 31 bits. */
const DIGITS = 9
const CODES = Array.from(LETTERS, (letter) => letter.charCodeAt(0))
/** The bit that makes a letter small. */
const SMALL = 32
const HYPHEN = 45
const DASH = 0x2013

/** The bush of a text `0-1b 1-2r`; throws a TextError. */
export function readBush(text: string): Bush {
  if (/^\s*(empty|空)\s*$/i.test(text)) return NOTHING
  const bush = readEdges(text)
  const loose = standing(bush).indexOf(0)
  if (loose >= 0)
    throw new TextError(text, [...text.matchAll(/[^\s,]+/g)][loose]?.index ?? 0, {
      en: 'Expected edges that hang on the ground (0): from here on there is one that does not.',
      zh: '各边应与地面（0）相连：这条边没有连到地面。',
    })
  return bush
}

/** The edges of a text, of which there may be a million: no function is made and no text cut out. */
function readEdges(text: string): Bush {
  const most = Math.ceil((text.length + 1) / 4) // no edge is shorter than 0-1b
  const [ends, colours] = [new Int32Array(2 * most), new Uint8Array(most)]
  let [count, at] = [0, 0]
  for (;;) {
    while (isBetween(text.charCodeAt(at))) at++
    if (at === text.length) break
    at = readVertex(text, at, ends, 2 * count)
    const dash = text.charCodeAt(at)
    if (dash !== HYPHEN && dash !== DASH) throw noEdge(text, at)
    at = readVertex(text, at + 1, ends, 2 * count + 1)
    const [u, v] = [ends[2 * count] as number, ends[2 * count + 1] as number]
    if (u > v) {
      ends[2 * count] = v
      ends[2 * count + 1] = u
    }
    const colour = CODES.indexOf(text.charCodeAt(at) | SMALL)
    if (colour < 0) throw noEdge(text, at)
    at++
    if (at < text.length && !isBetween(text.charCodeAt(at))) throw noEdge(text, at)
    colours[count++] = colour
  }
  if (count === 0) throw noEdge(text, text.length)
  return { ends: ends.slice(0, 2 * count), colours: colours.slice(0, count) }
}

/** Reads a vertex into a place of a list, and gives where the text goes on. */
function readVertex(text: string, from: number, into: Int32Array, place: number): number {
  let [at, number] = [from, 0]
  for (let code = text.charCodeAt(at); code >= 48 && code <= 57; code = text.charCodeAt(++at))
    number = 10 * number + code - 48
  if (at === from || at - from > DIGITS) throw noEdge(text, from)
  into[place] = number
  return at
}

/** Blanks and commas. */
function isBetween(code: number): boolean {
  return code === 32 || code === 44 || (code >= 9 && code <= 13)
}

function noEdge(text: string, offset: number): TextError {
  return new TextError(text, offset, {
    en: 'Expected edges such as 0-1b 1-2r 2-3g: two vertices of at most 9 digits, 0 being the ground, and b (Left’s), r (Right’s) or g (both players’).',
    zh: '这里应是 0-1b 1-2r 2-3g 这样的边：两个顶点（至多 9 位数，0 为地面）和 b（左方）、r（右方）或 g（双方）。',
  })
}

/** An edge as it is written. */
export function printEdge({ ends, colours }: Bush, i: number): string {
  return `${ends[2 * i]}-${ends[2 * i + 1]}${LETTERS[colours[i] as number]}`
}

/** The texts of large bushes. */
const printed = new WeakMap<Bush, string>()

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
    if (i > 0) bytes[at++] = 32
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
  let rest = number
  for (let i = end - 1; i >= from; i--) {
    const tenth = (rest / 10) | 0
    bytes[i] = 48 + rest - 10 * tenth
    rest = tenth
  }
  return end
}
