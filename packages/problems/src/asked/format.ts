import { type Formula, TextError, type Words } from '@nimber/core'
import { refuseMisspelt } from '../format.ts'
import { always, the } from '../formulas.ts'
import { type Field, list, number, word } from '../own/fields.ts'
import { countNames } from '../own/make.ts'
import type { OwnRange } from '../own/problem.ts'
import type { Envelope } from '../problem.ts'

/** The input of a problem as a text says it: how cases follow each other, and what a case has. */
export interface AskedFormat {
  readonly envelope: Envelope
  readonly layout: readonly Field[]
  readonly of: Readonly<Record<string, OwnRange>>
}

const USUAL = {
  number: { least: 1n, most: 1000n },
  count: { least: 1n, most: 10n },
  item: { least: 1n, most: 100n },
  letters: { least: 1n, most: 20n },
} as const satisfies Readonly<Record<string, OwnRange>>

const NAME = String.raw`[A-Za-z]\w*`
const AMOUNT = String.raw`\d+(?:\^\d{1,3})?`
const PARTS = {
  space: /\s+/y,
  group: /\(([^()]*)\)\[/y,
  list: new RegExp(String.raw`(${NAME})\[`, 'y'),
  count: new RegExp(String.raw`\s*(?:(${NAME})\s*(?:([+-])\s*(\d+))?|(\d+))\s*\]`, 'y'),
  word: new RegExp(String.raw`(${NAME}):(\S+)`, 'y'),
  name: new RegExp(`(${NAME})`, 'y'),
  range: new RegExp(String.raw`\s+(${AMOUNT}|${NAME})\s*\.\.\s*(${AMOUNT}|${NAME})`, 'y'),
}

/** `k heaps` is a short way to write `k heap[k]`; ranges may stand behind both. */
const HEAPS = new RegExp(
  String.raw`(\b(${NAME})(?:\s+${AMOUNT}\s*\.\.\s*${AMOUNT})?)\s+(?:heaps\b|堆)((?:\s+${AMOUNT}\s*\.\.\s*${AMOUNT})?)`,
)

/**
 * The format of a text. Before the case `T;` for a count of cases or `one;` for a single one, behind
 * it `; 0` or `; 0 0` for cases up to one that begins so, else cases up to the end of the input. A
 * case is made of numbers (`n`), lists (`h[n]`, `(x y)[n-1]`) and words of given letters (`s:RB`),
 * each with a range where the usual one is not meant (`n 1..10^9`). Throws a TextError.
 */
export function parseAsked(text: string): AskedFormat {
  const parts = text.replaceAll('；', ';').replace(HEAPS, '$1 heap[$2]$3').split(';')
  const [first = '', second] = parts
  if (parts.length > 2) throw unclear(text, first.length + (second ?? '').length + 1)
  if (second === undefined) return { envelope: 'end', ...caseOf(text, first, 0) }
  const before = /^\s*(T|one|一组)\s*$/i.exec(first)?.[1]
  if (before !== undefined)
    return {
      envelope: before.toUpperCase() === 'T' ? 'count' : 'one',
      ...caseOf(text, second, first.length + 1),
    }
  if (!/^\s*0(\s+0)*\s*$/.test(second)) throw unclear(text, first.length + 1)
  const envelope = second.trim() === '0' ? 'zero' : 'zeros'
  return { envelope, ...caseOf(text, first, 0) }
}

function caseOf(text: string, part: string, offset: number): Omit<AskedFormat, 'envelope'> {
  const of: Record<string, OwnRange> = {}
  const layout = fieldsOf(text, part, offset, { of, usual: USUAL.number, before: [] })
  if (layout.length === 0) throw unclear(text, offset)
  for (const name of countNames(layout))
    if (of[name] === USUAL.number || of[name] === USUAL.item) of[name] = USUAL.count
  return { layout, of }
}

/** What fields are read with: the ranges of all names, the usual one, and the numbers before them. */
interface Scope {
  readonly of: Record<string, OwnRange>
  readonly usual: OwnRange
  readonly before: readonly string[]
}

function fieldsOf(
  text: string,
  part: string,
  offset: number,
  { of, usual, before }: Scope,
): readonly Field[] {
  const fields: Field[] = []
  const numbers = () => [
    ...before,
    ...fields.filter(({ kind }) => kind === 'number').map(({ name }) => name),
  ]
  let at = 0
  const take = (pattern: RegExp): readonly (string | undefined)[] | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(part)
    if (found) at += found[0].length
    return found ?? undefined
  }
  const named = (name: string, range: OwnRange) => {
    if (name in of || name === 'T') throw taken(text, offset + at - name.length, name)
    const begin = offset + at
    const found = take(PARTS.range)
    refuseUnread(text, begin, found?.slice(1) ?? [], numbers())
    of[name] = rangeFrom(text, begin, found) ?? range
    return name
  }
  while (take(PARTS.space) || at < part.length) {
    if (at >= part.length) break
    const begin = at
    const group = take(PARTS.group)
    const single = group ? undefined : take(PARTS.list)
    if (group || single) {
      const each = group
        ? fieldsOf(text, group[1] ?? '', offset + begin + 1, {
            of,
            usual: USUAL.item,
            before: numbers(),
          })
        : [number(single?.[1] ?? '')]
      const bracket = offset + at
      const found = take(PARTS.count)
      const count = countFrom(found)
      if (!count || each.length === 0) throw unclear(text, offset + at)
      refuseUnread(text, bracket, [found?.[1]], numbers())
      const name = each.map((field) => field.name).join(' ')
      if (single) named(name, USUAL.item)
      fields.push(list(name, count, each, group ? 'lines' : 'a line', listWords(part, begin, at)))
      continue
    }
    const letters = take(PARTS.word)
    if (letters) {
      fields.push(word(named(letters[1] ?? '', USUAL.letters), letters[2] ?? ''))
      continue
    }
    const [, name] = take(PARTS.name) ?? []
    if (name === undefined) throw unclear(text, offset + at)
    if (fields.length > 0) refuseMisspelt(text, offset + at - name.length, name)
    fields.push(number(named(name, usual)))
  }
  return fields
}

