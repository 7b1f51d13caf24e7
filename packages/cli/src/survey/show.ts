import type { Lang } from '@nimber/core'
import type { Row } from '@nimber/survey'
import { FIRST_COLUMNS } from '@nimber/survey/row'
import { OutFile } from '../files/out-file.ts'
import { complain } from '../frame/settings.ts'
import { bold, print, wrap, writeText } from '../frame/terminal.ts'
import { laidWide, laidWithin, type TextTable } from './columns.ts'
import { csvHead, csvLine } from './csv.ts'
import { type PlaceOptions, surveyNamed, withStore } from './open.ts'
import { surveyWords, wrongSurvey } from './words.ts'

interface ShowOptions extends PlaceOptions {
  readonly where?: string
  readonly sort?: string
  readonly format?: string
  readonly out?: string
}

/** `nimber survey show`: the rows of a survey. */
export function runShow(name: string, options: ShowOptions, lang: Lang): Promise<void> {
  return withStore(options, 'read', lang, async (open) => {
    const { surveys, database } = open
    const say = surveyWords[lang]
    const { where, sort = '', out } = options
    const format = options.format ?? (out === undefined ? 'text' : formatOf(out))
    if (!['text', 'csv', 'json'].includes(format))
      throw wrongSurvey((words) => words.badFormat(format))
    const selection = {
      where: where === undefined ? undefined : surveys.parseFilter(where),
      order: surveys.parseOrder(sort),
      lang,
    }
    const survey = await surveyNamed(open, name)
    const file = out === undefined ? undefined : new OutFile(out)
    const write = (text: string) => (file ? file.write(Buffer.from(text)) : writeText(text))
    try {
      let count = 0
      if (format === 'csv') write(`${csvHead(surveys.COLUMNS)}\n`)
      for await (const rows of surveys.rowsOf(database, survey, selection)) {
        if (format === 'csv')
          write(rows.map((row) => `${csvLine(row, surveys.COLUMNS)}\n`).join(''))
        else if (format === 'json')
          write(rows.map((row, i) => jsonLine(row, count + i === 0)).join(''))
        else writeRows(rows, lang, file ? write : undefined)
        count += rows.length
      }
      if (format === 'json') write(count === 0 ? '[]\n' : '\n]\n')
      file?.keep()
      const [state] = await surveys.progressOf(database, name)
      if (format === 'text') complain(say.rows(count))
      if (state && state.done < state.forms) complain(say.waiting(state.forms - state.done))
    } catch (error) {
      file?.discard()
      throw error
    }
  })
}

/** What the name of a file says about its format. */
function formatOf(file: string): string {
  return /\.(csv|json)$/.exec(file)?.[1] ?? 'text'
}

function jsonLine(row: Row & { readonly form: number }, first: boolean): string {
  const { form: _, ...plain } = row
  return `${first ? '[' : ','}\n${JSON.stringify(plain)}`
}

/** What a narrow terminal does without, the first first. */
const OPTIONAL = ['size', 'computed', 'certificate', 'saltus', 'seconds', 'largest'] as const

function writeRows(
  rows: readonly Row[],
  lang: Lang,
  write: ((text: string) => void) | undefined,
): void {
  const say = surveyWords[lang]
  const head = FIRST_COLUMNS.map((column) => say.columns[column])
  const table: TextTable = {
    head,
    rows: rows.map((row) => ({
      cells: FIRST_COLUMNS.map((column) => {
        const cell = row[column]
        if (cell === null) return '–'
        if (column === 'status') return say.statuses[row.status ?? 'none']
        return column === 'seconds' ? Number(cell).toFixed(2) : `${cell}`
      }),
      note: noteOf(row, lang),
    })),
  }
  if (write) {
    const lines = table.rows.map(({ cells, note }) => [...cells, note])
    write(`${[head, ...lines].map((line) => line.join('\t').trimEnd()).join('\n')}\n`)
    return
  }
  const columns = process.stdout.isTTY ? process.stdout.columns || 80 : undefined
  const { lines, hidden } =
    columns === undefined
      ? laidWide(table)
      : laidWithin(
          table,
          columns,
          OPTIONAL.map((column) => say.columns[column]),
        )
  for (const [at, line] of lines.entries()) print(at === 0 ? bold(line) : line)
  if (hidden.length > 0) complain(wrap(say.hidden(hidden.join(', '))))
}

/** What else is to be said of a row, on one line. */
function noteOf({ rule, canonical, shiftOf, shift, error }: Row, lang: Lang): string {
  const notes = [
    ...(canonical === rule ? [] : [`= ${canonical}`]),
    ...(shiftOf === null ? [] : [surveyWords[lang].shifted(shiftOf, shift ?? 0)]),
    ...(error === null ? [] : [error.replaceAll(/\s+/g, ' ')]),
  ]
  return notes.join('; ')
}
