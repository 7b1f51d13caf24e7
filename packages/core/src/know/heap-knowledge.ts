import { max } from '../arith/integers.ts'
import type { Game } from '../games/game.ts'
import type { Budget } from '../model/budget.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import { findPeriod, tableOf } from '../values/table.ts'
import { discovered } from './discoveries.ts'
import type { HeapKnowledge } from './knowledge.ts'
import { provedHeaps } from './proved-heaps.ts'

/** Up to here a table is so short that nothing is saved by what is proved of all heaps. */
const FAR = 100_000n

/**
 * The values of the heaps of a rule in normal play up to the largest that is asked about: what was
 * proved before, else the table, unless what can be proved of all heaps saves work. Throws
 * BeyondBudget.
 */
export function heapsUpTo(
  game: Game<unknown>,
  rule: HeapRule | CodeRule,
  largest: bigint,
  budget: Budget,
): HeapKnowledge {
  const known = provedHeaps(game)
  if (known) return known
  const table = tableOf(rule)
  findPeriod(table, largest, budget)
  if (!table.mayRepeat && largest > FAR) discovered(game, forFinders(budget))
  const learned = provedHeaps(game)
  if (learned) return learned
  const reach = largest > BigInt(budget.table) ? budget.table : Number(largest)
  table.extend(reach, budget, largest)
  if (BigInt(reach) < largest) throw table.tooLong(reach, budget, largest)
  return { by: 'table', evidence: { kind: 'table', bound: largest } }
}

/** All that a budget finds out about the values of the heaps of a rule in normal play. */
export function heapsLearned(
  game: Game<unknown>,
  rule: HeapRule | CodeRule,
  budget: Budget,
): HeapKnowledge {
  discovered(game, budget)
  const bound = max(0n, BigInt(tableOf(rule).size) - 1n)
  return provedHeaps(game) ?? { by: 'table', evidence: { kind: 'table', bound } }
}

/** A budget of which the finders of patterns, which take a fiftieth, take a tenth. */
function forFinders(budget: Budget): Budget {
  return { ...budget, table: 5 * budget.table }
}
