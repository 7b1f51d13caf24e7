import type { Look, SquaresLook, TilesLook } from '@nimber/core'
import { bold, cyan, dim, yellow } from '../terminal.ts'
import type { Style } from './style.ts'

/** Lines that a drawing may take; a larger position is written as text. */
const MOST_LINES = 20

/** How many squares a position and the start of the match have in a direction. */
function sizeOf(look: SquaresLook, first: Look, direction: number): number {
  const begun = first.kind === 'squares' ? first.size[direction] : 0
  return Math.max(look.size[direction] ?? 0, begun ?? 0)
}

/**
 * Rows and columns with their numbers, and how many things stand on a square where they are more
 * than one; undefined where that does not fit, or there are more than two directions.
 */
export function drawSquares(
  look: SquaresLook,
  first: Look,
  { columns, unicode }: Style,
): readonly string[] | undefined {
  const [high, wide] = [sizeOf(look, first, 0), sizeOf(look, first, 1)]
  const cell = wide + look.from < 11 ? 2 : 3
  if (look.size.length !== 2 || high > MOST_LINES || (wide + 2) * cell + 4 > columns)
    return undefined
  const counts = new Map<string, number>()
  for (const at of look.at) counts.set(`${at}`, (counts.get(`${at}`) ?? 0) + 1)
  const [thing, empty] = unicode ? ['●', '·'] : ['O', '.']
  const square = (row: number, column: number) => {
    const count = counts.get(`${[row, column]}`) ?? 0
    const sign = count > 1 ? `${count}` : count === 1 ? thing : empty
    return (count > 0 ? (text: string) => bold(yellow(text)) : dim)(sign.padEnd(cell))
  }
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + look.from)
  const across = numbers(wide)
  return [
    dim(`       ${across.map((column) => `${column}`.padEnd(cell)).join('')}`.trimEnd()),
    ...numbers(high).map((row) =>
      `  ${dim(`${row}`.padStart(3))}  ${across.map((column) => square(row, column)).join('')}`.trimEnd(),
    ),
  ]
}

/** Rows of tiles: digits above their places, pearls in the rows that moves name; undefined where they do not fit. */
export function drawTiles(
  { shape, rows }: TilesLook,
  { columns }: Style,
): readonly string[] | undefined {
  const all = rows.flat()
  const wide = Math.max(1, ...all.flatMap(({ name, text }) => [name.length, text.length])) + 1
  const longest = Math.max(0, ...rows.map((row) => row.length))
  if (all.length === 0 || rows.length > MOST_LINES || longest * (wide + 2) + 8 > columns)
    return undefined
  if (shape === 'pearl')
    return rows.map((row, i) => {
      const pearls = row.map(({ text }) => `(${bold(yellow(text))})`)
      return `  ${cyan(`${i + 1}`.padStart(2))}  ${pearls.join(dim('-'))}`
    })
  return rows.flatMap((row) => [
    `  ${row.map(({ text }) => bold(yellow(text.padEnd(wide)))).join('')}`.trimEnd(),
    dim(`  ${row.map(({ name }) => name.padEnd(wide)).join('')}`.trimEnd()),
  ])
}
