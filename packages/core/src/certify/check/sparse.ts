import type { Cells, Table } from './table.ts'
import { Marks, markTakes, type Way } from './values.ts'
import { PER_VALUE, type Work } from './work.ts'

/** As many of the smallest heaps are tried first as one of a pair. */
const SMALL = 48

/** As many heaps are remembered that were the smaller of a pair some scan ended with. */
const RECENT = 256

/**
 * A function that gives the next value of a table whose moves leave at most two heaps, faster than
 * plainMex and whatever the mask is equal to it.
 *
 * Let odd(x) be the parity of popcount(x AND mask). It turns nim-sums into sums:
 * odd(x xor y) = odd(x) + odd(y) mod 2. Call the value x common at heap n when odd(x) = 1, or, with
 * parity 1, when odd(x) + n − t is odd, where all splitting moves take amounts t of one parity;
 * otherwise rare. Call a heap what its own value is. A move that splits n into a + b = n − t makes
 * the value G(a) xor G(b), and with parity 1 odd(G(a)) + a − t + odd(G(b)) + b − t has the parity of
 * odd(G(a) xor G(b)) + n − t, so in both cases the value is common at n exactly when one of the
 * heaps a, b is rare and the other is common.
 *
 * So once the pairs that hold a rare heap are marked, a common value is marked exactly when some
 * option has it. A rare value may also come from two common heaps: one that is not marked is looked
 * for among all pairs, and only if it is not there it is no option's. The least value that no
 * option has is thus found exactly, with few pairs where few heaps are rare.
 */
export function maskMex(
  table: Table,
  ways: readonly Way[],
  { mask, parity }: { readonly mask: number; readonly parity: 0 | 1 },
  work: Work,
): (n: number) => number {
  const marks = new Marks()
  const splits = ways.filter((way) => way.two).map((way) => way.take)
  const [shift = 0] = splits
  const rare = new RareHeaps()
  const recent = new Uint32Array(RECENT)
  let remembered = 0
  const isCommon = (value: number, n: number) =>
    (bitParity(value & mask) ^ (parity & (n - shift))) === 1

  /** Marks all pairs one by one until the value is among them; false when it is not. */
  const scan = (cells: Cells, n: number, value: number): boolean => {
    for (const t of splits) {
      const a = markUntil(cells, n - t, marks.stamps, n + 1, value)
      work.spend(a)
      if (2 * a > n - t) continue
      recent[remembered++ % RECENT] = a
      return true
    }
    return false
  }

  return (n) => {
    const { cells } = table
    const { stamps } = marks
    const stamp = n + 1
    work.spend(PER_VALUE + ways.length + splits.length * rare.count)
    markTakes(cells, n, ways, stamps)
    for (const t of splits) rare.mark(cells, n - t, stamps, stamp)
    let value = marks.least(stamp)
    if (!isCommon(value, n)) {
      work.spend(splits.length * SMALL)
      for (const t of splits) markSmall(cells, n - t, stamps, stamp)
      value = marks.least(stamp, value)
    }
    if (!isCommon(value, n)) {
      work.spend(splits.length * RECENT)
      for (const t of splits) markWith(cells, n - t, recent, stamps, stamp)
      value = marks.least(stamp, value)
    }
    while (!isCommon(value, n) && scan(cells, n, value)) value = marks.least(stamp, value)
    if (n > 0 && !isCommon(value, n)) rare.add(n, value)
    marks.fit(value)
    return value
  }
}

/** The rare heaps met so far, in rising order, with their values. */
class RareHeaps {
  count = 0
  private heaps = new Uint32Array(1024)
  private values = new Uint32Array(1024)

  add(heap: number, value: number): void {
    if (this.count === this.heaps.length) {
      this.heaps = doubled(this.heaps)
      this.values = doubled(this.values)
    }
    this.heaps[this.count] = heap
    this.values[this.count++] = value
  }

  /** Marks the pairs that hold one of them. */
  mark(cells: Cells, left: number, stamps: Uint32Array, stamp: number): void {
    const { heaps, values, count } = this
    for (let i = 0; i < count; i++) {
      const b = left - (heaps[i] as number)
      if (b <= 0) return
      stamps[(values[i] as number) ^ (cells[b] as number)] = stamp
    }
  }
}

function doubled(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(2 * numbers.length)
  wider.set(numbers)
  return wider
}

/** Marks the pairs that hold one of the heaps; a heap 0 in the list stands for none. */
function markWith(
  cells: Cells,
  left: number,
  heaps: Uint32Array,
  stamps: Uint32Array,
  stamp: number,
): void {
  for (let i = 0; i < heaps.length; i++) {
    const a = heaps[i] as number
    if (a > 0 && a < left) stamps[(cells[a] as number) ^ (cells[left - a] as number)] = stamp
  }
}

function markSmall(cells: Cells, left: number, stamps: Uint32Array, stamp: number): void {
  const most = Math.min(SMALL, left >> 1)
  for (let a = 1; a <= most; a++) stamps[(cells[a] as number) ^ (cells[left - a] as number)] = stamp
}

/** Marks pairs a + b = left, a rising, until one has the value: that a, or beyond left/2 if none. */
function markUntil(
  cells: Cells,
  left: number,
  stamps: Uint32Array,
  stamp: number,
  value: number,
): number {
  let a = 1
  for (; 2 * a <= left; a++) {
    const sum = (cells[a] as number) ^ (cells[left - a] as number)
    stamps[sum] = stamp
    if (sum === value) break
  }
  return a
}

/** The parity of the number of ones among the 32 bits of x. */
function bitParity(x: number): number {
  let folded = x ^ (x >>> 16)
  folded ^= folded >>> 8
  folded ^= folded >>> 4
  folded ^= folded >>> 2
  return (folded ^ (folded >>> 1)) & 1
}
