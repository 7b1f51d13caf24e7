import { createTableKernel } from './kernel.ts'
import { align, type Tail, type ValueArray, Values, type ValueTable } from './values.ts'

const SLICE = 3e7

/** Values of heaps below `length` for a rule that takes amounts of a dense infinite set. */
export class DenseTable implements ValueTable {
  readonly #values = new Values(4, createTableKernel())
  readonly #length: number
  readonly #stride: number
  readonly #amounts: number
  readonly #free: number
  readonly #forbidden: number
  #value = 0

  constructor(length: number, amounts: Iterable<number>) {
    this.#length = length
    this.#stride = align(length / 8 + 64)
    this.#amounts = this.#values.reserve(length, 10 * this.#stride)
    this.#free = this.#amounts + 8 * this.#stride
    this.#forbidden = this.#free + this.#stride
    const bits = new Uint8Array(this.#values.kernel.memory.buffer)
    const set = (address: number, bit: number) => {
      const at = address + Math.floor(bit / 8)
      bits[at] = (bits[at] as number) | (1 << (bit & 7))
    }
    for (let n = 0; n < length; n++) set(this.#free, n)
    for (const amount of amounts)
      for (let shift = 0; shift < 8; shift++)
        set(this.#amounts + shift * this.#stride, amount + shift)
  }

  /** 0 until all values are found, then the length. */
  get size(): number {
    return this.#values.size
  }

  get values(): ValueArray {
    return this.#values.view()
  }

  get bytes(): number {
    return this.#values.bytes
  }

  get tail(): Tail {
    return this.#values.tail
  }

  advance(): number {
    const table = this.#values
    // a heap costs one pass over the bits behind it, sixteen bytes at a time
    const pass = this.#stride / 16
    const heaps = Math.max(1, Math.floor(SLICE / pass))
    this.#value = table.kernel.dense(
      this.#length,
      this.#amounts,
      this.#stride,
      this.#free,
      this.#forbidden,
      this.#value,
      heaps,
    )
    if (this.#value < 0) table.size = this.#length
    return heaps * pass
  }
}
