import type { ValueTable } from '@nimber/kernels'
import type { SeenPeriod } from '../arith/period.ts'
import type { Reach } from '../rules/reach.ts'

/** The tail of a table on which the kernel compares a period; see assembly/tables/period.ts. */
const TAIL = 64

/**
 * Looks at a growing table for a period with its proof (Guy and Smith, "The G-values of various
 * games", 1956, for moves that leave h = 2 heaps; the argument is the same for any h). Where moves
 * take at most k: if G(n+p) = G(n) for n0 ≤ n ≤ h(n0+p−1) + k − p, n0 ≥ 1, then for all n ≥ n0.
 * Beyond that range some heap left by a move is at least n0 (n0 + p from n + p), so the options of
 * n and n + p have the same values.
 */
export class PeriodSearch {
  private readonly reach: Reach
  private nextLook = 255
  /** The last heap that would prove a period which the values show; infinite where they show none. */
  hope = Number.POSITIVE_INFINITY

  constructor(reach: Reach) {
    this.reach = reach
  }

  /** The heap up to which the table should be computed before the next look. */
  next(size: number): number {
    return Math.max(size, this.nextLook)
  }

  /** The least period that the table proves. */
  look(table: ValueTable): SeenPeriod | undefined {
    const { size, tail } = table
    if (size <= this.nextLook) return undefined
    const { take, heaps } = this.reach
    this.hope = Number.POSITIVE_INFINITY
    for (let period = tail.next(1); period > 0; ) {
      const start = tail.start(period)
      const from = Math.max(1, start)
      const checkedTo = heaps * (from + period - 1) + take
      // where the values repeat from 0 on, that is seen directly: the theorem needs n0 ≥ 1
      if (checkedTo < size) return { from: start, length: period, saltus: 0, checkedTo }
      this.hope = Math.min(this.hope, checkedTo)
      // within a stretch of period p the tail repeats only at multiples of p, which fail where p
      // failed
      const stretch = size - start
      period = tail.next(
        period <= TAIL && stretch - TAIL > period ? stretch - TAIL + 1 : period + 1,
      )
    }
    const later = Math.floor(size * (size < 20_000 ? 2 : 1.3))
    this.nextLook = Math.min(later, Math.max(this.hope, size))
    return undefined
  }
}
