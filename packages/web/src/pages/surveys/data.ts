import { COLUMNS, isNumeric, type Row, STATUSES, type Status } from '@nimber/survey/row'

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
  readonly error?: { readonly en: string; readonly zh: string }
}

/** The surveys of the server; none where there is no such server. */
export async function listSurveys(): Promise<ListAnswer> {
  const answer = await fetch('./api/surveys').catch(() => undefined)
  const type = answer?.headers.get('content-type') ?? ''
  return answer?.ok && type.includes('json') ? ((await answer.json()) as ListAnswer) : NOWHERE
}

const NOWHERE: ListAnswer = { surveys: null }

/** The rows of a survey of the server; undefined where there is no such survey. */
export async function loadSurvey(name: string, lang: string): Promise<Row[] | undefined> {
  const answer = await fetch(`./api/surveys/${encodeURIComponent(name)}?lang=${lang}`)
  if (!answer.ok) return undefined
  const { columns, rows } = (await answer.json()) as { columns?: string[]; rows?: unknown[][] }
  return columns && rows ? rows.map((cells) => rowOf(columns, cells)) : undefined
}

/** The rows of an exported file, csv or JSON; undefined where it has none. */
export function readFile(text: string): Row[] | undefined {
  if (!/^\s*[[{]/.test(text)) return fromTable(csvCells(text))
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!Array.isArray(json)) return undefined
  const rows = json.filter(
    (one): one is Record<string, unknown> => one !== null && typeof one === 'object',
  )
  return rows.length > 0 && rows.every((one) => 'rule' in one && 'status' in one)
    ? rows.map((one) => rowOf(Object.keys(one), Object.values(one)))
    : undefined
}

function fromTable([head, ...lines]: string[][]): Row[] | undefined {
  if (!head?.includes('rule') || !head.includes('status')) return undefined
  return lines.map((cells) => rowOf(head, cells))
}

/** A row of cells in any order; what is missing or of the wrong kind is not known. */
function rowOf(columns: readonly string[], cells: readonly unknown[]): Row {
  const row: Record<string, unknown> = {}
  for (const column of COLUMNS) row[column] = null
  for (const [i, name] of columns.entries()) {
    const column = COLUMNS.find((one) => one === name)
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
function csvCells(text: string): string[][] {
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
  }
  // a comma at the very end stands before an empty cell
  return line.length > 0 ? [...lines, [...line, '']] : lines
}
