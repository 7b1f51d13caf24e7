import { max, twoAdic } from '../arith/integers.ts'
import { nimAdd, nimSum } from '../arith/nim-sum.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget, Meter } from '../model/errors.ts'
import type { HeapValues, OptionRun, Solutions } from '../model/heap-values.ts'
import { Moves, type Run } from '../model/moves.ts'
import { allows, plainAmounts, powersFrom } from '../rules/amounts.ts'
import { type Break, breaksOf, heapMove, optionsOf } from '../rules/heaps.ts'
import { type Parting, partingsOf } from '../rules/partings.ts'
import { powersTo } from '../rules/powers.ts'
import { type Progression, takesInto } from '../rules/progressions.ts'
import type { Amounts, CodeRule, HeapRule } from '../rules/rule.ts'
import { formOf } from '../rules/sets.ts'

type Heaps = readonly bigint[]

/** The xor of the heaps' values. */
export function valueOfHeaps(heaps: Heaps, values: HeapValues): bigint {
  return nimSum(heaps.map((heap) => values.at(heap)))
}

/** The values that one move in a heap reaches, in order; undefined where there are many moves. */
export function optionValues(
  rule: HeapRule | CodeRule,
  heap: bigint,
  values: HeapValues,
): bigint[] | undefined {
  const found = new Set<bigint>()
  let looked = 0
  for (const parts of optionsOf(rule, heap)) {
    if (++looked > 500) return undefined
    found.add(valueOfHeaps(parts, values))
  }
  return [...found].sort((a, b) => (a < b ? -1 : 1))
}

/** All moves of a position of heaps to positions of a value. */
export function heapMovesTo(
  rule: HeapRule | CodeRule,
  heaps: Heaps,
  target: bigint,
  values: HeapValues,
  budget: Budget,
): Moves<Heaps> {
  const needed = nimAdd(valueOfHeaps(heaps, values), target)
  return heapMoves(rule, heaps, values, budget, (_, value) => nimAdd(value, needed))
}

/**
 * All moves that give a heap the value wanted of it. Where those of a heap cannot be found, that is
 * said after the first that can: a heap that is wanted to have less always has one.
 */
export function heapMoves(
  rule: HeapRule | CodeRule,
  heaps: Heaps,
  values: HeapValues,
  budget: Budget,
  wanted: (index: number, value: bigint) => bigint,
): Moves<Heaps> {
  return new Moves(function* (): Generator<Run<Heaps>> {
    const short = withShortHeaps(values)
    let found = false
    let beyond: BeyondBudget | undefined
    for (const [index, heap] of heaps.entries()) {
      const value = short.at(heap)
      const target = wanted(index, value)
      if (target === value) continue // no option of a heap has the heap's own value
      if (beyond && (found || target > value)) continue
      try {
        for (const run of optionsWith(rule, heap, target, short, budget)) {
          found = true
          yield { count: run.count, at: (i) => heapMove(heaps, index, run.at(i)) }
        }
      } catch (error) {
        if (!(error instanceof BeyondBudget)) throw error
        beyond = error
      }
    }
    if (beyond) throw beyond
  })
}

/** The same values, asked for heaps of the first period only: those are not long numbers. */
function withShortHeaps(values: HeapValues): HeapValues {
  const { periodic, where, splits, leading } = values
  if (!periodic) return values
  const { from, length } = periodic
  const at = (n: bigint) => values.at(n < from + length ? n : from + ((n - from) % length))
  return { at, where, splits, leading, periodic }
}

/** After so many amounts each split is counted, since there is one loop for every amount. */
const FEW = 64n

/** The options of one heap that have a value, as runs of lists of heaps. */
function* optionsWith(
  rule: HeapRule | CodeRule,
  heap: bigint,
  target: bigint,
  values: HeapValues,
  budget: Budget,
): Generator<OptionRun> {
  if (values.leading) return yield* values.leading(heap, target)
  if (rule.kind === 'heap' && rule.take && !rule.thenSplit) {
    for (const takes of amountsTo(heap, rule.take, target, values, budget))
      yield { count: takes.count, at: (i) => [heap - takes.at(i)] }
    const way = { parts: 2, unequal: rule.split === 'unequal' } as const
    if (rule.split) yield* splitsTo(heap, way, target, values, budget)
    if (rule.into) yield* partingsTo(rule.into, heap, target, values, budget)
    return
  }
  const meter = new Meter(budget.search)
  for (const way of breaksOf(rule, heap)) {
    if (way.parts === 1) {
      for (const takes of takesTo(heap, way.takes, target, values, budget))
        yield { count: takes.count, at: (i) => [heap - takes.at(i)] }
    } else {
      const { first, step, count } = way.takes
      for (let i = 0n; i < count; i++) {
        const left = heap - first - i * step
        if (count > FEW) meter.tick(Number(left / 2n))
        yield* splitsTo(left, way, target, values, budget)
      }
    }
  }
  if (rule.kind === 'heap' && rule.into) yield* partingsTo(rule.into, heap, target, values, budget)
}

/** The ways to replace a heap by others whose values xor to the target. */
function* partingsTo(
  into: Parting,
  heap: bigint,
  target: bigint,
  values: HeapValues,
  budget: Budget,
): Generator<{ count: bigint; at(i: bigint): bigint[] }> {
  const meter = new Meter(budget.search)
  for (const parts of partingsOf(into, heap)) {
    meter.tick()
    if (valueOfHeaps(parts, values) === target) yield { count: 1n, at: () => parts }
  }
}

