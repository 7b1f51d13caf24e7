import type { Words } from '@nimber/core'
import { COLUMNS, isNumeric, type Row, STATUSES, type Status } from '@nimber/survey/row'
import { mapped, resultOf } from './pieces.ts'

/** A survey as the server lists it. */
interface Listed {
  readonly name: string
  readonly family: string
  readonly done: number
  readonly forms: number
}

/** What the server says of surveys; null where it has no store. */
export interface ListAnswer {
  readonly surveys: readonly Listed[] | null
  readonly error?: Words
}

/** The surveys of the server; none where there is no such server. */
export async function listSurveys(): Promise<ListAnswer> {
  const answer = await fetch('./api/surveys').catch(() => undefined)
  const type = answer?.headers.get('content-type') ?? ''
  return answer?.ok && type.includes('json') ? ((await answer.json()) as ListAnswer) : NOWHERE
}

const NOWHERE: ListAnswer = { surveys: null }

/**
 * The rows of a survey of the server, or why its store has none to give; undefined where there is no
 * such survey.
 */
export async function loadSurvey(name: string, lang: string): Promise<Row[] | Words | undefined> {
  const answer = await fetch(`./api/surveys/${encodeURIComponent(name)}?lang=${lang}`)
  if (!answer.ok) return undefined
  const text = await answer.text()
  const { error } = (parsed(text.split('\n', 1)[0] ?? '') ?? {}) as Partial<ListAnswer>
  if (error) return error
  // the head stands on the first line, the cells of a row on each other one
  return resultOf(function* () {
    const [head = '', ...lines] = text.split('\n')
    const columns = (parsed(`${head}]}`) as { columns?: string[] } | undefined)?.columns
    return columns && (yield* mapped(lines, (line) => arrayRow(columns, line)))
  })
}

function arrayRow(columns: readonly string[], line: string): Row | undefined {
  const cells = parsed(line.replace(/,$/, ''))
  return Array.isArray(cells) ? rowOf(columns, cells) : undefined
}

/** The rows of an exported file, csv or JSON; undefined where it has none. */
export function readFile(text: string): Promise<Row[] | undefined> {
  return resultOf(function* () {
    if (!/^\s*[[{]/.test(text)) return yield* fromTable(yield* csvCells(text))
    const rows = (yield* objectLines(text)) ?? objectsOf(parsed(text))
    return rows && rows.length > 0 && rows.every((one) => 'rule' in one && 'status' in one)
      ? yield* mapped(rows, (one) => rowOf(Object.keys(one), Object.values(one)))
      : undefined
  })
}

type Cells = Record<string, unknown>

/** The objects of a file that has each on a line of its own, as exported ones do. */
function* objectLines(text: string): Generator<void, Cells[] | undefined> {
  const lines = text.trim().split('\n')
  if (lines[0]?.trim() !== '[' || lines.at(-1)?.trim() !== ']') return undefined
  const rows = yield* mapped(lines.slice(1, -1), (line) => {
    const one = parsed(line.trim().replace(/,$/, ''))
    return isCells(one) ? one : undefined
  })
  return rows.length === lines.length - 2 ? rows : undefined
}

function objectsOf(json: unknown): Cells[] | undefined {
  return Array.isArray(json) ? json.filter(isCells) : undefined
}

function isCells(one: unknown): one is Cells {
  return one !== null && typeof one === 'object'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function* fromTable([head, ...lines]: string[][]): Generator<void, Row[] | undefined> {
  if (!head?.includes('rule') || !head.includes('status')) return undefined
  return yield* mapped(lines, (cells) => rowOf(head, cells))
}

const KNOWN: ReadonlyMap<string, keyof Row> = new Map(COLUMNS.map((column) => [column, column]))

/** A row of cells in any order; what is missing or of the wrong kind is not known. */
function rowOf(columns: readonly string[], cells: readonly unknown[]): Row {
  const row: Record<string, unknown> = {}
  for (const column of COLUMNS) row[column] = null
  for (const [i, name] of columns.entries()) {
    const column = KNOWN.get(name)
    const cell = cells[i]
    if (!column || cell === null || cell === undefined || cell === '') continue
    if (!isNumeric(column)) row[column] = String(cell)
    else if (Number.isFinite(Number(cell))) row[column] = Number(cell)
  }
  row.rule ??= ''
  row.canonical ??= ''
  if (!STATUSES.includes(row.status as Status)) row.status = null
  return row as unknown as Row
}

/** The cells of a csv text (RFC 4180). */
function* csvCells(text: string): Generator<void, string[][]> {
  const lines: string[][] = []
  let line: string[] = []
  // a cell in quotes or not, and what ends it
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text)
    if (!found) return lines
    const [, quoted, plain, end] = found
    line.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    lines.push(line)
    line = []
    if (lines.length % 250 === 0) yield
  }
  // a comma at the very end stands before an empty cell
  return line.length > 0 ? [...lines, [...line, '']] : lines
}
