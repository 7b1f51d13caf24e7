import {
  type AnyGame,
  BeyondBudget,
  type CellTable,
  type Game,
  heatSvg,
  knowledgeOf,
  knownPeriod,
  type Lang,
  type Period,
  parseAny,
  plotSvg,
  type Table,
  TextError,
  tabulate,
  tabulatePartizan,
  tabulateWinners,
} from '@nimber/core'
import { runApart } from '../files/apart.ts'
import { ByteWriter, type Cells } from '../files/byte-writer.ts'
import { isTerminal } from '../files/descriptor.ts'
import { OutFile, writeFile } from '../files/out-file.ts'
import { writeOutput } from '../files/stdio.ts'
import { type Bounds, boundsOf } from '../frame/bounds.ts'
import { budgetFrom, fail, type Limits, wrongUse } from '../frame/failure.ts'
import { gameOfFile } from '../frame/moves/game.ts'
import { wrongMoves } from '../frame/moves/words.ts'
import { complain } from '../frame/settings.ts'
import { Progress, wrap } from '../frame/terminal.ts'
import { writePartizan, writeWinners } from './partizan.ts'
import { streamGrid, streamList } from './stream.ts'
import {
  gridDrawing,
  gridText,
  gridWidth,
  IN_FILE,
  IN_TERMINAL,
  type Look,
  listDrawing,
  writeList,
} from './text.ts'
import { tableWords, wrongTable } from './words.ts'

export interface TableOptions extends Limits {
  /** A file of the person's own that lists moves. */
  readonly moves?: string
  readonly to: string
  readonly format: string
  readonly out?: string
  readonly plot?: string
}

const FORMATS = ['text', 'csv', 'json', 'bfile'] as const
type Format = (typeof FORMATS)[number]

/** Tables of up to so many cells are made in the thread that reads the command: most take no time. */
const SHORT = 10_000
/** Lists of so many values are drawn below their numbers. */
const LEAST_DRAWN = 10
const MOST_DRAWN = 100_000

/** `nimber table`: long work in a thread of its own, where an interrupt has something to clear. */
export async function tableCommand(text: string, options: TableOptions, lang: Lang): Promise<void> {
  const bounds = boundsOf(options.to) ?? []
  const cells = bounds.reduce((product, bound) => product * (bound + 1), 1)
  const { out, plot } = options
  const long = out !== undefined || plot !== undefined || (cells > SHORT && isTerminal(2))
  if (long) await runApart(() => runTable(text, options, lang))
  else runTable(text, options, lang)
}

/** The table of a game, printed or written to a file, and its plot. */
function runTable(text: string, options: TableOptions, lang: Lang): void {
  const say = tableWords[lang]
  const progress = new Progress(say.computing)
  let out: OutFile | undefined
  try {
    const { game, bounds, format } = request(text, options)
    out = options.out === undefined ? undefined : new OutFile(options.out)
    const budget = budgetFrom(options, progress)
    if (game.partizan) {
      if (format === 'bfile' || options.plot !== undefined) throw wrongTable((w) => w.noNumbers)
      const name = lang === 'en' ? game.name : game.nameZh
      const writer = new ByteWriter(out ? (bytes) => out?.write(bytes) : writeOutput)
      const report = (done: number) => budget.progress?.(done)
      if (game.convention === 'misere')
        writeWinners(
          writer,
          name,
          tabulateWinners(game, bounds, budget),
          bounds,
          format,
          lang,
          report,
        )
      else {
        const cells = tabulatePartizan(game, bounds, budget)
        progress.clear()
        writePartizan(writer, name, cells, bounds, format, lang, report)
      }
      progress.clear()
      writer.flush()
      out?.keep()
      return
    }
    const drawn = bounds.length === 1 && (format === 'text' || options.plot !== undefined)
    const early = drawn ? periodOf(game, 10n ** 12n) : undefined
    const table = tabulate(game, bounds, budget)
    // a long table may prove what a short one could not
    const period = early ?? (drawn ? periodOf(game, BigInt(bounds[0])) : undefined)
    progress.clear()
    if (format === 'bfile' && table.letters) throw wrongTable((w) => w.bfileNeedsOne)
    const shown = { name: lang === 'en' ? game.name : game.nameZh, table, bounds, period, lang }
    if (options.plot !== undefined) writeFile(options.plot, drawingOf(shown))
    writeTable(shown, format, out)
    out?.keep()
  } catch (error) {
    progress.clear()
    out?.discard()
    fail(error, lang, options.budget)
  }
}

