import { BLOCK, longer, type Marked, RarePairs } from './rare-pairs.ts'
import type { Table } from './table.ts'
import { markTakes, type Way } from './values.ts'
import { Witnesses } from './witnesses.ts'
import { PER_VALUE, type Work } from './work.ts'

/**
 * The values of a table whose moves leave at most two heaps, faster than plainMex and whatever the mask
 * is equal to it; and when so many are known that their period is proved.
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
 * option has it. A rare value may also come from two common heaps: those that are not marked and
 * less than the least common one that is not marked are looked for among all pairs, and one that is
 * not there is no option's. The least value that no option has is thus found exactly, with few pairs
 * where few heaps are rare.
 *
 * Theorem. Let n0 ≥ 1, let moves take at most k, let all rare heaps below M be at most w, and for
 * M − p ≤ n < M let every value below G(n) be that of an option without a split, or of one with a
 * heap that is at most w. If G(n+p) = G(n) for n0 ≤ n < M − p, M − p ≥ n0 + k + w, and p is even
 * where the parity is 1, then G(n+p) = G(n) for all n ≥ n0.
 *
 * Proof. Let n ≥ M, let the equation hold up to G(n−1) = G(n−1−p), and let all this be true of
 * n − p. Its value v is common at n − p, which is more than w, and so at n, p being even where that
 * matters. The options of n that do not split, or leave a heap of at most w, leave besides at least
 * n − k − w ≥ n0 + p in a heap; with p less in it they are those of n − p, and have the same values.
 * So every value below v is an option's. An option of value v that splits would have a rare heap,
 * which is at most w, since all heaps from w + 1 to n − 1 are common: so it would be one of n − p as
 * well. Hence G(n) = v, and all is true of n.
 */
export class SparseTable {
  /** Whether the theorem proves the period that was asked for. */
  proved = false
  private readonly table: Table
  private readonly ways: readonly Way[]
  private readonly splits: readonly number[]
  /** The largest amount, and those that may leave one heap. */
  private readonly take: number
  private readonly takes: readonly number[]
  private readonly work: Work
  /** Steps that are not counted yet. */
  private steps = 0
  private readonly rare: RarePairs
  private readonly witnesses = new Witnesses(BLOCK)
  /** A power of two above all values, and so above all nim-sums. */
  private span = 256
  private stamps = new Uint32Array(2 * this.span)
  /** Rare values that are looked for among all pairs bear the stamp of the heap. */
  private wanted = new Uint32Array(2 * this.span)
  /** Whether values are common at heaps that differ from the splitting amounts by an even number, or an odd one. */
  private common: readonly [Uint8Array, Uint8Array]
  private readonly mask: number
  private readonly parity: 0 | 1
  private readonly sought: { readonly period: number; readonly from: number } | undefined
  /** Since which heap the values are as the theorem asks for. */
  private since = 0

  constructor(
    table: Table,
    ways: readonly Way[],
    { mask, parity }: { readonly mask: number; readonly parity: 0 | 1 },
    { period, start }: { readonly period: number; readonly start: number },
    work: Work,
  ) {
    this.table = table
    this.ways = ways
    this.splits = ways.filter((way) => way.two).map((way) => way.take)
    this.work = work
    this.mask = mask
    this.parity = parity
    this.rare = new RarePairs(this.splits, 2 * this.span)
    this.common = this.classes()
    this.take = ways.at(-1)?.take ?? 0
    this.takes = ways.filter((way) => way.one).map((way) => way.take)
    if (parity === 0 || period % 2 === 0) this.sought = { period, from: start + this.take }
  }

  /** G(n), where the table has all values before it. */
  next(n: number): number {
    if (n % BLOCK === 0) this.begin(n)
    const { ways, rare, stamps } = this
    const { cells } = this.table
    const stamp = n + 1
    const side = (n - (this.splits[0] ?? 0)) & 1 ? 1 : 0
    const common = this.common[side]
    if (n <= this.take) markTakes(cells, n, ways, stamps)
    else for (const t of this.takes) stamps[cells[n - t] as number] = stamp
    this.steps += rare.markRest(cells, n, stamps, stamp)
    const value = this.leastFree(n, stamp, common)
    if (n > 0 && common[value] === 0) rare.add(n, value)
    if (this.sought && n >= this.sought.from) this.note(n, this.sought)
    while (value >= this.span) this.widen()
    return value
  }

  /** Does what is done for a block of heaps at once, and counts the steps that the last one took. */
  private begin(n: number): void {
    const { rare, witnesses, ways } = this
    this.steps += BLOCK * (PER_VALUE + ways.length) + witnesses.pass(BLOCK, this.table.cells)
    this.work.spend(this.steps)
    this.steps = rare.begin(this.table.cells, n, witnesses.helpers)
  }

  /** How many values it takes, as far as can be told now. */
  get expected(): number {
    return this.sought ? this.sought.from + this.sought.period + this.rare.last : Infinity
  }

  /** The least value that no option of n has. */
  private leastFree(n: number, stamp: number, common: Uint8Array): number {
    const { wanted, witnesses, stamps, span } = this
    const sums = this.rare.marksOf(n)
    const { stamps: first, stamp: one } = sums[0] ?? { stamps, stamp }
    const { stamps: second, stamp: other } = sums[1] ?? { stamps, stamp }
    let missing = 0
    let value = 0
    for (; value < span; value++) {
      if (first[value] === one || second[value] === other || stamps[value] === stamp) continue
      if (sums.length > 2 && isMarked(sums, value)) continue
      if (common[value] === 1) break
      wanted[value] = stamp
      missing++
    }
    this.steps += value
    witnesses.widest = witnesses.helpers.widest
    return missing === 0 ? value : this.lookFor(n, stamp, missing, value)
  }

  /** The least of the rare values wanted that no pair has; `value` where pairs have them all. */
  private lookFor(n: number, stamp: number, wantedCount: number, value: number): number {
    const { wanted, splits, witnesses } = this
    const { cells } = this.table
    let missing = wantedCount
    for (let i = 0; i < splits.length && missing > 0; i++)
      missing = witnesses.tryKnown(cells, n - (splits[i] as number), wanted, stamp, missing)
    for (let i = 0; i < splits.length && missing > 0; i++)
      missing = witnesses.tryAll(cells, n - (splits[i] as number), wanted, stamp, missing)
    return missing === 0 ? value : wanted.indexOf(stamp)
  }

  /** Notes what the theorem asks about heap n. */
  private note(
    n: number,
    { period, from }: { readonly period: number; readonly from: number },
  ): void {
    if (this.since < from + Math.max(this.rare.last, this.witnesses.widest)) this.since = n + 1
    else if (n + 1 - this.since >= period) this.proved = true
  }

  private widen(): void {
    this.span *= 2
    this.stamps = longer(this.stamps, 2 * this.span)
    this.wanted = longer(this.wanted, 2 * this.span)
    this.rare.fit(2 * this.span)
    this.common = this.classes()
  }

  private classes(): [Uint8Array, Uint8Array] {
    const list = (odd: number) =>
      Uint8Array.from({ length: 2 * this.span }, (_, x) => bitParity(x & this.mask) ^ odd)
    return [list(0), list(this.parity)]
  }
}

function isMarked(places: readonly Marked[], value: number): boolean {
  return places.some(({ stamps, stamp }) => stamps[value] === stamp)
}

/** The parity of the number of ones among the 32 bits of x. */
function bitParity(x: number): number {
  let folded = x ^ (x >>> 16)
  folded ^= folded >>> 8
  folded ^= folded >>> 4
  folded ^= folded >>> 2
  return (folded ^ (folded >>> 1)) & 1
}
