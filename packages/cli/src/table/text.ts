import {
  blockLines,
  type Cell,
  type CellTable,
  type Lang,
  type Period,
  periodLine,
  periodWords,
  sparkline,
  valuesPerColumn,
} from '@nimber/core'
import { BLANK, type ByteWriter, LINE_FEED } from '../files/byte-writer.ts'
import { bold, dim, widthOf } from '../frame/terminal.ts'
import { dictionary } from '../frame/words.ts'
import { tableWords } from './words.ts'

const COLUMNS = 80
/** A table with fewer rows or columns shows its losing positions well enough in numbers. */
const LEAST_SIDE = 4

/** How titles and labels look: plain in a file. */
export interface Look {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
}

export const IN_TERMINAL: Look = { bold, dim }
export const IN_FILE: Look = { bold: (text) => text, dim: (text) => text }

/** Writes ten or twenty values a line, the first index in front, as fits in 80 columns. */
export function writeList(
  out: ByteWriter,
  cellAt: (n: number) => Cell,
  last: number,
  look: Look,
  report: (done: number) => void,
): void {
  const label = `${last}`.length
  const [before = '', after = ''] = look.dim('|').split('|')
  let width = 3
  let most = perLine(label, width)
  for (let start = 0; start <= last; ) {
    let end = start
    for (; end <= last && end < start + most; end++) {
      const length = lengthOf(cellAt(end))
      if (length > width) {
        width = length
        most = perLine(label, width)
      }
    }
    end = Math.min(end, start + most)
    out.text(before)
    out.padded(start, label)
    out.text(after)
    out.char(BLANK)
    for (let n = start; n < end; n++) {
      out.char(BLANK)
      out.padded(cellAt(n), width)
    }
    out.char(LINE_FEED)
    report(end / (last + 1))
    start = end
  }
}

/** How many characters a cell has; three for any small number, which is all that a table asks. */
function lengthOf(cell: Cell): number {
  return typeof cell === 'number' && cell < 1000 ? 3 : `${cell}`.length
}

function perLine(label: number, width: number): number {
  const fits = Math.floor((COLUMNS - label - 2) / (width + 1))
  return fits >= 20 ? 20 : fits >= 10 ? 10 : Math.max(1, fits)
}

/** The values as a line of blocks, under it where they repeat, and what a column stands for. */
export function listDrawing(
  values: ArrayLike<number>,
  period: Period | undefined,
  lang: Lang,
): readonly string[] {
  const count = values.length
  const share = valuesPerColumn(count, COLUMNS)
  const words = share > 1 ? [dictionary[lang].meanOf(share)] : []
  if (period) words.push(periodWords(period)[lang])
  return [
    '',
    sparkline(values, COLUMNS),
    ...(period ? [periodLine(count, period, COLUMNS)] : []),
    ...(words.length > 0 ? [words.join(' · ')] : []),
  ]
}

/** A row of cells a line, the indices in front and above. */
export function* gridText(table: CellTable, look: Look): Generator<string> {
  const { rows } = table
  const width = cellWidth(table)
  const label = `${rows}`.length
  const line = (cell: (column: number) => Cell) => {
    let text = ' '
    for (let j = 0; j <= table.columns; j++) text += ` ${`${cell(j)}`.padStart(width)}`
    return text
  }
  yield look.dim(`${' '.repeat(label)}${line((j) => j)}`)
  for (let i = 0; i <= rows; i++)
    yield `${look.dim(`${i}`.padStart(label))}${line((j) => table.cell(i, j))}`
}

/** How many columns the lines of `gridText` fill. */
export function gridWidth(table: CellTable): number {
  return `${table.rows}`.length + 1 + (table.columns + 1) * (cellWidth(table) + 1)
}

/** The losing positions as blocks, where they fit in 80 columns, and what the blocks mean. */
export function gridDrawing(table: CellTable, lang: Lang): readonly string[] {
  const lines = blockLines(table, COLUMNS)
  if (!lines || Math.min(table.rows, table.columns) < LEAST_SIDE) return []
  const drawn = lines.some((line) => line.includes('░'))
  return ['', ...lines, tableWords[lang].blocks(drawn)]
}

function cellWidth({ rows, columns, cell }: CellTable): number {
  let width = `${columns}`.length
  for (let i = 0; i <= rows; i++)
    for (let j = 0; j <= columns; j++) width = Math.max(width, widthOf(`${cell(i, j)}`))
  return width
}
