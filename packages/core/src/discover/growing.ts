import type { Game } from '../games/game.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import { type Computed, compute } from '../values/computed.ts'
import { type PartedRules, PartValues, partedRules } from '../values/parts.ts'
import { tableOf } from '../values/table.ts'
import type { Line } from './line.ts'

/** Values that are computed further and further, as long as the budget allows. */
export interface GrowingValues extends Line {
  /** Computes the values of all heaps up to `to`; whether that was within the budget. */
  grow(to: number): boolean
}

/** The values of a rule of heaps, by its table. */
export function growingHeaps(rule: HeapRule | CodeRule, budget: Budget): GrowingValues {
  const table = tableOf(rule)
  return growing(
    (to) => {
      table.extend(to, budget)
      return (heap) => table.at(heap)
    },
    () => false,
  )
}

/** The values of any game whose positions are one number, by search. */
export function searchedValues(game: Game<unknown>, budget: Budget): GrowingValues {
  const parted = partedRules(game)
  if (parted) return partValues(parted, budget)
  let table: Computed | undefined
  let [last, before] = [0, 0]
  return growing(
    (to) => {
      // each step takes as many times more as the one before it, at the least
      if (before > 0 && last * (last / before) > budget.search) return undefined
      const grown = compute(game, [to], budget)
      table = grown
      ;[before, last] = [last, grown.searched ?? 0]
      return (heap) => cellValue(grown.cell(heap))
    },
    () => table?.letters ?? false,
  )
}

/** The values of a game whose positions fall into parts. */
function partValues(rules: PartedRules, budget: Budget): GrowingValues {
  const parts = new PartValues(rules, budget)
  const values: number[] = []
  return growing(
    (to) => {
      for (let n = values.length; n <= to; n++)
        values.push(Number(parts.value(rules.at?.([BigInt(n)]))))
      return (heap) => values[heap] as number
    },
    () => false,
  )
}

function growing(
  compute: (to: number) => ((heap: number) => number) | undefined,
  letters: () => boolean,
): GrowingValues {
  let reach = -1
  let at: ((heap: number) => number) | undefined
  return {
    get reach() {
      return reach
    },
    get letters() {
      return letters()
    },
    at: (heap) => at?.(heap) ?? Number.NaN,
    grow(to) {
      try {
        const grown = compute(to)
        if (!grown) return false
        ;[at, reach] = [grown, to]
        return true
      } catch (error) {
        if (error instanceof BeyondBudget) return false
        throw error
      }
    },
  }
}

/** A cell of a table as a number: a value, or 0 for a losing position and 1 for others. */
export function cellValue(cell: number | bigint | string): number {
  return typeof cell === 'string' ? (cell === 'L' ? 0 : 1) : Number(cell)
}
