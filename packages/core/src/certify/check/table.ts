import { LISTED_VALUES, type PeriodClaim } from '../certificate.ts'
import { Failure } from './failure.ts'
import type { Work } from './work.ts'

export type Cells = Uint8Array | Uint16Array | Uint32Array

/** The values G(0), G(1), … in order, each compared with the claim as soon as it is known. */
export class Table {
  /** Bytes as long as all values fit in, wider cells after that. */
  cells: Cells = new Uint8Array(1024)
  length = 0
  private widest = 0xff
  private readonly claim: PeriodClaim
  private readonly work: Work

  constructor(claim: PeriodClaim, work: Work) {
    this.claim = claim
    this.work = work
  }

  /**
   * Makes the table `count` values long by a function that gives the next one, on the way to `goal`
   * of them.
   */
  extend(count: number, value: (n: number) => number, goal = count): void {
    while (this.length < count) {
      if ((this.length & 0x3ff) === 0) this.work.reached(this.length / goal)
      this.append(value(this.length))
    }
  }

  /**
   * Takes cells that begin with those of the table, on the way to `goal` of them, and compares what is
   * new up to `length`.
   */
  take(cells: Cells, length: number, goal: number): void {
    const { period, preperiod, saltus } = this.claim
    const first = this.length
    this.cells = cells
    this.length = length
    this.work.reached(Math.min(1, length / goal))
    for (let n = first; n < Math.min(length, LISTED_VALUES); n++)
      this.compare(n, cells[n] as number)
    for (let n = Math.max(first, preperiod + period, LISTED_VALUES); n < length; n++)
      if (cells[n] !== (cells[n - period] as number) + saltus) this.compare(n, cells[n] as number)
  }

  /** Begins anew. */
  clear(): void {
    this.cells = new Uint8Array(1024)
    this.length = 0
    this.widest = 0xff
  }

  private append(value: number): void {
    const n = this.length
    this.compare(n, value)
    if (n === this.cells.length || value > this.widest) this.grow(n, value)
    this.cells[n] = value
    this.length = n + 1
  }

  private compare(n: number, value: number): void {
    const { period, preperiod, saltus, values } = this.claim
    const listed = values?.[n]
    if (listed !== undefined && listed !== value)
      throw new Failure(
        `G(${n}) is ${value}, not ${listed} as claimed.`,
        `G(${n}) 是 ${value}，不是所称的 ${listed}。`,
      )
    if (n < preperiod + period) return
    const due = (this.cells[n - period] as number) + saltus
    if (value !== due)
      throw new Failure(
        `G(${n}) is ${value}, not ${due} as the period ${period} from ${preperiod} on would have it.`,
        `G(${n}) 是 ${value}，而按从 ${preperiod} 起周期 ${period} 应是 ${due}。`,
      )
  }

  private grow(n: number, value: number): void {
    while (value > this.widest) this.widest = this.widest * 0x100 + 0xff
    const size = n === this.cells.length ? 2 * n : this.cells.length
    const cells =
      this.widest > 0xffff
        ? new Uint32Array(size)
        : this.widest > 0xff
          ? new Uint16Array(size)
          : new Uint8Array(size)
    cells.set(this.cells)
    this.cells = cells
  }
}
