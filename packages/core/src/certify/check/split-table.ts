import { LARGEST_SPLIT, LONGEST_SPLIT, SplitValues } from '@nimber/kernels'
import type { Table } from './table.ts'
import type { Way } from './values.ts'
import type { Work } from './work.ts'

/** Values are asked for in slices of so many, or of a part of those there are. */
const SLICE = 1024
const PART = 1 / 64

/**
 * The values of a table by the kernel of the check, under the mask of SparseTable and with its theorem:
 * what holds there for every heap is looked at for slices of heaps here.
 */
export class SplitTable {
  /** Whether the theorem proves the period that was asked for. */
  proved = false
  private readonly values: SplitValues
  private readonly table: Table
  private readonly work: Work
  private readonly period: number
  /** The least heap that the theorem may ask about; infinite where it does not hold. */
  private readonly from: number
  /** Since which heap the values are as the theorem asks for. */
  private since = 0

  constructor(
    table: Table,
    ways: readonly Way[],
    { mask, parity }: { readonly mask: number; readonly parity: 0 | 1 },
    { period, start }: { readonly period: number; readonly start: number },
    work: Work,
  ) {
    const amounts = (of: 'none' | 'one' | 'two') =>
      ways.filter((way) => way[of]).map(({ take }) => take)
    this.table = table
    this.work = work
    this.period = period
    this.from = parity === 0 || period % 2 === 0 ? start + (ways.at(-1)?.take ?? 0) : Infinity
    this.values = new SplitValues(
      { all: amounts('none'), one: amounts('one'), two: amounts('two') },
      mask,
      parity,
    )
  }

  /** Whether the kernel can compute the values of moves, if the largest is the one that is claimed. */
  static fits(ways: readonly Way[], largest: number): boolean {
    return (ways.at(-1)?.take ?? 0) <= LONGEST_SPLIT && largest <= LARGEST_SPLIT
  }

  /** Makes the table longer, up to `count` values; false where the kernel cannot go on. */
  extend(count: number): boolean {
    const { values, table, work } = this
    const { size, steps } = values
    const slice = Math.max(SLICE, Math.floor(PART * size))
    values.advance(Math.min(count, size + slice), work.unnoted)
    const goal = Math.min(count, this.from + this.period + values.lastRare)
    table.take(values.cells, Math.min(count, values.size), goal)
    work.spend(values.steps - steps)
    this.note()
    return !values.stopped
  }

  private note(): void {
    const { values, from, period } = this
    const widest = Math.max(values.lastRare, values.takeWidest())
    if (this.since < from + widest) this.since = values.size
    else if (values.size - this.since >= period) this.proved = true
  }
}
