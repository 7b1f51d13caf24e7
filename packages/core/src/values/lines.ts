import { CounterTable, type Direction, OutOfMemory } from '@nimber/kernels'
import type { Game } from '../games/game.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import { type CounterMove, type CounterRule, FREE } from '../rules/rule.ts'
import { PerRule } from './per-rule.ts'

/** Steps longer than this, or more of them, are left to the search. */
const MOST_STEP = 1000
const MOST_DIRECTIONS = 64

/** The values of a game over two counters, at (i, j) in row i and column j. */
export interface LineValues {
  readonly values: ArrayLike<number>
  readonly rows: number
  readonly columns: number
  at(row: number, column: number): number
}

/**
 * The directions of a rule over two counters whose moves take (p, q), or any multiple of it, from
 * them; undefined for other games.
 */
export function directionsOf({ rule, convention, rules }: Game<unknown>): Direction[] | undefined {
  if (rule?.kind !== 'counters' || rule.names.length !== 2) return undefined
  if (convention !== 'normal' || rules.stuckDraws || rule.moves.length > MOST_DIRECTIONS)
    return undefined
  const directions: Direction[] = []
  for (const move of rule.moves) {
    const direction = directionOf(rule, move)
    if (!direction) return undefined
    directions.push(direction)
  }
  return directions
}

function directionOf(
  rule: CounterRule,
  { changes, where, free, amounts, leaves }: CounterMove,
): Direction | undefined {
  if (where.length > 0 || free || amounts || leaves) return undefined
  const by = new Map<string, { constant: number; slope: number }>()
  for (const { counter, by: sign, value } of changes) {
    if (sign !== '-=' || by.has(counter)) return undefined
    if (value.products || value.terms.some(([name]) => name !== FREE)) return undefined
    const slope = value.terms.reduce((sum, [, coefficient]) => sum + coefficient, 0n)
    if (value.constant < 0n || value.constant > MOST_STEP || slope < 0n || slope > MOST_STEP)
      return undefined
    by.set(counter, { constant: Number(value.constant), slope: Number(slope) })
  }
  const [a, b] = rule.names.map((name) => by.get(name) ?? { constant: 0, slope: 0 })
  if (!a || !b) return undefined
  const any = a.slope + b.slope > 0
  if (any ? a.constant + b.constant > 0 : a.constant + b.constant === 0) return undefined
  return any ? { p: a.slope, q: b.slope, any } : { p: a.constant, q: b.constant, any }
}

const tables = new PerRule<LineValues>()

/**
 * The values of a game over two counters for 0..lastRow by 0..lastColumn at least, by the table that
 * all who ask about its rule share; undefined for other games. Throws BeyondBudget.
 */
export function lineTable(
  game: Game<unknown>,
  lastRow: number,
  lastColumn: number,
  budget: Budget,
): LineValues | undefined {
  const { rule } = game
  const directions = directionsOf(game)
  if (!rule || !directions) return undefined
  const known = tables.get(rule)
  if (known && known.rows > lastRow && known.columns > lastColumn) return known
  const table = lineValues(directions, lastRow, lastColumn, budget)
  tables.set(rule, table)
  return table
}

/** The values for 0..lastRow by 0..lastColumn; throws BeyondBudget. */
function lineValues(
  directions: readonly Direction[],
  lastRow: number,
  lastColumn: number,
  budget: Budget,
): LineValues {
  const [rows, columns] = [lastRow + 1, lastColumn + 1]
  try {
    const table = new CounterTable(rows, columns, withShortRays(directions, lastRow, lastColumn))
    for (let spent = 0; table.rows < rows; ) {
      spent += table.advance()
      if ((table.rows & 15) === 0) budget.progress?.(table.rows / rows)
      if (spent > budget.table) throw tooLong(table.rows, rows, spent, budget)
    }
    if (table.bytes > (budget.memory ?? Number.POSITIVE_INFINITY))
      throw new OutOfMemory(table.bytes)
    const { values } = table
    return { values, rows, columns, at: (row, column) => values[row * columns + column] as number }
  } catch (error) {
    if (!(error instanceof OutOfMemory)) throw error
    const size = `${Math.ceil(error.bytes / 2 ** 20)} MiB`
    throw new BeyondBudget(
      {
        en: `The table of ${rows} by ${columns} values would take ${size} of memory.`,
        zh: `${rows} × ${columns} 的 SG 值表需要 ${size} 内存。`,
      },
      Number.POSITIVE_INFINITY,
    )
  }
}

/** As many single steps a table has room for. */
const MOST_STEPS = 1024

/**
 * The same moves, those along a ray of few moves one by one where the table is long and narrow:
 * lines that are many and short would take much more memory than the values on them.
 */
function withShortRays(
  directions: readonly Direction[],
  lastRow: number,
  lastColumn: number,
): Direction[] {
  const longest = Math.max(lastRow, lastColumn)
  const few = Math.min(longest / 64, MOST_STEPS / directions.length)
  return directions.flatMap((direction) => {
    const { p, q, any } = direction
    const [down, along] = [p > 0 ? lastRow / p : Infinity, q > 0 ? lastColumn / q : Infinity]
    const most = Math.floor(Math.min(down, along))
    if (!any || most > few) return [direction]
    return Array.from({ length: most }, (_, i) => ({ p: (i + 1) * p, q: (i + 1) * q, any: false }))
  })
}

function tooLong(done: number, rows: number, spent: number, budget: Budget): BeyondBudget {
  const words = {
    en: `The table of values reached row ${done - 1} of ${rows - 1}.`,
    zh: `SG 值表算到了第 ${done - 1} 行，共到第 ${rows - 1} 行。`,
  }
  return new BeyondBudget(words, ((spent / done) * rows) / budget.table)
}
