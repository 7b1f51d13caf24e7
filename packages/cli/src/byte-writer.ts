import type { Cell } from '@nimber/core'

const SIZE = 1 << 20
/** No number or letter of a table needs more bytes. */
const ROOM = 64
const MOST_INT32 = 2 ** 31 - 1
const ZERO = 48
const COMMA = 44
export const BLANK = 32
export const LINE_FEED = 10

/** Collects the bytes of a long text in one piece of memory and hands them on when it is full. */
export class ByteWriter {
  private readonly bytes = new Uint8Array(SIZE)
  private at = 0
  private readonly write: (bytes: Uint8Array) => void

  /** `write` must take all bytes before it returns: they are overwritten later. */
  constructor(write: (bytes: Uint8Array) => void) {
    this.write = write
  }

  /** Adds a text. */
  text(text: string): void {
    if (text === '') return
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

  /**
   * Adds the lines of the cells 0, 1, …, `last`: the index, a separator, the cell. The digits of
   * the index are counted up in place, which is many times faster than to print each anew.
   */
  numbered(
    last: number,
    separator: string,
    cellAt: (n: number) => Cell,
    progress: (done: number) => void,
  ): void {
    const { bytes } = this
    const between = separator.charCodeAt(0)
    const digits = new Uint8Array(20).fill(ZERO)
    let first = digits.length - 1
    let { at } = this
    for (let n = 0; n <= last; n++) {
      if (at > SIZE - ROOM) {
        this.at = at
        this.flush()
        at = this.at
        progress(n / (last + 1))
      }
      for (let i = first; i < digits.length; i++) bytes[at++] = digits[i] as number
      bytes[at++] = between
      const cell = cellAt(n)
      if (typeof cell === 'number') at = putNumber(bytes, at, cell)
      else {
        this.at = at
        this.text(`${cell}`)
        at = this.at
      }
      bytes[at++] = LINE_FEED
      let i = digits.length - 1
      while (digits[i] === ZERO + 9) digits[i--] = ZERO
      digits[i] = (digits[i] as number) + 1
      if (i < first) first = i
    }
    this.at = at
  }

  /** Hands on everything added so far. */
  flush(): void {
    if (this.at > 0) this.write(this.bytes.subarray(0, this.at))
    this.at = 0
  }
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
