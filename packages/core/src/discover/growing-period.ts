import type { Period } from '../arith/period.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import type { Values } from '../values/seen.ts'
import { findPeriod, tableOf } from '../values/table.ts'
import type { GrowingValues } from './growing.ts'
import { shownPeriod } from './shown-period.ts'

/** The part of a budget for work that nothing ends; the whole is for periods, whose proof does. */
export function smallPart(budget: Budget): Budget {
  return { ...budget, table: Math.ceil(budget.table / 50) }
}

/** What a value costs at the least, however few its options: 0.104 is proved within that. */
const PER_VALUE = 32
/**
 * Where moves leave several heaps a period shows long before it is proved: of all values that the
 * budget allows, those past this share are computed only for a period that shows.
 */
const SHOWN = 2 / 3

/**
 * The values of a rule whose moves take a bounded number, as far as they prove a period, and that
 * period; undefined where none is proved within the budget.
 */
export function repeatingValues(
  rule: HeapRule | CodeRule,
  budget: Budget,
): { readonly values: Values; readonly period: Period } | undefined {
  const table = tableOf(rule)
  try {
    const most = Math.floor(budget.table / PER_VALUE)
    const enough = table.reach?.heaps === 1 ? most : Math.floor(SHOWN * most)
    const soon = findPeriod(table, BigInt(enough), budget)
    const found = soon ?? (table.hope <= most ? findPeriod(table, BigInt(most), budget) : undefined)
    return (
      found && {
        values: {
          reach: found.checkedTo,
          at: (heap) => table.at(heap),
          list: table.upTo(found.checkedTo),
        },
        period: { from: found.from, length: found.length, saltus: 0 },
      }
    )
  } catch (error) {
    if (error instanceof BeyondBudget) return undefined
    throw error
  }
}

/**
 * The period of values that are grown, doubling, from `first` to `last`: the first that is
 * proved, else the one that all of them show.
 */
export function growingPeriod(
  values: GrowingValues,
  first: number,
  last: number,
  isProved: (period: Period) => boolean,
): Period | undefined {
  let period: Period | undefined
  for (let to = first; to <= last && values.grow(to); to *= 2) {
    period = values.letters ? undefined : shownPeriod(values)
    if (period && isProved(period)) break
  }
  return period
}
