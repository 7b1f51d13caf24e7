/** The value of a position, or its letter: W (won), L (lost) or D (drawn) for the player to move. */
export type Cell = number | bigint | string

/** A table of the positions 0..rows by 0..columns. */
export interface CellTable {
  readonly rows: number
  readonly columns: number
  cell(row: number, column: number): Cell
}

/** Whether the player to move loses at a cell. */
export function isLosing(cell: Cell): boolean {
  return cell === 'L' || cell === 0 || cell === 0n
}

/**
 * The table as lines of blocks, a losing position full and a drawn one grey; undefined where it is
 * wider or higher than `width` columns. Cells are two columns wide, nearly square, where that fits.
 */
export function blockLines(table: CellTable, width: number): readonly string[] | undefined {
  const cells = table.columns + 1
  if (cells > width || table.rows + 1 > width) return undefined
  const wide = 2 * cells <= width
  const lines: string[] = []
  for (let row = 0; row <= table.rows; row++) {
    let line = ''
    for (let column = 0; column < cells; column++) line += mark(table.cell(row, column), wide)
    lines.push(line)
  }
  return lines
}

function mark(cell: Cell, wide: boolean): string {
  if (isLosing(cell)) return wide ? '██' : '█'
  if (cell === 'D') return wide ? '░░' : '░'
  return wide ? ' ·' : '·'
}
