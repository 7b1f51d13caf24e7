import type { Cells } from './table.ts'

/** As many heaps are remembered. */
const MOST = 512
/** As many of the smallest heaps are tried before there is experience. */
const SMALL = 64
/** A heap that was of use so often is one whose pairs are marked beforehand, as far as these bounds go. */
const OFTEN = 80
const MOST_HELPERS = 24
const WIDEST_HELPER = 65_536
/** After so many values the heaps that were of use most often go to the front. */
const SORT_EVERY = 4096

/** Heaps whose pairs are marked before it is known whether they are of use, with their values. */
export class Helpers {
  readonly near = 0
  count = 0
  widest = 0
  readonly heaps = new Uint32Array(MOST_HELPERS)
  readonly values = new Uint32Array(MOST_HELPERS)

  /** Adds a heap, as far as there is room and it is not one of them. */
  add(heap: number, cells: Cells): void {
    const { heaps, values, count } = this
    if (count === MOST_HELPERS || heap > WIDEST_HELPER || heaps.includes(heap)) return
    heaps[count] = heap
    values[count] = cells[heap] as number
    this.count++
    this.widest = Math.max(this.widest, heap)
  }
}

/**
 * Finds pairs that have the values which are wanted, those that bear a stamp. Heaps that were part of
 * such a pair before are tried first, the most useful ones before the others: how long it takes
 * depends on them, what is found does not.
 */
export class Witnesses {
  /** The largest heap that stood for a value since this was set to 0. */
  widest = 0
  /** Those from `least` on whose pairs are worth marking for every heap. */
  readonly helpers = new Helpers()
  private readonly least: number
  private looked = 0
  private count = 0
  private readonly heaps = new Uint32Array(MOST)
  private readonly uses = new Uint32Array(MOST)
  private readonly known = new Set<number>()
  private sinceSorted = 0

  constructor(least: number) {
    this.least = least
    for (let heap = 1; heap <= SMALL; heap++) this.learn(heap)
  }

  /** How many of `missing` values are wanted still when the heaps of the list were tried. */
  tryKnown(cells: Cells, sum: number, wanted: Uint32Array, stamp: number, missing: number): number {
    const { heaps, count } = this
    let left = missing
    let i = 0
    for (; i < count && left > 0; i++) {
      const a = heaps[i] as number
      if (a >= sum) continue
      const value = (cells[a] as number) ^ (cells[sum - a] as number)
      if (wanted[value] !== stamp) continue
      wanted[value] = 0
      left--
      this.uses[i] = (this.uses[i] as number) + 1
      if (a > this.widest) this.widest = a
    }
    this.looked += i
    return left
  }

  /** The same with all pairs: what is wanted then is no pair's value. */
  tryAll(cells: Cells, sum: number, wanted: Uint32Array, stamp: number, missing: number): number {
    let left = missing
    let a = 1
    for (; 2 * a <= sum && left > 0; a++) {
      const value = (cells[a] as number) ^ (cells[sum - a] as number)
      if (wanted[value] !== stamp) continue
      wanted[value] = 0
      left--
      if (a > this.widest) this.widest = a
      this.learn(a)
    }
    this.looked += a
    return left
  }

  /** Notes that some values are settled; gives how many pairs were looked at for them. */
  pass(values: number, cells: Cells): number {
    const { looked } = this
    this.looked = 0
    this.sinceSorted += values
    if (this.sinceSorted >= SORT_EVERY) this.sort(cells)
    return looked
  }

  private sort(cells: Cells): void {
    this.sinceSorted = 0
    const { heaps, uses, count, helpers } = this
    for (let i = 0; i < count; i++)
      if ((heaps[i] as number) >= this.least && (uses[i] as number) >= OFTEN)
        helpers.add(heaps[i] as number, cells)
    const order = Array.from({ length: count }, (_, i) => i)
    order.sort((i, j) => (uses[j] as number) - (uses[i] as number))
    heaps.set(order.map((i) => heaps[i] as number))
    uses.set(order.map((i) => (uses[i] as number) >> 1))
  }

  private learn(heap: number): void {
    if (this.known.has(heap)) return
    if (this.count === MOST) this.known.delete(this.heaps[--this.count] as number)
    this.known.add(heap)
    this.uses[this.count] = 1
    this.heaps[this.count++] = heap
  }
}
