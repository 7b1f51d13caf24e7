import type { Cell } from '@nimber/core'
import { TextWriter, type ValueArray } from '@nimber/kernels'

const SIZE = 1 << 20
/** No number or letter of a table needs more bytes. */
const ROOM = 64
const MOST_INT32 = 2 ** 31 - 1
const MOST_UINT32 = 2 ** 32 - 1
/** Lines between two looks at how far a list is. */
const LINES = 1 << 14
const ZERO = 48
const COMMA = 44
export const BLANK = 32
export const LINE_FEED = 10

/** The cells of a list; the values as well where they stand in a row in memory. */
export interface Cells {
  readonly values?: ValueArray | undefined
  readonly at: (n: number) => Cell
}

/** Collects the bytes of a long text in one piece of memory and hands them on when it is full. */
export class ByteWriter {
  private readonly bytes = Buffer.alloc(SIZE)
  private at = 0
  private readonly write: (bytes: Uint8Array) => void

  /** `write` must take all bytes before it returns: they are overwritten later. */
  constructor(write: (bytes: Uint8Array) => void) {
    this.write = write
  }

  /** Adds a text. */
  text(text: string): void {
    if (3 * text.length <= SIZE - this.at) {
      this.at += this.bytes.write(text, this.at)
      return
    }
    const bytes = Buffer.from(text)
    for (let done = 0; done < bytes.length; ) {
      if (this.at === SIZE) this.flush()
      const piece = bytes.subarray(done, done + SIZE - this.at)
      this.bytes.set(piece, this.at)
      this.at += piece.length
      done += piece.length
    }
  }

  /** Adds one ASCII character. */
  char(code: number): void {
    if (this.at === SIZE) this.flush()
    this.bytes[this.at++] = code
  }

  /** Adds a cell behind as many blanks as fill it up to a width, which it does not exceed. */
  padded(cell: Cell, width: number): void {
    if (this.at > SIZE - ROOM) this.flush()
    if (typeof cell !== 'number' || cell > MOST_INT32) {
      this.text(`${cell}`.padStart(width))
      return
    }
    const { bytes, at } = this
    let i = at + width - 1
    let rest = cell
    do {
      const tenth = (rest / 10) | 0
      bytes[i--] = ZERO + rest - 10 * tenth
      rest = tenth
    } while (rest > 0)
    while (i >= at) bytes[i--] = BLANK
    this.at = at + width
  }

  /** Adds the cells from..to with commas between them, letters in quotes where asked. */
  row(from: number, to: number, cellAt: (n: number) => Cell, quote = ''): void {
    for (let n = from; n <= to; n++) {
      if (this.at > SIZE - ROOM) this.flush()
      if (n > from) this.bytes[this.at++] = COMMA
      const cell = cellAt(n)
      if (typeof cell === 'number') this.at = putNumber(this.bytes, this.at, cell)
      else this.text(typeof cell === 'string' ? `${quote}${cell}${quote}` : `${cell}`)
    }
  }

  /** Adds the lines of the cells 0, 1, …, `last`: the index, a separator, the cell. */
  numbered(last: number, separator: string, cells: Cells, progress: (done: number) => void): void {
    this.flush()
    const lines = new TextWriter(this.write)
    const block = new Uint32Array(LINES)
    for (let from = 0; from <= last; from += LINES) {
      const end = Math.min(last + 1, from + LINES)
      const values =
        cells.values?.subarray(from, end) ?? smallCells(cells, from, block.subarray(0, end - from))
      if (values) lines.numbered(from, values, separator)
      else for (let n = from; n < end; n++) lines.line(`${n}${separator}${cells.at(n)}`)
      progress(end / (last + 1))
    }
    lines.flush()
  }

  /** Hands on everything added so far. */
  flush(): void {
    if (this.at > 0) this.write(this.bytes.subarray(0, this.at))
    this.at = 0
  }
}

/** The array filled with the cells from an index on, where all are numbers below 2^32. */
function smallCells({ at }: Cells, from: number, values: Uint32Array): Uint32Array | undefined {
  for (let i = 0; i < values.length; i++) {
    const cell = at(from + i)
    if (typeof cell !== 'number' || cell > MOST_UINT32) return undefined
    values[i] = cell
  }
  return values
}

/** Writes the digits of a whole number and returns the place after them. */
function putNumber(bytes: Uint8Array, at: number, value: number): number {
  if (value < 10) {
    bytes[at] = ZERO + value
    return at + 1
  }
  // division of 32-bit integers is a multiplication, others are printed by the engine
  if (value > MOST_INT32) {
    const text = `${value}`
    for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i)
    return at + text.length
  }
  let end = at + 1
  for (let rest = value; rest >= 10; rest = (rest / 10) | 0) end++
  for (let rest = value | 0, i = end - 1; i >= at; i--) {
    const tenth = (rest / 10) | 0
    bytes[i] = ZERO + rest - 10 * tenth
    rest = tenth
  }
  return end
}
