import { OutOfMemory, type ValueArray } from '@nimber/kernels'
import type { SeenPeriod } from '../arith/period.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import { brief } from '../model/words.ts'
import { type Reach, reachOf } from '../rules/reach.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import { Engine } from './engine.ts'
import { PerRule } from './per-rule.ts'
import { PeriodSearch } from './periodicity.ts'

/** The memory that a table may use where the budget says nothing: all that a kernel can address. */
const MOST_MEMORY = 2 ** 32

/** The largest amount that periods are looked for with. */
const FARTHEST = 1_000_000

/** Values that are copied at once. */
const CHUNK = 1 << 17

/**
 * The Grundy values of heaps, computed in order and kept: the table of one rule. Once the values
 * are proved to repeat, no more are computed and the table has no end.
 */
export class HeapTable {
  readonly rule: HeapRule | CodeRule
  /** The reach of a rule whose values may repeat by theorem; undefined for others. */
  readonly reach: Reach | undefined
  private readonly engine: Engine
  private readonly search: PeriodSearch | undefined
  private found: SeenPeriod | undefined
  private spent = 0
  private values: ValueArray = new Uint8Array(0)

  constructor(rule: HeapRule | CodeRule) {
    this.rule = rule
    this.engine = new Engine(rule)
    const reach = reachOf(rule)
    this.reach = reach && reach.take <= FARTHEST ? reach : undefined
    this.search = this.reach && new PeriodSearch(this.reach)
  }

  /** The value of a heap that the table already reaches. */
  at(heap: number): number {
    const { found } = this
    const n =
      found && heap >= found.from + found.length
        ? found.from + ((heap - found.from) % found.length)
        : heap
    return this.values[n] as number
  }

  /** How far the table is computed. */
  get size(): number {
    return this.values.length
  }

  /** The period of the values, once it is proved. */
  get period(): SeenPeriod | undefined {
    return this.found
  }

  /** The last heap that would prove a period which the values show; infinite where they show none. */
  get hope(): number {
    return this.search?.hope ?? Number.POSITIVE_INFINITY
  }

  /** Whether the rule is of a kind whose values repeat in the end. */
  get mayRepeat(): boolean {
    return this.reach !== undefined
  }

  /** The values of all heaps up to `last`, which the table must reach, as one array. */
  upTo(last: number): ValueArray {
    const { found, values } = this
    if (!found || last < values.length) return values.subarray(0, last + 1)
    const copy = new (values.constructor as new (length: number) => ValueArray)(last + 1)
    this.fill(copy)
    return copy
  }

  /** Writes the values of heaps 0, 1, 2, … into an array, as far as it goes. */
  fill(target: ValueArray): void {
    const { found, values } = this
    const end = target.length
    if (!found || end <= values.length) {
      target.set(values.subarray(0, end))
      return
    }
    const { from, length: period } = found
    let known = from + period
    target.set(values.subarray(0, known))
    // whole periods, as many as stay in the cache while they are copied
    const step = period * Math.max(1, Math.floor(CHUNK / period))
    while (known < end) {
      const length = Math.min(step, known - from, end - known)
      target.copyWithin(known, from, from + length)
      known += length
    }
  }

  /**
   * Computes the values of all heaps up to `last`, or until they are proved to repeat. Throws
   * BeyondBudget, which tells what it would take to reach `goal`, the heap that is asked about.
   */
  extend(last: number, budget: Budget, goal = BigInt(last)): void {
    const { engine } = this
    const start = engine.size
    const before = this.spent
    while (this.size <= last && !this.found) {
      const size = engine.size
      // by doubling, so that no more is made ready than the budget can use
      const end = Math.min(last, Math.max(4095, 2 * size), this.search?.next(size) ?? last)
      try {
        this.spent += engine.advance(end)
      } catch (error) {
        throw error instanceof OutOfMemory ? tooMuchMemory(error.bytes) : error
      } finally {
        this.take()
      }
      const { known } = engine
      if (!known) continue
      budget.progress?.(
        Math.max((known.size - start) / (last - start + 1), (this.spent - before) / budget.table),
      )
      if (known.bytes > (budget.memory ?? MOST_MEMORY)) throw tooMuchMemory(known.bytes)
      this.found = this.search?.look(known)
      if (this.spent - before > budget.table && this.size <= last && !this.found)
        throw this.tooLong(this.size, budget, goal)
    }
  }

  /** Takes the values that the kernel has; one that is made anew, longer, begins with nothing. */
  private take(): void {
    const { known } = this.engine
    if (known && known.size >= this.values.length) this.values = known.values
  }

  /** What it would take to reach `goal`, told by what it has cost to reach n. */
  tooLong(n: number, budget: Budget, goal: bigint): BeyondBudget {
    // what is spent grows like some power of n: linear where values cost the same, else its square
    const growth = this.rule.kind === 'heap' && !this.search ? 2 : 1
    const ahead = (this.spent / budget.table) * (Number(goal) / Math.max(1, n)) ** growth
    return new BeyondBudget(
      {
        en: `The table of values reached heap ${n - 1}; it would have to reach ${brief(goal)}.`,
        zh: `SG 值表算到了 ${n - 1}，而需要算到 ${brief(goal)}。`,
      },
      ahead,
    )
  }
}

function tooMuchMemory(bytes: number): BeyondBudget {
  const size = `${Math.ceil(bytes / 2 ** 20)} MiB`
  return new BeyondBudget(
    {
      en: `The table of values would take ${size} of memory, more than it may.`,
      zh: `SG 值表需要 ${size} 内存，超出了限制。`,
    },
    Number.POSITIVE_INFINITY,
  )
}

const tables = new PerRule<HeapTable>()

/** The table of a rule, shared by all who ask about it. */
export function tableOf(rule: HeapRule | CodeRule): HeapTable {
  const known = tables.get(rule)
  if (known) return known
  const table = new HeapTable(rule)
  tables.set(rule, table)
  return table
}

/**
 * The period of the values, once the table has been grown until one is proved; undefined where
 * the heap asked about is reached first, or the rule is of no kind that repeats.
 */
export function findPeriod(table: HeapTable, heap: bigint, budget: Budget): SeenPeriod | undefined {
  if (!table.mayRepeat) return undefined
  const last = heap > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(heap)
  table.extend(last, budget, heap)
  return table.period
}
