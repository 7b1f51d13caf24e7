import { type Cell, type CellTable, isLosing } from './blocks.ts'
import { emptyRaster, type Raster } from './raster.ts'

/** The paints of a raster: 1..SHADES for values above 0 and for won positions, then these two. */
export const SHADES = 10
export const DRAWN = SHADES + 1
export const LOSING = SHADES + 2

/** More cells than this are drawn in blocks, since each may need a stroke of its own. */
const MOST_CELLS = 32_000
const MOST_WIDTH = 840
const MOST_HEIGHT = 640
const MOST_SIDE = 36

/** What is drawn: paints of cells, or of blocks of cells where there are too many. */
export interface Picture {
  readonly table: CellTable
  readonly raster: Raster
  /** How many rows and columns a block has. */
  readonly block: number
  /** The largest value; 0 where the cells are letters. */
  readonly most: number
  readonly letters: ReadonlySet<Cell>
  /** The width and height of a cell. */
  readonly across: number
  readonly down: number
}

/** The picture of a table: all of it, in blocks where it is large; a part where losses are dense. */
export function pictureOf(table: CellTable): Picture {
  const [rows, columns] = [table.rows + 1, table.columns + 1]
  const block = blockSide(rows, columns)
  const raster = emptyRaster(Math.ceil(columns / block), Math.ceil(rows / block))
  const letters = new Set<Cell>()
  let [most, losing] = [0, 0]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const cell = table.cell(row, column)
      if (typeof cell === 'string') letters.add(cell)
      else most = Math.max(most, Number(cell))
      if (isLosing(cell)) losing++
    }
  // one losing position marks its whole block, which tells nothing where nearly every block has one
  if (block > 1 && 2 * losing > raster.cells.length) return pictureOf(cornerOf(table, block))
  for (let at = 0; at < raster.cells.length; at++) {
    const top = block * Math.floor(at / raster.columns)
    const left = block * (at % raster.columns)
    raster.cells[at] = blockPaint(table, top, left, block, most)
  }
  return { table, raster, block, most, letters, ...sides(rows, columns) }
}

/** The least side of square blocks that are few enough to be drawn. */
function blockSide(rows: number, columns: number): number {
  let side = Math.ceil(Math.sqrt((rows * columns) / MOST_CELLS))
  while (Math.ceil(rows / side) * Math.ceil(columns / side) > MOST_CELLS) side++
  return side
}

/** The part of a table next to 0, 0 that has as many cells as the table has blocks. */
function cornerOf(table: CellTable, block: number): CellTable {
  return {
    rows: Math.floor(table.rows / block),
    columns: Math.floor(table.columns / block),
    cell: (row, column) => table.cell(row, column),
  }
}

/** Cells are square unless the table is far from it. */
function sides(rows: number, columns: number): { across: number; down: number } {
  const across = Math.min(MOST_SIDE, MOST_WIDTH / columns)
  const down = Math.min(MOST_SIDE, MOST_HEIGHT / rows)
  const slim = Math.max(across / down, down / across) > 3
  const side = Math.min(across, down)
  return slim ? { across, down } : { across: side, down: side }
}

function blockPaint(
  table: CellTable,
  top: number,
  left: number,
  block: number,
  most: number,
): number {
  let [cells, drawn, sum] = [0, 0, 0]
  for (let row = top; row < Math.min(top + block, table.rows + 1); row++)
    for (let column = left; column < Math.min(left + block, table.columns + 1); column++) {
      const cell = table.cell(row, column)
      if (isLosing(cell)) return LOSING
      cells++
      if (cell === 'D') drawn++
      else if (typeof cell !== 'string') sum += Number(cell)
    }
  return 2 * drawn > cells ? DRAWN : shadeOf(sum / cells, most)
}

/** The paint of a value above 0; of a won position where there are letters only. */
function shadeOf(value: number, most: number): number {
  if (most === 0) return 1
  return Math.max(1, Math.min(SHADES, Math.ceil((SHADES * value) / most)))
}
