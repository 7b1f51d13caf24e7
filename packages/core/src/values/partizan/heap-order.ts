import type { Mover } from '../../model/outcome.ts'
import type { HeapOptions } from './heap-options.ts'

/**
 * How the order of heaps goes on, which is proved: with M(i, j) for whether G(i) ≤ G(j) and G(j) ≤ G(i),
 * M(i + period, j + period) = M(i, j) for i, j ≥ from, and M(i + period, j) = M(i, j) for i ≥ j + far.
 */
export interface OrderPattern {
  readonly period: number
  readonly from: number
  readonly far: number
}

/** Bits of a cell: G(i) ≤ G(j), and G(j) ≤ G(i), for i ≥ j. */
const BELOW = 1
const ABOVE = 2

/**
 * The order of single heaps that are never split, without their values: G(i) ≤ G(j) unless a move of
 * Left from i leaves something ≥ G(j), or one of Right from j something ≤ G(i), and what is left are
 * smaller heaps. Row i has a cell for every j ≤ i.
 */
export class HeapOrder {
  private readonly rests: Readonly<Record<Mover, (heap: number) => readonly number[]>>
  private cells = new Uint8Array(1 << 12)
  private rows = 0
  private readonly left: (readonly number[])[] = []
  private readonly right: (readonly number[])[] = []

  constructor(options: Readonly<Record<Mover, HeapOptions>>) {
    const rests = (of: HeapOptions) => (heap: number) =>
      Array.from(of.pieces(heap), ([rest = 0]) => rest)
    this.rests = { left: rests(options.left), right: rests(options.right) }
  }

  /** How many heaps are compared with all others of them. */
  get size(): number {
    return this.rows
  }

  /** What moves of a player leave of a heap that is compared. */
  options(mover: Mover, heap: number): readonly number[] {
    return (mover === 'left' ? this.left : this.right)[heap] as readonly number[]
  }

  /** Whether G(i) ≤ G(j), of heaps that are compared. */
  atMost(i: number, j: number): boolean {
    return i >= j ? (this.cell(i, j) & BELOW) > 0 : (this.cell(j, i) & ABOVE) > 0
  }

  /** Compares all heaps below a size. */
  extend(size: number): void {
    const needed = (size * (size + 1)) / 2
    if (needed > this.cells.length) {
      const larger = new Uint8Array(2 * needed)
      larger.set(this.cells)
      this.cells = larger
    }
    for (let i = this.rows; i < size; i++) {
      this.left.push(this.rests.left(i))
      this.right.push(this.rests.right(i))
      const row = (i * (i + 1)) / 2
      for (let j = 0; j <= i; j++)
        this.cells[row + j] = (this.isAtMost(i, j) ? BELOW : 0) | (this.isAtMost(j, i) ? ABOVE : 0)
      this.rows++
    }
  }

  /**
   * How the order goes on, for moves that take at most `take`, with the least period, and for that the
   * least `from` and `far` above `take`. That it holds for ever is shown by the cells of the table,
   * which must have as many rows as from + far + 2·period + 2·take (docs/certificates.md).
   */
  pattern(take: number): OrderPattern | undefined {
    const { size } = this
    for (let period = 1; 4 * period < size; period++) {
      const from = Math.max(take + 1, this.alongFrom(period))
      if (from + take + 1 + 2 * period + 2 * take > size) continue
      const far = Math.max(take + 1, this.acrossFrom(period))
      if (from + far + 2 * period + 2 * take <= size) return { period, from, far }
    }
    return undefined
  }

  /** The least m such that cells (i, j) with i, j ≥ m are those of (i + p, j + p). */
  private alongFrom(p: number): number {
    const { size } = this
    for (let m = size - 1 - p; m >= 0; m--)
      for (let i = m; i + p < size; i++)
        if (this.cell(i, m) !== this.cell(i + p, m + p)) return m + 1
    return 0
  }

  /** The least d such that cells (i, j) with i ≥ j + d are those of (i + p, j). */
  private acrossFrom(p: number): number {
    const { size } = this
    for (let d = size - 1 - p; d >= 0; d--)
      for (let j = 0; j + d + p < size; j++)
        if (this.cell(j + d, j) !== this.cell(j + d + p, j)) return d + 1
    return 0
  }

  private cell(i: number, j: number): number {
    return this.cells[(i * (i + 1)) / 2 + j] as number
  }

  private isAtMost(i: number, j: number): boolean {
    for (const rest of this.left[i] as readonly number[]) if (this.atMost(j, rest)) return false
    for (const rest of this.right[j] as readonly number[]) if (this.atMost(rest, i)) return false
    return true
  }
}
