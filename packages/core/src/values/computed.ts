import type { ValueArray } from '@nimber/kernels'
import type { SeenPeriod } from '../arith/period.ts'
import type { Game } from '../games/game.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import { isHeapRule } from '../rules/rule.ts'
import { counterValues } from './counter-values.ts'
import { lineTable } from './lines.ts'
import { explore } from './search.ts'
import { tableOf } from './table.ts'

/** As far as positions are computed: 0..N, or 0..N by 0..M. */
export type Bounds = readonly [number] | readonly [number, number]

/** Values of all positions up to a bound; letters W, L, D where a game has no values. */
export interface Cells {
  readonly letters: boolean
  /** All values in a row, where they stand so in memory; good until the rule is computed further. */
  readonly values?: ValueArray | undefined
  /** Writes the values 0, 1, 2, … into an array, as far as it goes. */
  readonly fill?: (target: ValueArray) => void
  /** The value or letter at one coordinate, or at two. */
  readonly cell: (...coordinates: number[]) => number | bigint | string
}

/** Values that were computed from the rule alone, with what that took. */
export interface Computed extends Cells {
  /** The period that the values were proved to have on the way. */
  readonly period?: SeenPeriod | undefined
  /** What the search took, as a budget counts it, where a search found the values. */
  readonly searched?: number
}

/** Won, lost or drawn for the player to move. */
export const LETTERS = { N: 'W', P: 'L', D: 'D' } as const

/** The values of a game at 0..N, or at 0..N by 0..M, from its rule alone; throws BeyondBudget. */
export function compute(game: Game<unknown>, bounds: Bounds, budget: Budget): Computed {
  refuseTooLarge(bounds, budget)
  const [rows, columns] = bounds
  const ordinary = game.convention === 'normal' && !game.rules.stuckDraws
  if (ordinary && game.rule && isHeapRule(game.rule)) {
    const table = tableOf(game.rule)
    table.extend(rows, budget)
    let values: ValueArray | undefined
    return {
      letters: false,
      period: table.period,
      get values() {
        values ??= table.upTo(rows)
        return values
      },
      fill: (target) => table.fill(target),
      cell: (n = 0) => table.at(n),
    }
  }
  const table = columns === undefined ? undefined : lineTable(game, rows, columns, budget)
  if (!table) return ofCounters(game, bounds, budget) ?? bySearch(game, bounds, budget)
  return { letters: false, cell: (i = 0, j = 0) => table.at(i, j) }
}

/** The values of a rule over counters, where each move leaves less in all. */
function ofCounters(game: Game<unknown>, bounds: Bounds, budget: Budget): Computed | undefined {
  const { rule, rules } = game
  if (rule?.kind !== 'counters' || rule.names.length !== rules.axes) return undefined
  const values = counterValues(game, bounds.map(BigInt), budget)
  return values && { letters: false, cell: (...coordinates) => values.at(coordinates) }
}

function bySearch(game: Game<unknown>, bounds: Bounds, budget: Budget): Computed {
  const { rules } = game
  const place = (coordinates: readonly number[]) => rules.at?.(coordinates.map(BigInt))
  const [rows, columns] = bounds
  const starts = function* () {
    for (let i = 0; i <= rows; i++) {
      if (columns === undefined) yield place([i])
      else for (let j = 0; j <= columns; j++) yield place([i, j])
    }
  }
  const explored = explore(game, starts(), budget)
  const letters = explored.value(place(bounds.map(() => 0))) === undefined
  return {
    letters,
    searched: explored.work,
    cell(...coordinates) {
      const position = place(coordinates)
      if (!letters) return explored.value(position) as bigint
      return LETTERS[explored.outcome(position)]
    },
  }
}

/** Throws BeyondBudget where a table has more cells than the budget allows. */
export function refuseTooLarge(bounds: Bounds, budget: Budget): void {
  const cells = bounds.reduce<number>((product, bound) => product * (bound + 1), 1)
  if (cells <= budget.table) return
  const words = { en: `The table would have ${cells} cells.`, zh: `这张表会有 ${cells} 格。` }
  throw new BeyondBudget(words, cells / budget.table)
}
