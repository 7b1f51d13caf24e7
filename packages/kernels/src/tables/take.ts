import { ADDRESS, createTableKernel, type TableKernel } from './kernel.ts'
import { type Tail, type ValueArray, Values, type ValueTable } from './values.ts'

/** How many amounts the kernel has room for; see assembly/tables/memory.ts. */
export const MOST_AMOUNTS = 16_384

const SLICE = 5e7

/** Values of a rule that only takes, from lists of amounts. */
export class TakeTable implements ValueTable {
  readonly #values: Values<TableKernel>
  #all = 0
  #one = 0

  /** `most`: no more amounts than this will ever be listed, which bounds the values. */
  constructor(most: number) {
    this.#values = new Values(most < 255 ? 1 : 2, createTableKernel())
  }

  /** The amounts that count from here on, at least all up to the heaps asked for next. */
  list(all: readonly number[], one: readonly number[]): void {
    const { kernel } = this.#values
    this.#values.write(kernel.addressOf(ADDRESS.all), all)
    this.#values.write(kernel.addressOf(ADDRESS.one), one)
    this.#all = all.length
    this.#one = one.length
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
    const cost = this.#one + 2
    const from = table.size
    const to = Math.min(last + 1, from + Math.max(1024, Math.floor(SLICE / cost)))
    table.reserve(to)
    const take = table.width === 1 ? table.kernel.take8 : table.kernel.take16
    table.size = take(from, to, this.#all, this.#one) >>> 0
    return (to - from) * cost
  }
}
