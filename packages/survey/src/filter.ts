import { COLUMNS, isNumeric, type Row } from './row.ts'

/** A condition on rows, as data. */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Filter[] }
  | { readonly kind: 'not'; readonly part: Filter }
  | {
      readonly kind: 'compare'
      readonly column: keyof Row
      readonly sign: Sign
      readonly value: string | number | null
    }

type Sign = '=' | '!=' | '<' | '<=' | '>' | '>=' | '~'

/** A column to sort by. */
export interface Order {
  readonly column: keyof Row
  readonly descending: boolean
}

/** Why a filter or an order cannot be read, and at which character. */
export class FilterError extends Error {
  readonly words: { readonly en: string; readonly zh: string }

  constructor(en: string, zh: string) {
    super(en)
    this.words = { en, zh }
  }
}

const TOKEN =
  /\s*(?:('(?:[^']|'')*'|"(?:[^"]|"")*")|(<=|>=|!=|<>|≤|≥|≠|[=<>~()])|([^\s'"=<>~()!≤≥≠]+))/y
const SIGNS: Readonly<Record<string, Sign>> = {
  '=': '=',
  '!=': '!=',
  '<>': '!=',
  '≠': '!=',
  '<': '<',
  '<=': '<=',
  '≤': '<=',
  '>': '>',
  '>=': '>=',
  '≥': '>=',
  '~': '~',
}

/**
 * The filter of a text such as `status = proved and period > 100`, `rule ~ 0.1 or not error = null`;
 * `~` asks whether a text contains another. Throws a FilterError.
 */
export function parseFilter(text: string): Filter {
  const tokens = tokensOf(text)
  let at = 0
  const word = () => tokens[at]?.text ?? ''
  const isWord = (...words: string[]) => !tokens[at]?.quoted && words.includes(word().toLowerCase())
  const list = (kind: 'and' | 'or', names: string[], part: () => Filter): Filter => {
    const parts = [part()]
    while (isWord(...names)) {
      at++
      parts.push(part())
    }
    return parts.length === 1 ? (parts[0] as Filter) : { kind, parts }
  }
  const either = (depth: number): Filter =>
    list('or', ['or', '或'], () => list('and', ['and', '且'], () => single(depth)))
  const single = (depth: number): Filter => {
    if (depth > 50) throw new FilterError('The filter is nested too deeply.', '筛选条件嵌套太深。')
    if (isWord('not', '非')) {
      at++
      return { kind: 'not', part: single(depth + 1) }
    }
    if (isWord('(')) {
      at++
      const inner = either(depth + 1)
      if (!isWord(')')) throw unexpected(text, tokens[at], ')')
      at++
      return inner
    }
    return comparison()
  }
  const comparison = (): Filter => {
    const column = columnOf(word(), text)
    const sign = SIGNS[tokens[at + 1]?.text ?? '']
    if (!sign) throw unexpected(text, tokens[at + 1], '= != < <= > >= ~')
    const token = tokens[at + 2]
    if (!token) throw unexpected(text, undefined, 'a value', '一个值')
    at += 3
    return { kind: 'compare', column, sign, value: literalOf(token, column, sign) }
  }
  const filter = either(0)
  if (at < tokens.length) throw unexpected(text, tokens[at], 'and, or')
  return filter
}

interface Token {
  readonly text: string
  readonly quoted: boolean
}

function tokensOf(text: string): Token[] {
  if (text.length > 2000) throw new FilterError('The filter is too long.', '筛选条件太长。')
  const tokens: Token[] = []
  for (let at = 0; text.slice(at).trim() !== ''; ) {
    TOKEN.lastIndex = at
    const found = TOKEN.exec(text)
    if (!found)
      throw unexpected(text, { text: text.slice(at).trim().slice(0, 10), quoted: false }, '')
    at = TOKEN.lastIndex
    const [, quoted, sign, plain] = found
    const mark = quoted?.[0] ?? ''
    tokens.push(
      quoted === undefined
        ? { text: sign ?? plain ?? '', quoted: false }
        : { text: quoted.slice(1, -1).replaceAll(mark + mark, mark), quoted: true },
    )
  }
  return tokens
}

