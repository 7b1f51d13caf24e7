import type { Cells } from './table.ts'
import type { Helpers } from './witnesses.ts'

/** As many sums a + b are taken at once: their pairs with a rare heap lie side by side. */
export const BLOCK = 8

/** Where splitting moves take amounts farther apart, sums are looked at one by one. */
const MOST_LANES = 128

/** Heaps with their values; the first `near` of them, and no others, are below BLOCK. */
interface Heaps {
  readonly heaps: Uint32Array
  readonly values: Uint32Array
  readonly near: number
  readonly count: number
}

/**
 * The rare heaps met so far, in rising order, and the values of the pairs that hold one of them. The
 * pairs of a sum a + b are the same whichever move leaves them, so each sum has marks of its own: a
 * value is marked in the lane of a sum when it bears the sum as a stamp.
 */
export class RarePairs implements Heaps {
  count = 0
  /** The largest rare heap. */
  last = 0
  /** Rare heaps below BLOCK: their partners may not be known yet when a block begins. */
  near = 0
  heaps = new Uint32Array(1024)
  values = new Uint32Array(1024)
  private readonly splits: readonly number[]
  private readonly least: number
  private lanes: Uint32Array[]
  /** How many of the rare heaps the marks of a lane are about. */
  private readonly covered: Uint32Array
  private readonly marks: Marked[]

  constructor(splits: readonly number[], span: number) {
    this.splits = splits
    this.least = Math.min(...splits)
    let lanes = BLOCK
    while (lanes < BLOCK + Math.max(...splits) - this.least && lanes <= MOST_LANES) lanes *= 2
    const shared = lanes <= MOST_LANES ? lanes : 0
    this.lanes = Array.from({ length: shared }, () => new Uint32Array(span))
    this.covered = new Uint32Array(shared)
    this.marks = shared === 0 ? [] : splits.map(() => ({ stamps: this.covered, stamp: -1 }))
  }

  add(heap: number, value: number): void {
    if (this.count === this.heaps.length) {
      this.heaps = longer(this.heaps, 2 * this.count)
      this.values = longer(this.values, 2 * this.count)
    }
    this.heaps[this.count] = heap
    this.values[this.count++] = value
    this.last = heap
    if (heap < BLOCK) this.near = this.count
  }

  /** Makes room for values below `span`. */
  fit(span: number): void {
    this.lanes = this.lanes.map((lane) => longer(lane, span))
  }

  /**
   * Marks the pairs of the sums that a block of heaps from n on leaves, with rare heaps and with
   * helpers; gives how many those are.
   */
  begin(cells: Cells, n: number, helpers: Helpers): number {
    if (this.lanes.length === 0) return 0
    const first = n - this.least
    const { near, heaps, values } = this
    let end = this.count
    while (end > near && (heaps[end - 1] as number) >= first) end--
    const ring = this.lanes.length - 1
    for (let i = 0; i < BLOCK; i++) this.covered[(first + i) & ring] = end
    if (first < 2 || end + helpers.count === near) return 0
    const lane = (i: number) => this.lanes[(first + i) & ring] as Uint32Array
    const eight: Lanes = [lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7)]
    markBlock(cells, { heaps, values, near, count: end }, first, eight)
    markBlock(cells, helpers, first, eight)
    return BLOCK * (end - near + helpers.count)
  }

  /** Marks what the lanes do not have of the pairs from n; gives how many rare heaps that is about. */
  markRest(cells: Cells, n: number, stamps: Uint32Array, stamp: number): number {
    const { heaps, values, near, count, covered } = this
    const ring = covered.length - 1
    let looked = 0
    for (const t of this.splits) {
      const sum = n - t
      const from = ring < 0 || sum < 0 ? near : Math.max(near, covered[sum & ring] as number)
      for (let i = 0; i < near; i++) {
        const b = sum - (heaps[i] as number)
        if (b > 0) stamps[(values[i] as number) ^ (cells[b] as number)] = stamp
      }
      for (let i = from; i < count; i++) {
        const b = sum - (heaps[i] as number)
        if (b <= 0) break
        stamps[(values[i] as number) ^ (cells[b] as number)] = stamp
      }
      looked += near + count - from
    }
    return looked
  }

  /** The marks of the sums that moves from n leave, until they are asked for another heap. */
  marksOf(n: number): readonly Marked[] {
    const { marks, splits, lanes } = this
    for (let i = 0; i < marks.length; i++) {
      const mark = marks[i] as { stamps: Uint32Array; stamp: number }
      const sum = n - (splits[i] as number)
      // nothing bears a negative number
      mark.stamp = sum > 0 ? sum : -1
      mark.stamps = lanes[sum & (lanes.length - 1)] as Uint32Array
    }
    return marks
  }
}

/** Values are marked that bear a stamp. */
export interface Marked {
  readonly stamps: Uint32Array
  readonly stamp: number
}

type Lanes = readonly [
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
]

/**
 * Marks the pairs of heaps, but for the near ones, with what is left of `first`, first + 1, … in the
 * lane of each sum.
 */
function markBlock(
  cells: Cells,
  { heaps, values, near, count }: Heaps,
  first: number,
  [lane0, lane1, lane2, lane3, lane4, lane5, lane6, lane7]: Lanes,
): void {
  for (let i = near; i < count; i++) {
    const b = first - (heaps[i] as number)
    const value = values[i] as number
    lane0[value ^ (cells[b] as number)] = first
    lane1[value ^ (cells[b + 1] as number)] = first + 1
    lane2[value ^ (cells[b + 2] as number)] = first + 2
    lane3[value ^ (cells[b + 3] as number)] = first + 3
    lane4[value ^ (cells[b + 4] as number)] = first + 4
    lane5[value ^ (cells[b + 5] as number)] = first + 5
    lane6[value ^ (cells[b + 6] as number)] = first + 6
    lane7[value ^ (cells[b + 7] as number)] = first + 7
  }
}

/** The same numbers in an array of another length. */
export function longer(numbers: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(length)
  wider.set(numbers)
  return wider
}
