import { findEntry, TextError } from '@nimber/core'
import { type Field, type Fields, isFlat, type ListField } from '../own/fields.ts'

/** A text with names of the input in it, which a case fills in. */
export interface Template {
  /** The names that it uses. */
  readonly names: ReadonlySet<string>
  fill(one: Fields): string
}

const NAME = /[A-Za-z]\w*/g

/** A name, or several with hyphens between them, which may be that of a game. */
export const HYPHENED = /[A-Za-z]\w*(?:-[A-Za-z]\w*)*/g
/** The names of the counters of a rule, which are no numbers of the input. */
const COUNTERS = /(?:counters|计数)\s*([^;；]*)/gi

/** The text of a game: a name stands for its number, the name of a list for its numbers and commas. */
export function gameTemplate(text: string, layout: readonly Field[]): Template {
  const own = [...text.matchAll(COUNTERS)].flatMap(([, names = '']) => names.match(NAME) ?? [])
  const known = new Map(
    layout.filter(({ name }) => !own.includes(name)).map((field) => [field.name, field]),
  )
  const used = new Set<string>()
  const replaced = (filled: (field: Field) => string) =>
    text.replace(HYPHENED, (words) =>
      words.includes('-') && findEntry(words)
        ? words
        : words.replace(NAME, (name) => {
            const field = known.get(name)
            return field ? filled(field) : name
          }),
    )
  replaced(({ name }) => {
    used.add(name)
    return name
  })
  return {
    names: used,
    fill: (one) =>
      replaced(({ kind, name }) => {
        if (kind === 'word') return one.word(name)
        return kind === 'list' ? one.bigs(name).join(',') : `${one.big(name)}`
      }),
  }
}

/**
 * The text of a position: parts with blanks between them, each a name of a list or of a word, or
 * something with numbers to be worked out, as n+2. What speaks of the numbers of a group, as x/y,
 * is written once for every group. A name that no field has is text, where positions have any.
 */
export function positionTemplate(
  text: string,
  layout: readonly Field[],
  hasText: boolean,
): Template {
  const isName = (name: string) => layout.some((field) => field.name === name)
  // “k heaps” in a format is a list called heap, and whoever wrote heaps there writes it here
  const asListed = (part: string) =>
    isName('heap') && !isName('heaps') ? part.replace(/\bheaps\b|堆/, 'heap') : part
  const parts = text
    .trim()
    .split(/\s+/)
    .map((part) => partOf(text, asListed(part), layout, hasText))
  return {
    names: new Set(parts.flatMap(({ names }) => [...names])),
    fill: (one) =>
      parts
        .map((part) => part.fill(one))
        .filter((filled) => filled !== '')
        .join(' '),
  }
}

function partOf(text: string, part: string, layout: readonly Field[], hasText: boolean): Template {
  const used = new Set([...part.matchAll(NAME)].map(([name]) => name))
  const own = layout.find((field) => field.name === part)
  if (own?.kind === 'word') return { names: used, fill: (one) => one.word(part) }
  const lists = layout.filter((field): field is ListField => field.kind === 'list' && isFlat(field))
  const source = lists.find(({ each }) => each.some(({ name }) => used.has(name)))
  const isNumber = (name: string) =>
    layout.some((field) => field.kind === 'number' && field.name === name) ||
    source?.each.some((field) => field.name === name)
  const unknown = [...used].find((name) => !isNumber(name))
  const isWorked = /^[\w+\-*/()^]+$/.test(part) && part !== unknown
  if (unknown !== undefined && (isWorked || !hasText)) throw nothing(text, unknown, layout)
  if (unknown !== undefined) return { names: new Set(), fill: () => part }
  const fill = (vars: (name: string) => bigint) => worked(part, vars)
  if (!source) return { names: used, fill: (one) => fill((name) => one.big(name)) }
  const size = source.each.length
  return {
    names: new Set([source.name, ...used]),
    fill(one) {
      const numbers = one.bigs(source.name)
      const written: string[] = []
      for (let at = 0; at < numbers.length; at += size)
        written.push(
          fill((name) => {
            const place = source.each.findIndex((field) => field.name === name)
            return place < 0 ? one.big(name) : (numbers[at + place] as bigint)
          }),
        )
      return written.join(' ')
    },
  }
}

/** The text with its sums and products of numbers and names worked out; what else it has stays. */
function worked(part: string, vars: (name: string) => bigint): string {
  return part.replace(/[\w()][\w+\-*()]*/g, (expression) => `${expressionValue(expression, vars)}`)
}

/** The value of a sum of products of numbers, names and parentheses. */
function expressionValue(text: string, vars: (name: string) => bigint): bigint {
  const tokens = text.match(/\d+|[A-Za-z]\w*|[+\-*()]/g) ?? []
  let at = 0
  const atom = (): bigint => {
    const token = tokens[at++] ?? ''
    if (token === '(') {
      const inner = sum()
      at++
      return inner
    }
    if (token === '-') return -atom()
    return /^\d/.test(token) ? BigInt(token) : vars(token)
  }
  const product = (): bigint => {
    let value = atom()
    while (tokens[at] === '*') {
      at++
      value *= atom()
    }
    return value
  }
  const sum = (): bigint => {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product()
    return value
  }
  return sum()
}

function nothing(text: string, name: string, layout: readonly Field[]): TextError {
  const names = layout.map((field) => field.name)
  return new TextError(text, Math.max(0, text.search(new RegExp(`\\b${name}\\b`))), {
    en: `${name} is no name of the format, which has ${names.join(', ')}.`,
    zh: `格式中没有 ${name} 这个名字，只有 ${names.join('、')}。`,
  })
}
