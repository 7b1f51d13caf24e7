import { addDyadic, compareDyadic, type Dyadic, subtractDyadic } from '../arith/dyadic.ts'
import type { Thermograph } from '../forms/thermograph.ts'
import { wallAt } from '../forms/wall.ts'
import { COLDEST } from './thermograph.ts'
import { shareBetween, tickLabel, valueTicks } from './value-axis.ts'

/** Rows below the mast, at most, and rows of the mast. */
const ROWS = 9
const MAST_ROWS = 2
/** Columns for a step of temperature: a row of a terminal is twice as high as a column is wide. */
const COLUMNS = 2

/**
 * The lines of a small thermograph in characters, none for an integer: temperature goes up from -1,
 * values grow to the left, and the last line names those of the walls and the mast.
 */
export function thermographLines({ mean, temperature, left, right }: Thermograph): string[] {
  if (compareDyadic(temperature, COLDEST) === 0) return []
  const below = valueTicks(COLDEST, temperature, ROWS)
  const [first = COLDEST, second = temperature] = below
  const step = subtractDyadic(second, first)
  const rows = [...below]
  for (let k = 0; k < MAST_ROWS; k++) rows.push(addDyadic(rows.at(-1) ?? temperature, step))
  const unit = addDyadic(mean, step)
  const column = (value: Dyadic) => Math.round(-COLUMNS * shareBetween(mean, unit, value))
  const places = rows.map((t) => [column(wallAt(left, t)), column(wallAt(right, t))] as const)
  const [from, to] = [Math.min(...places.flat()), Math.max(...places.flat())]
  const labels = rows.map(tickLabel)
  const margin = Math.max(...labels.map((label) => label.length))
  const lines = places.map(([west, east], k) => {
    const [lower, upper] = [places[k - 1], places[k + 1]]
    // the lowest row goes on as it comes from above
    const [westward, eastward] = lower ?? [
      2 * west - (upper?.[0] ?? west),
      2 * east - (upper?.[1] ?? east),
    ]
    const cells = Array.from({ length: to - from + 1 }, () => ' ')
    cells[east - from] = sign(east, eastward)
    cells[west - from] = west === east && westward < eastward ? '∧' : sign(west, westward)
    return `${(labels[k] ?? '').padStart(margin)} ${cells.join('')}`.trimEnd()
  })
  const named = [mean, wallAt(left, first), wallAt(right, first)]
  const names = named.map((value) => [margin + 1 + column(value) - from, tickLabel(value)] as const)
  return [...lines.reverse(), lineOf(names)]
}

/** The texts around their columns; one that would touch an earlier one is left out. */
function lineOf(texts: readonly (readonly [column: number, text: string])[]): string {
  let line = ''
  for (const [column, text] of texts) {
    const start = Math.max(0, column - Math.floor(text.length / 2))
    const end = start + text.length
    line = line.padEnd(end + 1)
    if (line.slice(Math.max(0, start - 1), end + 1).trim() !== '') continue
    line = line.slice(0, start) + text + line.slice(end)
  }
  return line.trimEnd()
}

/** How a wall goes on from a row to the one below it. */
function sign(at: number, below: number): string {
  return below < at ? '╱' : below > at ? '╲' : '│'
}
