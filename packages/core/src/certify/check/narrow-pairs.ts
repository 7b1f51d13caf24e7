import { BLOCK, type Heaps } from './rare-pairs.ts'
import type { Cells } from './table.ts'
import type { Helpers } from './witnesses.ts'

/** Values below this are marked in words: bit v says that an option has the value v. */
export const NARROW = 32

/**
 * The values of the pairs that hold a rare heap, as RarePairs has them, where all values are below 32:
 * each sum a + b has a word, and its pairs are marked without a store. The pairs of other heaps that
 * are of use are marked as well.
 */
export class NarrowPairs {
  private readonly splits: readonly number[]
  private readonly least: number
  /** The cells of the table, which are bytes as long as values are below 32. */
  private bytes: DataView = new DataView(new ArrayBuffer(0))
  private readonly words: Int32Array
  /** The sum that a word is about, and how many of the rare heaps it is about. */
  private readonly sums: Float64Array
  private readonly covered: Uint32Array

  constructor(splits: readonly number[], lanes: number) {
    this.splits = splits
    this.least = Math.min(...splits)
    this.words = new Int32Array(lanes)
    this.sums = new Float64Array(lanes)
    this.covered = new Uint32Array(lanes)
  }

  /**
   * Marks the pairs of the sums that a block of heaps from n on leaves, with rare heaps and with
   * helpers, which are at least BLOCK; gives how many those are.
   */
  begin(cells: Cells, n: number, rare: Heaps, helpers: Helpers): number {
    const { words, sums, covered } = this
    const { heaps, near } = rare
    const first = n - this.least
    let end = rare.count
    while (end > near && (heaps[end - 1] as number) >= first) end--
    const ring = words.length - 1
    for (let i = 0; i < BLOCK; i++) {
      const slot = (first + i) & ring
      words[slot] = 0
      sums[slot] = first + i
      covered[slot] = end
    }
    if (this.bytes.buffer !== cells.buffer) this.bytes = new DataView(cells.buffer)
    const { bytes } = this
    markWords(bytes, { heaps, values: rare.values, near, count: end }, first, words)
    markWords(bytes, helpers, first, words)
    return BLOCK * (end - near + helpers.count)
  }

  /** What the pairs of n that hold a rare heap have, in bits. */
  wordOf(cells: Cells, n: number, { heaps, values, near, count }: Heaps): number {
    const { words, sums, covered, splits } = this
    const ring = words.length - 1
    let word = 0
    for (let s = 0; s < splits.length; s++) {
      const sum = n - (splits[s] as number)
      const slot = sum & ring
      let from = near
      if (sums[slot] === sum) {
        word |= words[slot] as number
        from = Math.max(near, covered[slot] as number)
      }
      for (let i = 0; i < near; i++) {
        const b = sum - (heaps[i] as number)
        if (b > 0) word |= 1 << ((values[i] as number) ^ (cells[b] as number))
      }
      for (let i = from; i < count; i++) {
        const b = sum - (heaps[i] as number)
        if (b <= 0) break
        word |= 1 << ((values[i] as number) ^ (cells[b] as number))
      }
    }
    return word
  }
}

/**
 * Marks the pairs of heaps, but for the near ones, with what is left of `first`, first + 1, … in the
 * word of each sum.
 */
function markWords(
  bytes: DataView,
  { heaps, values, near, count }: Heaps,
  first: number,
  words: Int32Array,
): void {
  const ring = words.length - 1
  let w0 = words[first & ring] as number
  let w1 = words[(first + 1) & ring] as number
  let w2 = words[(first + 2) & ring] as number
  let w3 = words[(first + 3) & ring] as number
  let w4 = words[(first + 4) & ring] as number
  let w5 = words[(first + 5) & ring] as number
  let w6 = words[(first + 6) & ring] as number
  let w7 = words[(first + 7) & ring] as number
  for (let i = near; i < count; i++) {
    const b = first - (heaps[i] as number)
    const value = Math.imul(values[i] as number, 0x01010101)
    // a shift takes the last five bits of its amount alone, and those of a byte are a value
    const x = bytes.getInt32(b, true) ^ value
    w0 |= 1 << x
    w1 |= 1 << (x >>> 8)
    w2 |= 1 << (x >>> 16)
    w3 |= 1 << (x >>> 24)
    const y = bytes.getInt32(b + 4, true) ^ value
    w4 |= 1 << y
    w5 |= 1 << (y >>> 8)
    w6 |= 1 << (y >>> 16)
    w7 |= 1 << (y >>> 24)
  }
  words[first & ring] = w0
  words[(first + 1) & ring] = w1
  words[(first + 2) & ring] = w2
  words[(first + 3) & ring] = w3
  words[(first + 4) & ring] = w4
  words[(first + 5) & ring] = w5
  words[(first + 6) & ring] = w6
  words[(first + 7) & ring] = w7
}
