import type { Context } from '../context.ts'
import { cellText } from './cell-text.ts'
import { latexText } from './latex.ts'
import type { WriteArgs } from './write-args.ts'

/** Cells of a JSON list that share a line. */
const PER_LINE = 1000

/** A table as the text of a file, the same as the command `nimber table` writes. */
export function write(args: WriteArgs, context: Context): Blob {
  const pieces: string[] = []
  let part = ''
  for (const line of linesOf(args, (done) => context.progress({ done }))) {
    part += line
    // pieces of this size are quick to join and quick to copy
    if (part.length > 65_536) {
      pieces.push(part)
      part = ''
    }
  }
  return new Blob([...pieces, part], { type: 'text/plain' })
}

/** The lines of the file, with their ends. */
export function linesOf(args: WriteArgs, report: (done: number) => void): Iterable<string> {
  if (args.format === 'latex') return [latexText(args)]
  const [last, columns] = args.to
  if (columns !== undefined) return gridLines(args, last, columns, report)
  return args.format === 'json' ? jsonLines(args, last) : numberedLines(args, last, report)
}

function* numberedLines(args: WriteArgs, last: number, report: (done: number) => void) {
  if (args.format === 'csv') yield 'n,g\n'
  const separator = args.format === 'csv' ? ',' : ' '
  for (let n = 0; n <= last; n++) {
    yield `${n}${separator}${cellText(args, n)}\n`
    if (n % 65_536 === 0) report(n / (last + 1))
  }
}

function* jsonLines(args: WriteArgs, last: number) {
  yield `{"game":${JSON.stringify(args.game[args.lang])},"to":${last},"values":[\n`
  for (let from = 0; from <= last; from += PER_LINE) {
    const to = Math.min(last, from + PER_LINE - 1)
    yield `${row(args, from, to, '"')}${to < last ? ',\n' : '\n]}\n'}`
  }
}

function* gridLines(
  args: WriteArgs,
  rows: number,
  columns: number,
  report: (done: number) => void,
) {
  const json = args.format === 'json'
  const name = JSON.stringify(args.game[args.lang])
  if (json) yield `{"game":${name},"to":[${rows},${columns}],"values":[\n`
  for (let i = 0; i <= rows; i++) {
    const start = i * (columns + 1)
    const cells = row(args, start, start + columns, json ? '"' : '')
    yield json ? `[${cells}${i < rows ? '],\n' : ']\n]}\n'}` : `${cells}\n`
    report(i / (rows + 1))
  }
}

function row(args: WriteArgs, from: number, to: number, quote: string): string {
  const cells: string[] = []
  for (let n = from; n <= to; n++) cells.push(cellText(args, n, quote))
  return cells.join(',')
}
