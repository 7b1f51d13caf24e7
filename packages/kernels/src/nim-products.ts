import type { Block } from './fold.ts'
import { nimbersHex } from './generated/nimbers.ts'
import { bytesOf } from './hex.ts'
import type { TextWriter } from './writer.ts'

interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer }
  products(pairs: number, count: number, out: number): number
}

/** The addresses of the pairs and of the text; the tables lie before them. */
const PAIRS = 0x70000
const TEXT = 0x78000
/** As many numbers as have room before the text; a line has at most 21 bytes. */
const MOST = (TEXT - PAIRS) / 8

const WIDE = 1n << 64n

/** Writes the nim products of pairs of numbers below 2^64, a line each, that come one by one. */
export class NimProducts {
  readonly #kernel = new WebAssembly.Instance(new WebAssembly.Module(bytesOf(nimbersHex)))
    .exports as unknown as Kernel
  readonly #numbers = new BigUint64Array(this.#kernel.memory.buffer, PAIRS, MOST)
  readonly #text = new Uint8Array(this.#kernel.memory.buffer, TEXT)
  readonly #out: TextWriter
  #count = 0

  constructor(out: TextWriter) {
    this.#out = out
  }

  /** Adds the numbers of a block; whether all of them are below 2^64: one that is not ends the run. */
  add(block: Block): boolean {
    for (let from = 0; from < block.length; ) {
      const part = Math.min(block.length - from, MOST - this.#count)
      if (block instanceof BigUint64Array)
        this.#numbers.set(block.subarray(from, from + part), this.#count)
      else
        for (let i = 0; i < part; i++) {
          const number = BigInt(block[from + i] ?? 0)
          if (number >= WIDE) return false
          this.#numbers[this.#count + i] = number
        }
      this.#count += part
      from += part
      if (this.#count === MOST) this.flush()
    }
    return true
  }

  /** Writes what has not been written; a number without another is kept. */
  flush(): void {
    const pairs = this.#count >> 1
    const end = this.#kernel.products(PAIRS, pairs, TEXT)
    this.#out.bytes(this.#text.subarray(0, end - TEXT))
    const rest = this.#numbers[this.#count - 1]
    if (this.#count & 1 && rest !== undefined) this.#numbers[0] = rest
    this.#count &= 1
  }
}
