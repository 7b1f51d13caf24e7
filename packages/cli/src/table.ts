import { type Lang, parse, type Table, TextError, tabulate } from '@nimber/core'
import { budgetFrom, fail, UsageError } from './failure.ts'
import { bold, dim, Progress, widthOf, writeText } from './terminal.ts'

interface TableOptions {
  readonly to: string
  readonly format: string
  readonly budget: string
}

/** `nimber table`. */
export function runTable(text: string, options: TableOptions, lang: Lang): void {
  const progress = new Progress()
  try {
    const shape = /^\s*(\d{1,9})(?:\s*[xX×,]\s*(\d{1,9}))?\s*$/.exec(options.to)
    if (!shape) throw new UsageError((say) => say.badTo(options.to))
    if (!['text', 'csv', 'json', 'bfile'].includes(options.format))
      throw new UsageError((say) => say.badFormat(options.format))
    const { game, position } = parse(text)
    if (position !== undefined)
      throw new TextError(text, text.lastIndexOf(':') + 1, {
        en: 'A table has no position: write the game alone.',
        zh: '表不需要局面：只写游戏即可。',
      })
    const rows = Number(shape[1])
    const columns = shape[2] === undefined ? undefined : Number(shape[2])
    const bounds = columns === undefined ? ([rows] as const) : ([rows, columns] as const)
    const budget = budgetFrom(options.budget, progress)
    const table = tabulate(game, bounds, budget)
    progress.clear()
    if (options.format === 'bfile' && (columns !== undefined || table.letters))
      throw new UsageError((say) => say.bfileNeedsOne)
    const name = lang === 'en' ? game.name : game.nameZh
    const lines =
      columns === undefined
        ? listLines(table, rows, options.format, name)
        : gridLines(table, rows, columns, options.format, name)
    writeLines(lines)
  } catch (error) {
    progress.clear()
    fail(error, lang, options.budget)
  }
}

function* listLines(table: Table, last: number, format: string, name: string): Generator<string> {
  const cells = function* () {
    for (let n = 0; n <= last; n++) yield `${table.cell(n)}`
  }
  if (format === 'csv') {
    yield 'n,g'
    for (let n = 0; n <= last; n++) yield `${n},${table.cell(n)}`
  } else if (format === 'bfile') {
    for (let n = 0; n <= last; n++) yield `${n} ${table.cell(n)}`
  } else if (format === 'json') {
    yield `{"game":${JSON.stringify(name)},"to":${last},"values":[`
    yield* jsonItems(cells(), table.letters)
    yield ']}'
  } else yield* textList(cells(), last, name)
}

/** Ten or twenty values a line, the first index in front, as fits in 80 columns. */
function* textList(cells: Iterable<string>, last: number, name: string): Generator<string> {
  yield bold(name)
  const label = `${last}`.length
  let line: string[] = []
  let start = 0
  let width = 3
  for (const cell of cells) {
    width = Math.max(width, cell.length)
    line.push(cell)
    if (line.length === perLine(label, width)) {
      yield row(start, line)
      start += line.length
      line = []
    }
  }
  if (line.length > 0) yield row(start, line)

  function row(first: number, items: readonly string[]): string {
    return `${dim(`${first}`.padStart(label))}  ${items.map((c) => c.padStart(width)).join(' ')}`
  }
}

function perLine(label: number, width: number): number {
  const fits = Math.floor((80 - label - 2) / (width + 1))
  return fits >= 20 ? 20 : fits >= 10 ? 10 : Math.max(1, fits)
}

function* gridLines(
  table: Table,
  rows: number,
  columns: number,
  format: string,
  name: string,
): Generator<string> {
  const cellsOf = (i: number) =>
    Array.from({ length: columns + 1 }, (_, j) => `${table.cell(i, j)}`)
  if (format === 'csv') {
    for (let i = 0; i <= rows; i++) yield cellsOf(i).join(',')
  } else if (format === 'json') {
    yield `{"game":${JSON.stringify(name)},"to":[${rows},${columns}],"values":[`
    for (let i = 0; i <= rows; i++) {
      const cells = cellsOf(i).map((c) => (table.letters ? `"${c}"` : c))
      yield `[${cells.join(',')}]${i < rows ? ',' : ''}`
    }
    yield ']}'
  } else {
    yield bold(name)
    const width = Math.max(
      ...Array.from({ length: rows + 1 }, (_, i) => Math.max(...cellsOf(i).map(widthOf))),
      `${columns}`.length,
    )
    const label = `${rows}`.length
    const line = (cells: readonly string[]) => cells.map((c) => c.padStart(width)).join(' ')
    yield dim(
      `${' '.repeat(label)}  ${line(Array.from({ length: columns + 1 }, (_, j) => `${j}`))}`,
    )
    for (let i = 0; i <= rows; i++) yield `${dim(`${i}`.padStart(label))}  ${line(cellsOf(i))}`
  }
}

function* jsonItems(cells: Iterable<string>, quoted: boolean): Generator<string> {
  let line = ''
  let first = true
  for (const cell of cells) {
    if (line.length > 4000) {
      yield line
      line = ''
    }
    line += `${first ? '' : ','}${quoted ? `"${cell}"` : cell}`
    first = false
  }
  yield line
}

/** Writes the lines in batches, so that a long table needs no memory beyond itself. */
function writeLines(lines: Iterable<string>): void {
  let batch = ''
  for (const line of lines) {
    batch += `${line}\n`
    if (batch.length > 1 << 16) {
      writeText(batch)
      batch = ''
    }
  }
  writeText(batch)
}
