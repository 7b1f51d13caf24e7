import { BeyondBounds, type Work } from '../../automata/work.ts'
import type { Line, Partnered } from './partners.ts'

/** Partners are stored when they are at most so far from a line. */
const WIDE = 62

/**
 * The partners of all numbers below `size`, a byte each: with losing pairs (x, y), x ≤ y, near the
 * line y = βx, the distance from it, or of x from y/β. The lines only say how a partner is stored:
 * what is read is what was found, however they are rounded.
 */
export class PartnerLines {
  readonly size: number
  /** The distances that occur, from the least to the largest. */
  readonly from: number
  readonly to: number
  private readonly slope: number
  private readonly stored: Uint8Array

  private constructor(stored: Uint8Array, slope: number, from: number, to: number) {
    this.size = stored.length
    this.stored = stored
    this.slope = slope
    this.from = from
    this.to = to
  }

  /** The partner of a number below `size`. */
  at(x: number): number {
    const code = this.stored[x] as number
    const line = code & 1 ? Math.floor(x / this.slope) : Math.floor(x * this.slope)
    return line + (code >> 1) - WIDE
  }

  /** The numbers that may be the partner of any number, seen from the distances below `size`. */
  *near(x: number): Generator<number> {
    for (const line of [Math.floor(x / this.slope), Math.floor(x * this.slope)])
      for (let y = Math.max(0, line + this.from - 1); y <= line + this.to + 1; y++) yield y
  }

  /** The numbers that may be the smaller ones of pairs with a difference. */
  *lowerBy(difference: number): Generator<number> {
    const middle = Math.round(difference / (this.slope - 1))
    const reach = Math.ceil((this.to - this.from + 2) / (this.slope - 1))
    for (let x = Math.max(0, middle - reach); x <= middle + reach; x++) yield x
  }

  /** How many bytes the partners of so many numbers take while they are found. */
  static bytes({ diagonals }: Partnered, slope: number, size: number): number {
    return size * (1 + slope / 8 + (slope - 1) * (diagonals.length > 0 ? 4 : 1 / 8)) + (1 << 16)
  }

  /**
   * Finds the partners greedily: for each number that has none the least that no smaller pair leads
   * to. Undefined where some are too far from the lines.
   */
  static below(
    moves: Partnered,
    slope: number,
    size: number,
    work: Work,
  ): PartnerLines | undefined {
    const { memory } = work.bounds
    if (PartnerLines.bytes(moves, slope, size) > memory)
      throw new BeyondBounds({ of: 'memory', limit: memory })
    const stored = new Uint8Array(size)
    const taken = new Bits(size * slope + 8 * WIDE)
    const steps = moves.steps.map(({ c, d }) => [c, d] as const)
    const gaps = new Gaps(moves, size * (slope - 1) + 8 * WIDE)
    const reads = new PartnerLines(stored, slope, 0, 0)
    let [from, to] = [WIDE, -WIDE]
    const store = (x: number, y: number, lower: 0 | 1): boolean => {
      const distance = y - Math.floor(lower ? x / slope : x * slope)
      if (Math.abs(distance) > WIDE) return false
      if (distance < from) from = distance
      if (distance > to) to = distance
      if (x < size) stored[x] = 2 * (distance + WIDE) + lower
      return true
    }
    for (let x = 0; x < size; x++) {
      if ((x & 0xffff) === 0) work.time()
      if (taken.has(x)) continue
      let y = x + gaps.least(x)
      while (taken.has(y) || gaps.reaches(x, y) || isStep(x, y)) y++
      if (!store(x, y, 0) || (y !== x && !store(y, x, 1))) return undefined
      taken.add(x)
      taken.add(y)
      gaps.add(x, y)
    }
    return new PartnerLines(stored, slope, from, to)

    function isStep(x: number, y: number): boolean {
      for (const [c, d] of steps)
        if (x >= c && y >= d && taken.has(x - c) && reads.at(x - c) === y - d) return true
      return false
    }
  }
}

/** A set of small numbers. */
class Bits {
  private readonly words: Int32Array

  constructor(size: number) {
    this.words = new Int32Array((Math.ceil(size) >>> 5) + 2)
  }

  has(n: number): boolean {
    return (((this.words[n >>> 5] as number) >>> (n & 31)) & 1) === 1
  }

  add(n: number): void {
    this.words[n >>> 5] = (this.words[n >>> 5] as number) | (1 << (n & 31))
  }
}

/** The differences y − x of the pairs found, along which others lead to them. */
class Gaps {
  private readonly diagonal: boolean
  private readonly diagonals: readonly Line[]
  private readonly met: Bits
  /** The least x with each difference; needed where lines are not the diagonal itself. */
  private readonly first: Int32Array | undefined
  private low = 0

  constructor({ diagonal, diagonals }: Partnered, size: number) {
    this.diagonal = diagonal
    this.diagonals = diagonals.filter(({ c, d }) => c !== 0 || d !== 0)
    this.met = new Bits(size)
    if (this.diagonals.length > 0) this.first = new Int32Array(Math.ceil(size)).fill(-1)
  }

  /** The least difference that is still free at x: what is reached once is so for all larger x. */
  least(x: number): number {
    while (this.reaches(x, x + this.low)) this.low++
    return this.low
  }

  add(x: number, y: number): void {
    this.met.add(y - x)
    if (this.first && (this.first[y - x] as number) < 0) this.first[y - x] = x
  }

  reaches(x: number, y: number): boolean {
    if (this.diagonal && this.met.has(y - x)) return true
    for (const { c, d } of this.diagonals) {
      // a smaller pair whose difference is this one but for c − d, in either order
      const gap = y - x + c - d
      const from = this.first?.[Math.abs(gap)] ?? -1
      if (from >= 0 && (gap < 0 ? from - gap : from) <= x - 1 - c) return true
    }
    return false
  }
}
