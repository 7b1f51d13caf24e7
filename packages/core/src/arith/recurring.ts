import type { Period } from './period.ts'
import { returns } from './returns.ts'

/** As many numbers are computed in the hope of a window that comes back. */
const FURTHEST = 2 ** 20

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
  private found: Period | undefined
  private nextLook = 64

  constructor(law: Law) {
    this.law = law
  }

  /** The number at n; undefined where it is far and no window comes back. */
  at(n: bigint): bigint | undefined {
    const found = this.recurrenceFor(n)
    if (!found) return n < FURTHEST ? BigInt(this.numbers[Number(n)] as number) : undefined
    const [beyond, length] = [n - BigInt(found.from), BigInt(found.length)]
    const number = this.numbers[found.from + Number(beyond % length)] as number
    return BigInt(number) + BigInt(found.saltus) * (beyond / length)
  }

  /** How the number at n is known, where that is not by computing it. */
  recurrenceFor(n: bigint): Period | undefined {
    const found = this.recurrence(n < FURTHEST ? Number(n) + 1 : FURTHEST)
    return n < this.numbers.length ? undefined : found
  }

  /** How the numbers come back; undefined where as many as `within` do not show it. */
  recurrence(within = FURTHEST): Period | undefined {
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
  private look(): Period | undefined {
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
    const saltus = at(last) - at(last - period)
    let from = last - period
    while (from > 0 && at(from - 1 + period) === at(from - 1) + saltus) from--
    return { from, length: period, saltus }
  }
}