function columnOf(name: string, text: string): keyof Row {
  const found = COLUMNS.find((column) => column.toLowerCase() === name.toLowerCase())
  if (found) return found
  if (name === '')
    throw new FilterError(
      `“${text}” ends where a condition should follow.`,
      `“${text}”后面还缺一个条件。`,
    )
  throw new FilterError(
    `“${name}” in “${text}” is no column; there are ${COLUMNS.join(', ')}.`,
    `“${text}”中的“${name}”不是列名；列有 ${COLUMNS.join('、')}。`,
  )
}

function literalOf(token: Token, column: keyof Row, sign: Sign): string | number | null {
  if (!token.quoted && token.text.toLowerCase() === 'null') {
    if (sign === '=' || sign === '!=') return null
    throw new FilterError('null is compared with = or !=.', 'null 只能用 = 或 != 比较。')
  }
  if (!isNumeric(column) || sign === '~') return token.text
  const number = token.text === '' ? Number.NaN : Number(token.text)
  if (Number.isFinite(number)) return number
  throw new FilterError(
    `${column} is a number, and “${token.text}” is none.`,
    `${column} 是数，“${token.text}”不是。`,
  )
}

function unexpected(
  text: string,
  token: Token | undefined,
  expected: string,
  expectedZh = ` ${expected}`,
): FilterError {
  const found = token ? `“${token.text}”` : undefined
  return new FilterError(
    `Cannot read the filter “${text}”: found ${found ?? 'its end'}${expected === '' ? '' : `, expected ${expected}`}.`,
    `无法理解筛选条件“${text}”：遇到${found ?? '结尾'}${expected === '' ? '' : `，此处应是${expectedZh}`}。`,
  )
}

/** The order of a text such as `period,-seconds`; a minus is for the largest first. */
export function parseOrder(text: string): Order[] {
  const names = text.split(/[,，\s]+/).filter((name) => name !== '')
  return names.map((name) => ({
    column: columnOf(name.replace(/^-/, ''), text),
    descending: name.startsWith('-'),
  }))
}

/** Whether a row is one of those that a filter asks for; as in SQL, nothing compares with null. */
export function matches(filter: Filter, row: Row): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.parts.every((part) => matches(part, row))
    case 'or':
      return filter.parts.some((part) => matches(part, row))
    case 'not':
      return !matches(filter.part, row)
    case 'compare':
      return compares(row[filter.column], filter.sign, filter.value)
  }
}

function compares(cell: Row[keyof Row], sign: Sign, value: string | number | null): boolean {
  if (value === null) return (cell === null) === (sign === '=')
  if (cell === null) return false
  switch (sign) {
    case '=':
      return cell === value
    case '!=':
      return cell !== value
    case '<':
      return cell < value
    case '<=':
      return cell <= value
    case '>':
      return cell > value
    case '>=':
      return cell >= value
    case '~':
      return `${cell}`.includes(`${value}`)
  }
}

/** Which of two rows comes first; what is not known comes last. */
export function compareRows(order: readonly Order[]): (a: Row, b: Row) => number {
  return (a, b) => {
    for (const { column, descending } of order) {
      const [x, y] = [a[column], b[column]]
      if (x === y) continue
      if (x === null) return 1
      if (y === null) return -1
      return x < y === descending ? 1 : -1
    }
    return 0
  }
}

/** A filter as a condition of SQL; its values are added to those of the question. */
export function filterSql(filter: Filter, values: unknown[]): string {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return `(${filter.parts.map((part) => filterSql(part, values)).join(` ${filter.kind} `)})`
    case 'not':
      return `(not coalesce(${filterSql(filter.part, values)}, false))`
    case 'compare': {
      const { column, sign, value } = filter
      const name = `"${column}"`
      if (value === null) return `(${name} is ${sign === '=' ? '' : 'not '}null)`
      values.push(value)
      const place = `$${values.length}`
      if (sign === '~') return `(strpos(${name}::text, ${place}::text) > 0)`
      const type = isNumeric(column) ? 'double precision' : 'text'
      // texts by their characters, as the page compares them
      const collate = isNumeric(column) ? '' : ' collate "C"'
      return `(${name}${collate} ${sign === '!=' ? '<>' : sign} ${place}::${type})`
    }
  }
}

/** An order as SQL has it. */
export function orderSql(order: readonly Order[]): string {
  const parts = order.map(({ column, descending }) => {
    const collate = isNumeric(column) ? '' : ' collate "C"'
    return `"${column}"${collate} ${descending ? 'desc' : 'asc'} nulls last`
  })
  return [...parts, 'number'].join(', ')
}
