import { createTableKernel } from './kernel.ts'
import { align, type Tail, type ValueArray, Values, type ValueTable } from './values.ts'
import type { Ways } from './ways.ts'

const SLICE = 3e7

/** Values of heaps below `length` for a rule with any sets of amounts, pair by pair. */
export class PlainTable implements ValueTable {
  readonly #values = new Values(4, createTableKernel())
  readonly #length: number
  readonly #ways: Ways
  readonly #lists: number
  readonly #stamps: number
  #span = 1024

  /** Amounts above the length need not be listed; `known` are values found before. */
  constructor(length: number, ways: Ways, known: ArrayLike<number> = []) {
    this.#length = length
    this.#ways = ways
    const amounts = [...ways.all, ...ways.one, ...ways.two]
    this.#lists = this.#values.reserve(length, 4 * amounts.length + 64)
    this.#stamps = align(this.#lists + 4 * amounts.length)
    this.#values.write(this.#lists, amounts)
    this.#values.view(length).set(known)
    this.#values.size = known.length
    for (let n = 0; n < known.length; n++)
      while (this.#span <= (known[n] as number)) this.#span *= 2
    this.#makeStamps()
  }

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

  advance(last: number): number {
    const table = this.#values
    const from = table.size
    const { all, one, two, unequal } = this.#ways
    const cost = Math.min(from, one.length) + Math.min(from, two.length) * (from / 2) + 10
    const to = Math.min(last + 1, this.#length, from + Math.ceil(SLICE / cost))
    const ones = this.#lists + 4 * all.length
    table.size =
      table.kernel.plain(
        from,
        to,
        this.#lists,
        all.length,
        ones,
        one.length,
        ones + 4 * one.length,
        two.length,
        unequal,
        this.#stamps,
        this.#span,
      ) >>> 0
    if (table.size < to) {
      this.#span *= 2
      this.#makeStamps()
    }
    return (table.size - from + 1) * cost
  }

  /** Room for one stamp for each xor of two values below the span, all unset. */
  #makeStamps(): void {
    this.#values.reserve(this.#length, this.#stamps - this.#lists + 8 * this.#span)
    new Uint32Array(this.#values.kernel.memory.buffer, this.#stamps, 2 * this.#span).fill(0)
  }
}
