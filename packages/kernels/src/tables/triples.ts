import { ADDRESS, createTableKernel } from './kernel.ts'
import { align, type Tail, type ValueArray, Values, type ValueTable } from './values.ts'
import type { Ways } from './ways.ts'

const SLICE = 3e7

/** Values of heaps below `length` for a rule that may split a heap in three. */
export class TripleTable implements ValueTable {
  readonly #ways: Ways
  readonly #length: number
  #values = new Values(2, createTableKernel())
  #span = 64
  #pairs = 0

  constructor(length: number, ways: Ways) {
    this.#length = length
    this.#ways = ways
    this.#begin()
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

  /** Begins anew, with sets of values below the span. */
  #begin(): void {
    const { all, one, two, three } = this.#ways
    const set = this.#span / 8
    this.#values = new Values(2, createTableKernel())
    this.#pairs = this.#values.reserve(this.#length, set * (this.#length + this.#span + 1) + 256)
    const { kernel } = this.#values
    this.#values.write(kernel.addressOf(ADDRESS.all), all)
    this.#values.write(kernel.addressOf(ADDRESS.one), one)
    this.#values.write(kernel.addressOf(ADDRESS.two), two)
    this.#values.write(kernel.threeAddress(), three)
  }

  advance(last: number): number {
    const { all, one, two, three } = this.#ways
    const table = this.#values
    const set = this.#span / 8
    const joined = align(this.#pairs + set * this.#length)
    const from = table.size
    const joins = ((from / 3) * set) / 8 + (this.#span * set) / 8
    const cost = from / 2 + joins * three.length + 10
    const to = Math.min(last + 1, this.#length, from + Math.ceil(SLICE / cost))
    table.size =
      table.kernel.triples(
        from,
        to,
        all.length,
        one.length,
        two.length,
        three.length,
        this.#pairs,
        joined,
        joined + set * this.#span,
        this.#span,
      ) >>> 0
    const work = (table.size - from + 1) * cost
    if (table.size < to) {
      this.#span *= 2
      this.#begin()
    }
    return work
  }
}
