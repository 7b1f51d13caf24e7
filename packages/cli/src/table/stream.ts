import type { CellTable } from '@nimber/core'
import type { ByteWriter, Cells } from '../files/byte-writer.ts'

/** Cells of a JSON list that share a line. */
const PER_LINE = 1000

type Report = (done: number) => void

/** Writes the cells 0..last: lines `n,g` for csv, `n g` for a b-file, one object for JSON. */
export function streamList(
  out: ByteWriter,
  format: 'csv' | 'json' | 'bfile',
  name: string,
  last: number,
  cells: Cells,
  report: Report,
): void {
  if (format === 'csv') out.text('n,g\n')
  if (format !== 'json') {
    out.numbered(last, format === 'csv' ? ',' : ' ', cells, report)
    return
  }
  out.text(`{"game":${JSON.stringify(name)},"to":${last},"values":[\n`)
  for (let from = 0; from <= last; from += PER_LINE) {
    const to = Math.min(last, from + PER_LINE - 1)
    out.row(from, to, cells.at, '"')
    out.text(to < last ? ',\n' : '\n]}\n')
    report(to / (last + 1))
  }
}

/** Writes a table of two numbers row by row: lines of cells for csv, one object for JSON. */
export function streamGrid(
  out: ByteWriter,
  format: 'csv' | 'json',
  name: string,
  table: CellTable,
  report: Report,
): void {
  const { rows, columns } = table
  const json = format === 'json'
  if (json) out.text(`{"game":${JSON.stringify(name)},"to":[${rows},${columns}],"values":[\n`)
  for (let i = 0; i <= rows; i++) {
    if (json) out.text('[')
    out.row(0, columns, (j) => table.cell(i, j), json ? '"' : '')
    out.text(json ? (i < rows ? '],\n' : ']\n]}\n') : '\n')
    report(i / (rows + 1))
  }
}
