/** A picture of square cells, row by row from the top; 0 is empty, other numbers are paints. */
export interface Raster {
  readonly columns: number
  readonly rows: number
  readonly cells: Uint8Array
}

/** A raster with all cells empty. */
export function emptyRaster(columns: number, rows: number): Raster {
  return { columns, rows, cells: new Uint8Array(columns * rows) }
}

/**
 * The cells of a paint as a path of horizontal strokes, one unit a cell: row r has its strokes at
 * the height r, and steps within a row are relative, which keeps the text short.
 */
export function strokesOf({ columns, rows, cells }: Raster, paint: number): string {
  let d = ''
  for (let row = 0; row < rows; row++) {
    let pen = -1
    for (let column = 0; column < columns; ) {
      const start = column
      while (column < columns && cells[row * columns + column] === paint) column++
      if (column > start) {
        d += pen < 0 ? `M${start} ${row}` : `m${start - pen} 0`
        d += `h${column - start}`
        pen = column
      } else column++
    }
  }
  return d
}

/** Half as many columns and rows; a cell has the largest paint of the four it stands for. */
export function coarser({ columns, rows, cells }: Raster): Raster {
  const half = emptyRaster(Math.ceil(columns / 2), Math.ceil(rows / 2))
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = (row >> 1) * half.columns + (column >> 1)
      half.cells[at] = Math.max(half.cells[at] as number, cells[row * columns + column] as number)
    }
  return half
}
