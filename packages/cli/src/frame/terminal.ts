import { writeSync } from 'node:fs'
import { isWide } from '@nimber/core'
import { isTerminal } from '../files/descriptor.ts'
import { writeOutput } from '../files/stdio.ts'

/** Writes a line to standard output; one that comes in pieces is never put together. */
export function print(...pieces: readonly string[]): void {
  for (const piece of pieces.slice(0, -1)) writeText(piece)
  writeText(`${pieces.at(-1) ?? ''}\n`)
}

/** Characters of a text that are written at once. */
const PIECE = 1 << 20

/** Writes a text to standard output as it is. */
export function writeText(text: string): void {
  for (let from = 0; from < text.length; ) {
    // a character of two units is not cut
    const cut = from + PIECE - (isHighSurrogate(text.charCodeAt(from + PIECE - 1)) ? 1 : 0)
    writeOutput(Buffer.from(text.slice(from, cut)))
    from = cut
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00
}

// asked of the system, since a second thread has no terminal of its own
const isPainted = isTerminal(1) && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
export const bold = style(1, 22)
export const dim = style(2, 22)
export const red = style(31, 39)
export const green = style(32, 39)
export const yellow = style(33, 39)
export const cyan = style(36, 39)

/** Paints a text, by the codes that begin and end a style; where it ends within the text it begins again. */
function style(code: number, endCode: number): (text: string) => string {
  const [begin, end] = [`\x1b[${code}m`, `\x1b[${endCode}m`]
  return (text) => (isPainted ? begin + text.replaceAll(end, end + begin) + end : text)
}

/** The number of columns that a text fills in a terminal. */
export function widthOf(text: string): number {
  let width = 0
  for (const char of text) width += isWide(char) ? 2 : 1
  return width
}

/** The text padded with blanks to a number of columns. */
export function pad(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - widthOf(text)))
}

/** The text broken into lines of at most `columns`, each behind an indent. */
export function wrap(text: string, indent = '', columns = 80): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, indent, columns))
    .join('\n')
}

/**
 * What is not broken: a word of up to 70 characters or a wide character, with the brackets and
 * quotes that open before it and the punctuation behind it.
 */
const PIECES =
  /[（“《]*(?:[^\s\u2e80-\uffef“”]{1,70}|[\u2e80-\uffef])[，。；：、！？）”》]*\s*|\S\s*/gu

function wrapLine(line: string, indent: string, columns: number): string {
  if (widthOf(indent + line) <= columns) return indent + line
  const lines: string[] = []
  let current = indent
  for (const piece of line.match(PIECES) ?? []) {
    if (widthOf(current + piece.trimEnd()) > columns && current !== indent) {
      lines.push(current.trimEnd())
      current = indent
    }
    current += piece
  }
  return [...lines, current.trimEnd()].join('\n')
}

/** A bar on standard error for work over two seconds; nothing where that is not a terminal. */
export class Progress {
  private readonly label: string
  private readonly started = Date.now()
  private isSeen: boolean | undefined
  private shown = 0
  private drawn = ''

  /** The label stands before the bar and says what is being done. */
  constructor(label = '') {
    this.label = label === '' ? '' : `${label} `
  }

  /** Draws how much is done, a share of 1, behind what is being done now. */
  update(done: number, stage?: string): void {
    const now = Date.now()
    if (now - this.started < 2000 || now - this.shown < 100) return
    this.isSeen ??= isTerminal(2)
    if (!this.isSeen) return
    const filled = Math.round(30 * Math.min(1, done))
    const bar = `${'█'.repeat(filled)}${'░'.repeat(30 - filled)}`
    const label = stage === undefined ? this.label : `${stage} `
    if (label !== this.drawn && this.shown > 0) clearBar()
    this.shown = now
    this.drawn = label
    writeSync(2, `\r${label}${bar} ${Math.floor(100 * done)}% `)
  }

  clear(): void {
    if (this.shown > 0) clearBar()
  }
}

/** Clears the line of standard error that a bar may stand in. */
export function clearBar(): void {
  if (isTerminal(2)) writeSync(2, `\r${' '.repeat(60)}\r`)
}