/** A table, ready to be shown to a person or a program. */
interface Shown {
  readonly name: string
  readonly table: Table
  readonly bounds: Bounds
  readonly period: Period | undefined
  readonly lang: Lang
}

/** What the options ask for; throws where they do not fit together. */
function request(
  text: string,
  options: TableOptions,
): { game: AnyGame<unknown>; bounds: Bounds; format: Format } {
  const bounds = boundsOf(options.to)
  if (!bounds) throw wrongTable((say) => say.badTo(options.to))
  const format = FORMATS.find((name) => name === options.format)
  if (!format) throw wrongTable((say) => say.badFormat(options.format))
  if (format === 'bfile' && bounds.length === 2) throw wrongTable((say) => say.bfileNeedsOne)
  if (options.moves !== undefined) {
    if (text !== '') throw wrongMoves((say) => say.notBoth)
    const game = gameOfFile(options.moves, { axes: bounds.length })
    return { game: game as Game<unknown>, bounds, format }
  }
  if (text === '') throw wrongUse((say) => say.missingArgument('game', 'table'))
  const { game, position } = parseAny(text)
  if (position !== undefined)
    throw new TextError(text, text.lastIndexOf(':') + 1, {
      en: 'A table has no position: write the game alone.',
      zh: '表不需要局面：只写游戏即可。',
    })
  return { game, bounds, format }
}

/** The period of the values, where a theorem gives one or a table on the way to a heap proves it. */
function periodOf(game: Game<unknown>, heap: bigint): Period | undefined {
  if (game.convention === 'misere' || game.rules.axes !== 1) return undefined
  try {
    const budget = { table: 2_000_000, search: 1000 }
    return knownPeriod(knowledgeOf(game, budget, game.rules.at?.([heap])))
  } catch (error) {
    if (error instanceof BeyondBudget) return undefined
    throw error
  }
}

function writeTable(shown: Shown, format: Format, file: OutFile | undefined): void {
  const { name, table, bounds, lang } = shown
  // a bar would stand between the lines of a table that is printed on the same terminal
  const progress = file || !isTerminal(1) ? new Progress(tableWords[lang].writing) : undefined
  const report = (done: number) => progress?.update(done)
  const out = new ByteWriter(file ? (bytes) => file.write(bytes) : writeOutput)
  const [last, columns] = bounds
  if (format === 'text') writeText(shown, out, file ? IN_FILE : IN_TERMINAL, report)
  else if (columns === undefined) streamList(out, format, name, last, cellsOf(table), report)
  else if (format !== 'bfile') streamGrid(out, format, name, gridOf(table, last, columns), report)
  out.flush()
  progress?.clear()
}

function writeText(
  { name, table, bounds, period, lang }: Shown,
  out: ByteWriter,
  look: Look,
  report: (done: number) => void,
): void {
  const [last, columns] = bounds
  const lines = (texts: Iterable<string>) => {
    for (const text of texts) out.text(`${text}\n`)
  }
  lines([look.bold(name)])
  if (columns === undefined) {
    writeList(out, cellsOf(table).at, last, look, report)
    if (!table.letters && last >= LEAST_DRAWN && last <= MOST_DRAWN)
      lines(listDrawing(valuesOf(table, last), period, lang))
    return
  }
  const grid = gridOf(table, last, columns)
  const width = gridWidth(grid)
  if (width > 80) complain(wrap(tableWords[lang].wideTable(width)))
  lines(gridText(grid, look))
  lines(gridDrawing(grid, lang))
}

function drawingOf({ name, table, bounds, period, lang }: Shown): string {
  const [last, columns] = bounds
  if (columns === undefined && !table.letters)
    return plotSvg({ title: name, values: valuesOf(table, last), period, lang })
  const grid =
    columns === undefined
      ? { rows: 0, columns: last, cell: (_: number, n: number) => table.cell(n) }
      : gridOf(table, last, columns)
  return heatSvg({ title: name, ...grid, lang })
}

function cellsOf(table: Table): Cells {
  const { values } = table
  return values ? { values, at: (n) => values[n] as number } : { at: (n) => table.cell(n) }
}

function gridOf(table: Table, rows: number, columns: number): CellTable {
  return { rows, columns, cell: (i, j) => table.cell(i, j) }
}

/** The values 0..last as numbers to draw. */
function valuesOf(table: Table, last: number): ArrayLike<number> {
  if (table.values) return table.values
  const values = new Float64Array(last + 1)
  for (let n = 0; n <= last; n++) values[n] = Number(table.cell(n))
  return values
}
