import { max } from '../arith/integers.ts'
import type { Period } from '../arith/period.ts'
import type { Budget } from '../model/budget.ts'
import { Meter } from '../model/errors.ts'
import { Moves, type Run } from '../model/moves.ts'
import { type Break, breaksOf, heapMove } from '../rules/heaps.ts'
import { partingsOf } from '../rules/partings.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import { scan } from './heaps.ts'

type Heaps = readonly bigint[]

/** Options of a heap that differ in a number: `at(i)` are the heaps left by the i-th of `count`. */
interface Options {
  readonly count: bigint
  at(i: bigint): bigint[]
}

/** What decides whether an option wins: the heaps it leaves, which may repeat from some size on. */
interface Wins {
  holds(index: number, parts: Heaps): boolean
  readonly period: Period<bigint> | undefined
}

/** All moves of a position of heaps that win; what wins in a heap wins in all heaps of its size. */
export function movesThatWin(
  rule: HeapRule | CodeRule,
  heaps: Heaps,
  wins: Wins,
  budget: Budget,
): Moves<Heaps> {
  return new Moves(function* (): Generator<Run<Heaps>> {
    const known = new Map<bigint, Options[]>()
    for (const [index, heap] of heaps.entries()) {
      const options = known.get(heap)
      const found: Options[] = []
      for (const run of options ?? optionsThatWin(rule, heap, index, wins, budget)) {
        found.push(run)
        yield { count: run.count, at: (i) => heapMove(heaps, index, run.at(i)) }
      }
      if (!options) known.set(heap, found)
    }
  })
}

function* optionsThatWin(
  rule: HeapRule | CodeRule,
  heap: bigint,
  index: number,
  wins: Wins,
  budget: Budget,
): Generator<Options> {
  for (const way of breaksOf(rule, heap)) {
    const { first, step, count } = way.takes
    const left = (i: bigint) => heap - first - i * step
    if (way.parts === 1) {
      const holds = (i: bigint) => wins.holds(index, [left(i)])
      for (const run of scan(0n, count - 1n, holds, undefined, budget))
        yield { count: run.count, at: (i) => [left(run.at(i))] }
      continue
    }
    const meter = new Meter(budget.search)
    for (let i = 0n; i < count; i++) {
      if (way.parts === 2) yield* splits(left(i), [], way, index, wins, budget)
      else
        for (let a = 1n; 3n * a <= left(i); a++) {
          meter.tick()
          yield* splits(left(i) - a, [a], way, index, wins, budget)
        }
    }
  }
  if (rule.kind !== 'heap' || !rule.into) return
  const meter = new Meter(budget.search)
  for (const parts of partingsOf(rule.into, heap)) {
    meter.tick()
    if (wins.holds(index, parts)) yield { count: 1n, at: () => parts }
  }
}

/** The ways to split `left` in two heaps, none smaller than one that is split off already. */
function* splits(
  left: bigint,
  before: Heaps,
  { unequal }: Break,
  index: number,
  wins: Wins,
  budget: Budget,
): Generator<Options> {
  const least = before[0] ?? 1n
  const most = unequal ? (left - 1n) / 2n : left / 2n
  const parts = (a: bigint) => [...before, a, left - a]
  const { period } = wins
  const edge = period && {
    low: period.from,
    high: max(0n, period.from - (left - most)),
    period: period.length,
  }
  const holds = (a: bigint) => wins.holds(index, parts(a))
  for (const run of scan(least, most, holds, edge, budget))
    yield { count: run.count, at: (i) => parts(run.at(i)) }
}
