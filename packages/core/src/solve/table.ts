import { BeyondBudget } from '../model/errors.ts'
import type { Budget } from '../model/game.ts'
import { brief } from '../model/words.ts'
import { amountsFrom, isFixed } from '../rules/amounts.ts'
import type { Amounts, CodeRule, HeapRule } from '../rules/rule.ts'

/** What taking `take` may leave, for every heap that is large enough. */
interface Way {
  readonly take: number
  /** all: the whole heap may be taken; one, two, three: that many heaps may be left */
  readonly all: boolean
  readonly one: boolean
  readonly two: boolean
  readonly three: boolean
  readonly unequal: boolean
}

/** The Grundy values of heaps, computed in order and kept: the table of one rule. */
export class HeapTable {
  readonly rule: HeapRule | CodeRule
  private values = new Uint32Array(1024)
  private size = 0
  private ways: readonly Way[] | undefined
  private waysTo = -1
  private marks = new Uint32Array(1024)
  private spent = 0

  constructor(rule: HeapRule | CodeRule) {
    this.rule = rule
  }

  /** The value of a heap that the table already reaches. */
  at(heap: number): number {
    return this.values[heap] as number
  }

  /**
   * Computes the values of all heaps up to `last`; throws BeyondBudget, which tells what it would
   * take to reach `goal`, the heap that is asked about.
   */
  extend(last: number, budget: Budget, goal = BigInt(last)): void {
    if (last < this.size) return
    const start = this.size
    this.spent = 0
    // by doubling, so that no more is made ready than the budget can use
    for (let n = start, end = 0; n <= last; n++) {
      if (n >= end) {
        end = Math.min(last + 1, Math.max(1024, 2 * n))
        this.grow(end)
        this.prepare(end - 1)
      }
      if ((n & 63) === 0) this.account(n, start, last, budget, goal)
      this.values[n] = this.mex(n)
      this.size = n + 1
    }
  }

  /** Stops a run that costs too much, told by what it has cost so far. */
  private account(n: number, start: number, last: number, budget: Budget, goal: bigint): void {
    budget.progress?.((n - start) / (last - start + 1))
    if (this.spent <= budget.table) return
    throw this.tooLong(n, budget, goal)
  }

  /** What it would take to reach `goal`, told by what it has cost to reach n. */
  tooLong(n: number, budget: Budget, goal: bigint): BeyondBudget {
    const ways = this.waysFor(n)
    const heaps = ways.some((w) => w.three) ? 2 : ways.some((w) => w.two) ? 1 : 0
    // the cost of one value grows like the number of its moves, some power of n
    const used = ways.filter((way) => way.take <= n).length
    const growth = 1 + Math.max(heaps, Math.log(Math.max(1, used)) / Math.log(n + 1))
    const ahead = (this.spent / budget.table) * (Number(goal) / n) ** growth
    return new BeyondBudget(
      {
        en: `The table of values reached heap ${n - 1}; it would have to reach ${brief(goal)}.`,
        zh: `SG 值表算到了 ${n - 1}，而需要算到 ${brief(goal)}。`,
      },
      ahead,
    )
  }

  /** The least value that no option of a heap of n has. */
  private mex(n: number): number {
    const stamp = n + 1
    for (const way of this.waysFor(n)) {
      const left = n - way.take
      if (left < 0) break
      this.spent++
      if (left === 0 ? way.all : way.one) this.mark(this.values[left] as number, stamp)
      if (way.two) this.markPairs(left, way.unequal, stamp)
      if (way.three) this.markTriples(left, stamp)
    }
    let value = 0
    while (this.marks[value] === stamp) value++
    return value
  }

  private mark(value: number, stamp: number): void {
    if (value >= this.marks.length) {
      const wider = new Uint32Array(2 * value + 2)
      wider.set(this.marks)
      this.marks = wider
    }
    this.marks[value] = stamp
  }

  private markPairs(left: number, unequal: boolean, stamp: number): void {
    const { values } = this
    const most = unequal ? (left - 1) >> 1 : left >> 1
    for (let a = 1; a <= most; a++)
      this.mark((values[a] as number) ^ (values[left - a] as number), stamp)
    this.spent += most
  }

  private markTriples(left: number, stamp: number): void {
    const { values } = this
    for (let a = 1; 3 * a <= left; a++) {
      const first = values[a] as number
      const rest = left - a
      for (let b = a; 2 * b <= rest; b++)
        this.mark(first ^ (values[b] as number) ^ (values[rest - b] as number), stamp)
      this.spent += rest >> 1
    }
  }

  private waysFor(n: number): readonly Way[] {
    const { rule } = this
    if (this.ways) return this.ways
    // amounts that depend on the heap are listed for each heap anew, divisors by trial: slow work
    const ways = waysOf(rule, (amounts) => listAmounts(amounts, n))
    this.spent += 10 * (ways.length + Math.floor(Math.sqrt(n)))
    return ways
  }

  private prepare(last: number): void {
    const { rule } = this
    if (rule.kind === 'heap' && rule.take && !isFixed(rule.take)) return
    if (this.waysTo >= last) return
    this.ways = waysOf(rule, (amounts) => listAmounts(amounts, last))
    this.waysTo = last
  }

  private grow(size: number): void {
    if (size <= this.values.length) return
    const wider = new Uint32Array(Math.max(size, 2 * this.values.length))
    wider.set(this.values)
    this.values = wider
  }
}

function waysOf(rule: HeapRule | CodeRule, list: (amounts: Amounts) => number[]): Way[] {
  if (rule.kind === 'code')
    return rule.digits.map((d, take) => ({
      take,
      all: (d & 1) > 0 && take > 0,
      one: (d & 2) > 0,
      two: (d & 4) > 0,
      three: (d & 8) > 0,
      unequal: false,
    }))
  const none = { all: false, one: false, three: false, unequal: false }
  const ways: Way[] = rule.split
    ? [{ ...none, take: 0, two: true, unequal: rule.split === 'unequal' }]
    : []
  const two = rule.thenSplit === true
  for (const take of rule.take ? list(rule.take) : [])
    ways.push({ take, all: true, one: true, two, three: false, unequal: false })
  return ways
}

function listAmounts(amounts: Amounts, heap: number): number[] {
  const list: number[] = []
  for (const { first, step, count } of amountsFrom(amounts, BigInt(heap)))
    for (let i = 0n; i < count; i++) list.push(Number(first + i * step))
  return list.sort((a, b) => a - b)
}

const tables = new WeakMap<HeapRule | CodeRule, HeapTable>()

/** The table of a rule, shared by all who ask with the same rule object. */
export function tableOf(rule: HeapRule | CodeRule): HeapTable {
  const table = tables.get(rule) ?? new HeapTable(rule)
  tables.set(rule, table)
  return table
}
