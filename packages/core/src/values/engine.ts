import {
  DenseTable,
  MOST_AMOUNTS,
  NoMask,
  PlainTable,
  SparseTable,
  TakeTable,
  TripleTable,
  type ValueTable,
  type Ways,
} from '@nimber/kernels'
import { finiteSet, isFixed } from '../rules/amounts.ts'
import { periodicSetOf } from '../rules/periodic-set.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import { OptionTable } from './option-table.ts'
import { partingValues } from './parting-values.ts'
import { PeriodicSetTable } from './periodic-set-table.ts'
import { waysOf } from './ways.ts'

/** The longest amount with which the kernels begin; beyond it their first values cost too much. */
const LONGEST_CODE = 1000

/**
 * Chooses how the values of a rule are computed, and keeps what is computed. Some kernels have no
 * end; those that are made for a length are made anew, twice as long, when that is reached.
 */
export class Engine {
  private readonly rule: HeapRule | CodeRule
  private readonly finite: boolean
  private table: ValueTable | undefined
  private length = 0
  private maskless = false

  constructor(rule: HeapRule | CodeRule) {
    this.rule = rule
    this.finite = rule.kind === 'code' || !rule.take || finiteSet(rule.take) !== undefined
  }

  get size(): number {
    return this.table?.size ?? 0
  }

  /** The table in use: its values are known up to its size. */
  get known(): ValueTable | undefined {
    return this.table
  }

  /** Computes more values, none past `last`; returns how many options were looked at. */
  advance(last: number): number {
    if (!this.table || last >= this.length) this.prepare(last + 1)
    const table = this.table as ValueTable
    try {
      return table.advance(last)
    } catch (error) {
      if (!(error instanceof NoMask)) throw error
      this.maskless = true
      this.length = 0
      return 0
    }
  }

  /** Makes ready for all heaps below `length`. */
  private prepare(length: number): void {
    const { rule, table } = this
    this.length = length
    const into = rule.kind === 'heap' ? rule.into : undefined
    if (rule.kind === 'heap' && (into || (rule.take && !isFixed(rule.take)))) {
      this.table ??= new OptionTable((heap) => waysOf(rule, heap), into && partingValues(into))
      return
    }
    const endless = table instanceof SparseTable || (table instanceof TakeTable && this.finite)
    if (endless && !this.maskless) return
    const recurring =
      rule.kind === 'heap' && rule.take && !this.finite && !rule.split && !rule.thenSplit
        ? periodicSetOf(rule.take)
        : undefined
    if (recurring) {
      const { one } = waysOf(rule, recurring.last)
      this.table ??= new PeriodicSetTable(recurring, one)
      return
    }
    const ways = waysOf(rule, this.finite ? Number.MAX_SAFE_INTEGER : length)
    if (ways.three.length > 0) {
      this.table = new TripleTable(length, ways)
    } else if (ways.two.length === 0) {
      this.table = this.taking(ways, length)
    } else if (this.finite && !this.maskless && fits(ways) && !isBrief(ways, length)) {
      this.table = new SparseTable(ways)
    } else {
      this.table = new PlainTable(length, ways, table?.values)
    }
  }

  private taking(ways: Ways, length: number): ValueTable {
    const count = ways.one.length
    const few = this.finite || count * 64 < length || length < 4096
    if (!few || Math.max(count, ways.all.length) > MOST_AMOUNTS)
      return new DenseTable(
        length,
        ways.one.filter((take) => take < length),
      )
    const table =
      this.table instanceof TakeTable
        ? this.table
        : new TakeTable(this.finite ? count : MOST_AMOUNTS)
    table.list(ways.all, ways.one)
    return table
  }
}

/** Whether a table ends before the long amounts of a rule are used often, so that no mask pays. */
function isBrief(ways: Ways, length: number): boolean {
  return ways.longest > 64 && length <= 4 * ways.longest
}

function fits(ways: Ways): boolean {
  return ways.longest <= LONGEST_CODE && ways.two.length <= MOST_AMOUNTS
}