/** Throws a TextError where a length or the end of a range is a name that nothing before it reads. */
function refuseUnread(
  text: string,
  offset: number,
  ends: readonly (string | undefined)[],
  numbers: readonly string[],
): void {
  const name = ends.find((end) => end && /^[A-Za-z]/.test(end) && !numbers.includes(end))
  if (name === undefined) return
  const before = { en: numbers.join(', '), zh: numbers.join('、') }
  throw new TextError(text, offset, {
    en: `${name} is no number that a case has before this${numbers.length > 0 ? `: those are ${before.en}` : ''}.`,
    zh: `在这之前，一组里没有 ${name} 这个数${numbers.length > 0 ? `，只有 ${before.zh}` : ''}。`,
  })
}

/** A name that cannot be that of a number as well. */
function taken(text: string, offset: number, name: string): TextError {
  return new TextError(
    text,
    offset,
    name === 'T'
      ? {
          en: 'T is the count of the cases and stands before them with a semicolon, as in “T; n”.',
          zh: 'T 是组数，写在各组之前并加分号，例如“T; n”。',
        }
      : {
          en: `${name} is there twice: give each number of a case a name of its own.`,
          zh: `${name} 出现了两次：一组里的每个数要有自己的名字。`,
        },
  )
}

/** A list is said as it is written. */
function listWords(part: string, from: number, to: number): Words {
  const written = part.slice(from, to).trim()
  return { en: written, zh: written }
}

function countFrom(found: readonly (string | undefined)[] | undefined): Formula | undefined {
  if (!found) return undefined
  const [, name, sign, more, plain] = found
  if (name === undefined) return always(BigInt(plain ?? 0))
  if (sign === undefined) return the(name)
  return { op: sign === '+' ? '+' : '-', of: [the(name), always(BigInt(more ?? 0))] }
}

function rangeFrom(
  text: string,
  offset: number,
  found: readonly (string | undefined)[] | undefined,
): OwnRange | undefined {
  if (!found) return undefined
  const end = (written: string): bigint | Formula => {
    if (!/^\d/.test(written)) return the(written)
    const [base = '0', power = '1'] = written.split('^')
    return BigInt(base) ** BigInt(power)
  }
  const [, least = '', most = ''] = found
  const range = { least: end(least), most: end(most) }
  if (typeof range.least === 'bigint' && typeof range.most === 'bigint' && range.least > range.most)
    throw new TextError(text, offset, {
      en: `The range ${least}..${most} is empty: write the smaller number first.`,
      zh: `范围 ${least}..${most} 是空的：请先写较小的数。`,
    })
  return range
}

const FORMS: Words = {
  en: 'Expected a format: “T; n” (a count, then cases), “one; n” (a single case), “n; 0” (up to a case that begins with 0), “n” (up to the end of the input); for n also several names, ranges (n 1..10^9), lists (h[n], (x y)[n]), words (s:RB), or “k heaps”.',
  zh: '这里应是输入格式：“T; n”（先组数再各组）、“one; n”（只有一组）、“n; 0”（直到以 0 开头的一组）、“n”（直到输入结束）；n 处可写多个名字、范围（n 1..10^9）、列表（h[n]、(x y)[n]）、字符串（s:RB），或“k heaps”（k 堆）。',
}

function unclear(text: string, offset: number): TextError {
  return new TextError(text, Math.min(offset, text.length), FORMS)
}
