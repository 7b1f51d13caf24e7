import type { Budget, HeapValues } from '../model/game.ts'
import { finiteSet } from '../rules/amounts.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import type { HeapTable } from './table.ts'

/** From `from` on, values repeat with `period`; seen to hold as far as the proof needs. */
export interface Period {
  readonly from: number
  readonly period: number
  /** The last heap whose value was computed to prove it. */
  readonly checkedTo: number
}

/** The most a move takes and the most heaps it leaves, where a rule has such bounds. */
function reach(rule: HeapRule | CodeRule): { take: number; heaps: number } | undefined {
  if (rule.kind === 'code') {
    const most = rule.digits.reduce((m, d) => Math.max(m, d), 0)
    return { take: rule.digits.length - 1, heaps: most >= 8 ? 3 : most >= 4 ? 2 : 1 }
  }
  if (rule.split === 'unequal') return undefined
  const set = rule.take ? finiteSet(rule.take) : []
  if (!set || (set.at(-1) ?? 0n) > 1_000_000n) return undefined
  return { take: Number(set.at(-1) ?? 0n), heaps: rule.split || rule.thenSplit ? 2 : 1 }
}

/**
 * The period of a rule whose moves take at most k and leave at most h heaps, with its proof
 * (Guy and Smith, "The G-values of various games", 1956, for h = 2; the argument is the same for
 * any h): if G(n+p) = G(n) for n0 ≤ n ≤ h(n0+p−1) + k − p, n0 ≥ 1, then for all n ≥ n0. Beyond that range some heap
 * left by a move is at least n0 (n0 + p from n + p), so the options of n and n + p have the same
 * values. The table is grown until a period shows or the heap itself is reached.
 */
export function findPeriod(table: HeapTable, heap: bigint, budget: Budget): Period | undefined {
  const bounds = reach(table.rule)
  if (!bounds) return undefined
  for (let size = 64; ; size *= 2) {
    const last = size + 2 * bounds.take
    if (BigInt(last) >= heap) return undefined
    if (last > 4096 && bounds.heaps > 2) return undefined // triples cost the cube of the table
    table.extend(last, budget, heap)
    const found = periodIn(table, last, bounds)
    if (found) return found
  }
}

function periodIn(
  table: HeapTable,
  last: number,
  { take, heaps }: { take: number; heaps: number },
): Period | undefined {
  for (let period = 1; heaps * period + take <= last; period++) {
    let n = last - period
    while (n >= 1 && table.at(n) === table.at(n + period)) n--
    const from = n + 1
    const checkedTo = heaps * (from + period - 1) + take
    // the theorem needs n0 ≥ 1; that the values repeat from 0 on is then seen directly
    if (checkedTo <= last)
      return { from: from === 1 && table.at(0) === table.at(period) ? 0 : from, period, checkedTo }
  }
  return undefined
}

/** The values of all heaps, given those up to the end of the first period. */
export function periodicValues(table: HeapTable, { from, period }: Period): HeapValues {
  const [start, length] = [BigInt(from), BigInt(period)]
  return {
    at: (n) => BigInt(table.at(n < start ? Number(n) : from + Number((n - start) % length))),
    periodic: { from: start, period: length },
  }
}
