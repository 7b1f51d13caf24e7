import { ADDRESS, createSparseKernel } from './kernel.ts'
import { chooseMask, type Mask } from './mask.ts'
import { type Tail, type ValueArray, Values, type ValueTable } from './values.ts'
import { leastAbsent, type Ways } from './ways.ts'

/** Heaps computed pair by pair before the first mask is chosen. */
const FIRST = 512

/** Values below this are counted; see assembly/tables/memory.ts. */
const MOST_VALUES = 4096

/** Options looked at in one slice, some tens of milliseconds. */
const SLICE = 3e7

/** Values of a rule that splits heaps in two, by the sparse-space method. */
export class SparseTable implements ValueTable {
  readonly #values = new Values(1, createSparseKernel())
  readonly #ways: Ways
  readonly #mayUseParity: boolean
  #mask: Mask | undefined
  #nextChoice = 0
  #perValue = 1000

  constructor(ways: Ways) {
    this.#ways = ways
    const { kernel } = this.#values
    const { all, one, two } = ways
    this.#values.write(kernel.addressOf(ADDRESS.all), all)
    this.#values.write(kernel.addressOf(ADDRESS.one), one)
    this.#values.write(kernel.addressOf(ADDRESS.two), two)
    kernel.configure(all.length, one.length, two.length, ways.unequal)
    const origin = two[0] ?? 0
    this.#mayUseParity = two.length > 0 && two.every((take) => (take - origin) % 2 === 0)
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
    if (table.size === 0) return this.#begin()
    if (table.size >= this.#nextChoice) this.#choose()
    const slice = Math.max(4096, Math.floor(SLICE / this.#perValue))
    const from = table.size
    const to = Math.min(last + 1, this.#nextChoice, from + slice)
    const before = table.kernel.workDone()
    this.#run(to)
    const work = table.kernel.workDone() - before + to - from
    this.#perValue = work / (to - from)
    return work
  }

  #run(to: number): void {
    const table = this.#values
    const { kernel } = table
    while (table.size < to) {
      table.reserve(to)
      const run = table.width === 1 ? kernel.run8 : kernel.run16
      table.size = run(table.size, to) >>> 0
      if (kernel.stoppedBy() === 0) continue
      if (kernel.stoppedBy() !== 1 || table.width !== 1) throw new NoMask()
      table.widen()
      this.#classify(this.#mask as Mask)
    }
  }

  /** Computes the first values pair by pair. */
  #begin(): number {
    const table = this.#values
    const first = Math.max(FIRST, 4 * this.#ways.longest)
    const plain = leastAbsent(this.#ways, first)
    const most = plain.reduce((a, b) => Math.max(a, b), 0)
    if (most >= MOST_VALUES / 2) throw new NoMask()
    if (most > 255) table.width = 2
    table.reserve(first)
    table.view(first).set(plain)
    table.size = first
    const count = table.width === 1 ? table.kernel.count8 : table.kernel.count16
    count(0, first)
    this.#nextChoice = first
    return (first * first) / 4
  }

  /** Chooses the mask anew; one that is only a little better than the present is not taken. */
  #choose(): void {
    const { kernel, size } = this.#values
    const { buffer } = kernel.memory
    const counts = new Uint32Array(buffer, kernel.histogramAddress(), 2 * MOST_VALUES)
    let span = 64
    while (span <= kernel.mostValue()) span *= 2
    const { mask, rare } = chooseMask(
      { even: counts.subarray(0, MOST_VALUES), odd: counts.subarray(MOST_VALUES) },
      span,
      this.#ways.two[0] ?? 0,
      this.#mayUseParity,
    )
    if (!this.#mask || rare(mask) < 0.9 * rare(this.#mask)) this.#classify(mask)
    this.#nextChoice = size < 20_000 ? 2 * size : Math.floor(1.4 * size)
  }

  #classify(mask: Mask): void {
    const { kernel, width, size } = this.#values
    this.#mask = mask
    const classify = width === 1 ? kernel.classify8 : kernel.classify16
    classify(size, mask.bits, mask.parity)
    if (kernel.stoppedBy() !== 0) throw new NoMask()
  }
}

/** The values of a game are too large or too evenly spread for a mask to help. */
export class NoMask extends Error {}