/** The amounts of a set that leave one heap of a value. */
function* amountsTo(
  heap: bigint,
  amounts: Amounts,
  target: bigint,
  values: HeapValues,
  budget: Budget,
): Generator<Solutions> {
  const places = values.where && [...values.where(target, heap)]
  if (places?.every(({ lo, hi, period }) => lo === hi && period === 0n)) {
    // few heaps have the value: see whether a move leads there
    for (const { lo } of places)
      if (allows(amounts, heap - lo, heap)) yield { count: 1n, at: () => heap - lo }
    return
  }
  const form = amounts.kind === 'union' ? undefined : formOf(amounts)
  if (places && form?.by === 'list' && form.leaving) {
    // one class of numbers, with the same power of two in all of them
    for (const { lo } of places) yield* form.leaving(heap, twoAdic(lo))
    return
  }
  const meter = new Meter(budget.search)
  for (const takes of plainAmounts(amounts, heap)) {
    meter.tick()
    if (takes.count > 1n) yield* takesTo(heap, takes, target, values, budget)
    else if (values.at(heap - takes.first) === target) yield { count: 1n, at: () => takes.first }
  }
  for (const powers of powersFrom(amounts, heap)) yield* powersTo(heap, powers, target, values)
}

/** The amounts of a progression that leave one heap of a value. */
function* takesTo(
  heap: bigint,
  takes: Progression,
  target: bigint,
  values: HeapValues,
  budget: Budget,
): Generator<Solutions> {
  if (values.where && takes.count > 64n) {
    for (const residues of values.where(target, heap)) yield* takesInto(heap, takes, residues)
    return
  }
  const holds = (i: bigint) => values.at(heap - takes.first - i * takes.step) === target
  // along the progression the heap left falls by `step`: the values repeat until it is small
  const { periodic } = values
  const edge = periodic && {
    low: 0n,
    high: periodic.from / takes.step + 1n,
    period: periodic.length,
  }
  const found = scan(0n, takes.count - 1n, holds, edge, budget)
  for (const { count, at } of found) yield { count, at: (i) => takes.first + at(i) * takes.step }
}

/** The ways to split `left` into heaps whose values xor to the target. */
function* splitsTo(
  left: bigint,
  { parts, unequal }: Pick<Break, 'parts' | 'unequal'>,
  target: bigint,
  values: HeapValues,
  budget: Budget,
): Generator<{ count: bigint; at(i: bigint): bigint[] }> {
  const periodic = values.periodic
  if (parts === 2 && !unequal && values.splits) {
    for (const { count, at } of values.splits(left, target))
      yield { count, at: (i) => [at(i), left - at(i)] }
    return
  }
  if (parts === 2) {
    const most = unequal ? (left - 1n) / 2n : left / 2n
    const edge = periodic && {
      low: periodic.from,
      high: max(0n, periodic.from - (left - most)),
      period: periodic.length,
    }
    const holds = (a: bigint) => nimAdd(values.at(a), values.at(left - a)) === target
    for (const { count, at } of scan(1n, most, holds, edge, budget))
      yield { count, at: (i) => [at(i), left - at(i)] }
    return
  }
  for (let a = 1n; 3n * a <= left; a++) {
    const rest = left - a
    const holds = (b: bigint) =>
      nimAdd(nimAdd(values.at(a), values.at(b)), values.at(rest - b)) === target
    const edge = periodic && {
      low: periodic.from,
      high: max(0n, periodic.from - (rest - rest / 2n)),
      period: periodic.length,
    }
    for (const { count, at } of scan(a, rest / 2n, holds, edge, budget))
      yield { count, at: (i) => [a, at(i), rest - at(i)] }
  }
}

/**
 * All x in lo..hi for which `holds` is true. Where `holds` is periodic but for `low` numbers at
 * the lower and `high` at the upper end, whole residue classes are found at once.
 */
export function* scan(
  lo: bigint,
  hi: bigint,
  holds: (x: bigint) => boolean,
  edge: { low: bigint; high: bigint; period: bigint } | undefined,
  budget: Budget,
): Generator<Solutions> {
  const size = hi - lo + 1n
  if (edge && size > edge.low + edge.high + 3n * edge.period) {
    yield* scan(lo, lo + edge.low - 1n, holds, undefined, budget)
    const [from, to] = [lo + edge.low, hi - edge.high]
    for (let x = from; x < from + edge.period; x++)
      if (holds(x)) yield { count: (to - x) / edge.period + 1n, at: (i) => x + i * edge.period }
    yield* scan(to + 1n, hi, holds, undefined, budget)
    return
  }
  if (size > BigInt(budget.search)) throw tooManyMoves(size, budget)
  for (let x = lo; x <= hi; x++) if (holds(x)) yield { count: 1n, at: () => x }
}

function tooManyMoves(size: bigint, budget: Budget): BeyondBudget {
  return new BeyondBudget(
    {
      en: `Finding every winning move means looking at ${size} moves one by one.`,
      zh: `要找出全部必胜走法，须逐一检查 ${size} 个走法。`,
    },
    Math.ceil(Number(size) / budget.search),
  )
}
