import {
  type Form,
  type FormTable,
  formText,
  type Lang,
  printDyadic,
  thermographOf,
} from '@nimber/core'
import type { ByteWriter } from '../files/byte-writer.ts'
import type { Bounds } from '../frame/bounds.ts'
import { streamGrid, streamList } from './stream.ts'
import { gridText, IN_FILE, writeList } from './text.ts'
import { tableWords } from './words.ts'

/** The texts of two figures of a value. */
interface Row {
  readonly mean: string
  readonly temperature: string
}

/** Writes values of a partizan game: with mean and temperature where a position is one number. */
export function writePartizan(
  out: ByteWriter,
  name: string,
  table: FormTable,
  [last, columns]: Bounds,
  format: 'text' | 'csv' | 'json' | 'bfile',
  lang: Lang,
  report: (done: number) => void,
): void {
  const rowOf = rows(table)
  if (columns !== undefined) {
    const cell = (i: number, j: number) => formText(table.forms, table.cell(i, j))
    const shown = (i: number, j: number) => cell(i, j) || '…'
    if (format === 'json') streamGrid(out, format, name, { rows: last, columns, cell }, report)
    else if (format === 'text')
      for (const line of gridText({ rows: last, columns, cell: shown }, IN_FILE))
        out.text(`${line}\n`)
    else
      for (let i = 0; i <= last; i++)
        out.text(`${Array.from({ length: columns + 1 }, (_, j) => quoted(cell(i, j))).join(',')}\n`)
    return
  }
  if (format === 'json') {
    const text = table.texts(WHOLE)
    const at = (n: number) => text(n, table.cell(n))
    streamList(out, format, name, last, { at }, report)
    return
  }
  const say = tableWords[lang]
  if (format === 'csv') out.text('n,value,mean,temperature\n')
  else
    out.text(
      `${name}\n${`${last}`.replace(/./g, ' ')}  ${say.value} · ${say.mean} · ${say.temperature}\n`,
    )
  const width = `${last}`.length
  const text = table.texts(format === 'csv' ? WHOLE : LONGEST)
  for (let n = 0; n <= last; n++) {
    if (n % OFTEN === 0) report(n / (last + 1))
    const form = table.cell(n)
    const { mean, temperature } = rowOf(form)
    const value = text(n, form)
    out.text(
      format === 'csv'
        ? `${n},${quoted(value)},${mean},${temperature}\n`
        : `${`${n}`.padStart(width)}  ${brief(value)} · ${mean} · ${temperature}\n`,
    )
  }
}

/** Writes who wins positions that have no values: L, R, N or P. */
export function writeWinners(
  out: ByteWriter,
  name: string,
  cell: (...coordinates: number[]) => string,
  [last, columns]: Bounds,
  format: 'text' | 'csv' | 'json',
  lang: Lang,
  report: (done: number) => void,
): void {
  const grid = columns === undefined ? undefined : { rows: last, columns, cell }
  if (format !== 'text') {
    if (grid) streamGrid(out, format, name, grid, report)
    else streamList(out, format, name, last, { at: cell }, report)
    return
  }
  out.text(`${name}\n${tableWords[lang].winners}\n`)
  if (grid) for (const line of gridText(grid, IN_FILE)) out.text(`${line}\n`)
  else writeList(out, cell, last, IN_FILE, report)
}

/** A value with a longer text is cut where people read it; csv and json have the whole up to here. */
const LONGEST = 60
const WHOLE = 4000

/** Progress is told once for as many heaps. */
const OFTEN = 1024

function brief(value: string): string {
  return value === '' || value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value
}

/** The figures of values, each worked out once unless there are very many. */
function rows({ forms }: FormTable): (form: Form) => Row {
  const known = new Map<Form, Row>()
  return (form) => {
    const before = known.get(form)
    if (before) return before
    if (known.size >= MOST_KNOWN) known.clear()
    const { mean, temperature } = thermographOf(forms, form)
    const row = {
      mean: printDyadic(mean),
      temperature: printDyadic(temperature),
    }
    known.set(form, row)
    return row
  }
}

const MOST_KNOWN = 10_000

function quoted(text: string): string {
  return text.includes(',') ? `"${text}"` : text
}
