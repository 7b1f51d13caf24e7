import { BLOCK, giveBack, NUMBERS, TEXT, TEXT_SIZE, takeKernel } from './kernel.ts'
import type { ValueArray } from './tables/values.ts'

const FIRST = NUMBERS
const SECOND = NUMBERS + 4 * BLOCK
const HEAPS = NUMBERS + 8 * BLOCK
const LIMIT = TEXT + TEXT_SIZE

/** Above this length the native encoder is faster than a loop over the characters. */
const SHORT = 64

/** Collects text and hands it on in large pieces. */
export class TextWriter {
  readonly #write: (bytes: Uint8Array) => void
  readonly #kernel = takeKernel()
  readonly #bytes = new Uint8Array(this.#kernel.memory.buffer)
  readonly #first = new Uint32Array(this.#kernel.memory.buffer, FIRST, BLOCK)
  readonly #second = new Uint32Array(this.#kernel.memory.buffer, SECOND, BLOCK)
  readonly #heaps = new Uint32Array(this.#kernel.memory.buffer, HEAPS, BLOCK)
  readonly #encoder = new TextEncoder()
  #at = TEXT
  #closed = false

  /** `write` must take all of the given bytes before it returns: they are overwritten later. */
  constructor(write: (bytes: Uint8Array) => void) {
    this.#write = write
  }

  /** Hands on what is left; nothing may be added afterwards: another takes the memory. */
  close(): void {
    if (this.#closed) return
    this.flush()
    giveBack(this.#kernel)
    this.#closed = true
  }

  /** Adds the text in UTF-8. */
  text(text: string): void {
    if (text.length > SHORT || !this.#ascii(text)) this.#encode(text)
  }

  /** Adds the text and a line feed. */
  line(text: string): void {
    this.text(text)
    if (this.#at === LIMIT) this.flush()
    this.#bytes[this.#at++] = 10
  }

  /** Adds bytes that are text in UTF-8, fewer than half a million. */
  bytes(bytes: Uint8Array): void {
    if (this.#at + bytes.length > LIMIT) this.flush()
    this.#bytes.set(bytes, this.#at)
    this.#at += bytes.length
  }

  /** Adds the line `a b` for every index of the two arrays, which have the same length. */
  pairs(a: Uint32Array, b: Uint32Array): void {
    for (let from = 0; from < a.length; from += BLOCK) {
      const count = Math.min(BLOCK, a.length - from)
      this.#first.set(a.subarray(from, from + count))
      this.#second.set(b.subarray(from, from + count))
      this.#print(count)
    }
  }

  /** Adds the line `a b` for every heap a, in order, that b = a xor nimSum is smaller than. */
  nimMoves(heaps: Uint32Array, nimSum: number): void {
    for (let from = 0; from < heaps.length; from += BLOCK) {
      const block = heaps.subarray(from, from + BLOCK)
      this.#heaps.set(block)
      this.#print(this.#kernel.moves(HEAPS, block.length, nimSum, FIRST, SECOND))
    }
  }

  /** Adds the line `n,v` for every value v, n counted from `from`, with any sign for the comma. */
  numbered(from: number, values: ValueArray, comma: string): void {
    const code = comma.charCodeAt(0)
    for (let start = 0; start < values.length; start += BLOCK) {
      const count = Math.min(BLOCK, values.length - start)
      this.#first.set(values.subarray(start, start + count))
      for (let done = 0; done < count; ) {
        const n = from + start + done
        const place = FIRST + 4 * done
        this.#at = this.#kernel.number(place, count - done, n, code, this.#at, LIMIT)
        done += this.#kernel.printed()
        if (done < count) this.flush()
      }
    }
  }

  /** Hands on everything added so far. */
  flush(): void {
    if (this.#at > TEXT) this.#write(this.#bytes.subarray(TEXT, this.#at))
    this.#at = TEXT
  }

  /** Adds the first `count` pairs of the two arrays in the memory of the kernel. */
  #print(count: number): void {
    for (let done = 0; done < count; ) {
      const skip = 4 * done
      this.#at = this.#kernel.print(FIRST + skip, SECOND + skip, count - done, this.#at, LIMIT)
      done += this.#kernel.printed()
      if (done < count) this.flush()
    }
  }

  /** Adds a short text, unless it has a character outside ASCII: then nothing is added. */
  #ascii(text: string): boolean {
    if (this.#at + text.length > LIMIT) this.flush()
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (code > 127) return false
      this.#bytes[this.#at + index] = code
    }
    this.#at += text.length
    return true
  }

  #encode(text: string): void {
    for (let rest = text; rest; ) {
      const { read, written } = this.#encoder.encodeInto(
        rest,
        this.#bytes.subarray(this.#at, LIMIT),
      )
      this.#at += written
      rest = rest.slice(read)
      if (rest) this.flush()
    }
  }
}
