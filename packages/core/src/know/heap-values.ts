import type { SeenPeriod } from '../arith/period.ts'
import type { Game } from '../games/game.ts'
import type { Budget } from '../model/budget.ts'
import type { HeapValues } from '../model/heap-values.ts'
import { isHeapRule } from '../rules/rule.ts'
import { findPeriod, type HeapTable, tableOf } from '../values/table.ts'
import type { Evidence } from './evidence.ts'
import { type KnownValues, provedValues } from './proved-values.ts'

/** Up to here a table is so short that nothing is saved by what is proved of all heaps. */
const FAR = 100_000n

/** The values of single heaps by a table; by its period where that is proved and saves work. */
export function heapValues(
  game: Game<unknown>,
  heaps: readonly bigint[],
  budget: Budget,
): KnownValues {
  const rule = game.rule
  if (!rule || !isHeapRule(rule)) throw new TypeError(`${game.name} is not a game of heaps`)
  const largest = heaps.reduce((m, h) => (h > m ? h : m), 0n)
  const table = tableOf(rule)
  const period = findPeriod(table, largest, budget)
  if (period)
    return {
      values: periodicValues(table, period),
      evidence: periodEvidence(period),
    }
  if (largest > FAR) {
    const proved = provedValues(rule, budget)
    if (proved) return proved
  }
  const reach = largest > BigInt(budget.table) ? budget.table : Number(largest)
  table.extend(reach, budget, largest)
  if (BigInt(reach) < largest) throw table.tooLong(reach, budget, largest)
  return {
    values: { at: (n) => BigInt(table.at(Number(n))) },
    evidence: { kind: 'table', bound: largest },
  }
}

/** The theorem behind a period. */
export function periodEvidence(period: SeenPeriod): Evidence {
  return {
    kind: 'theorem',
    name: { en: 'Periodicity theorem of Guy and Smith', zh: '盖伊–史密斯周期定理' },
    reference:
      'R. K. Guy, C. A. B. Smith, The G-values of various games, Proc. Cambridge Phil. Soc. 52 (1956)',
    period,
  }
}

/** The values of all heaps, given a table that repeats. */
function periodicValues(table: HeapTable, { from, length }: SeenPeriod): HeapValues {
  const [start, turn] = [BigInt(from), BigInt(length)]
  return {
    at: (n) => BigInt(table.at(n < start ? Number(n) : from + Number((n - start) % turn))),
    periodic: { from: start, length: turn, saltus: 0n },
  }
}
