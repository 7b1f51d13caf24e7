import { returns } from './returns.ts'

/** As many numbers are computed in the hope of a window that comes back. */
const FURTHEST = 2 ** 20

/** From `from` on, the numbers come back after `period` of them, higher by `rise`. */
export interface Recurrence {
  readonly from: number
  readonly period: number
  readonly rise: number
}

/** How numbers follow from those before them. */
interface Law {
  /** Each number from at(window) on depends on as many before it, and on nothing else. */
  readonly window: number
  /** The number at n, where all before it are in the list. */
  next(numbers: readonly number[], n: number): number
  /** Whether a number rises by an even amount where all of its window do. */
  readonly rising?: boolean
}

/**
 * The numbers of a law, computed in order. A window that comes back, as it is or raised by an even
 * amount where the law allows it, is followed by what followed it before: from there on the numbers
 * are known without end.
 */
export class RecurringNumbers {
  private readonly law: Law
  private readonly numbers: number[] = []
  private found: Recurrence | undefined
  private nextLook = 64

  constructor(law: Law) {
    this.law = law
  }

  /** The number at n; undefined where it is far and no window comes back. */
  at(n: bigint): bigint | undefined {
    const found = this.recurrenceFor(n)
    if (!found) return n < FURTHEST ? BigInt(this.numbers[Number(n)] as number) : undefined
    const [beyond, period] = [n - BigInt(found.from), BigInt(found.period)]
    const number = this.numbers[found.from + Number(beyond % period)] as number
    return BigInt(number) + BigInt(found.rise) * (beyond / period)
  }

  /** How the number at n is known, where that is not by computing it. */
  recurrenceFor(n: bigint): Recurrence | undefined {
    const found = this.recurrence(n < FURTHEST ? Number(n) + 1 : FURTHEST)
    return n < this.numbers.length ? undefined : found
  }

  /** How the numbers come back; undefined where as many as `within` do not show it. */
  recurrence(within = FURTHEST): Recurrence | undefined {
    this.extend(within)
    return this.found
  }

  private extend(count: number): void {
    const { numbers, law } = this
    while (numbers.length < count && !this.found) {
      numbers.push(law.next(numbers, numbers.length))
      if (numbers.length < this.nextLook) continue
      this.found = this.look()
      this.nextLook *= 2
    }
  }

  /** Whether the last window was there before, as late as possible. */
  private look(): Recurrence | undefined {
    const { numbers } = this
    const { window, rising = false } = this.law
    const last = numbers.length - 1
    const at = (n: number) => numbers[n] as number
    // backwards from the last; a window that may be raised is known by its differences
    const length = rising ? last : last + 1
    const terms = Array.from({ length }, (_, i) =>
      rising ? at(last - i) - at(last - i - 1) : at(last - i),
    )
    const needed = rising ? window - 1 : window
    const period = returns(terms).findIndex((run, i) => {
      if (i === 0 || run < needed) return false
      return !rising || (at(last) - at(last - i)) % 2 === 0
    })
    if (period < 0) return undefined
    const rise = at(last) - at(last - period)
    let from = last - period
    while (from > 0 && at(from - 1 + period) === at(from - 1) + rise) from--
    return { from, period, rise }
  }
}
