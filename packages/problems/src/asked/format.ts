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
  const layout = fieldsOf(text, part, offset, of, USUAL.number)
  if (layout.length === 0) throw unclear(text, offset)
  for (const name of countNames(layout))
    if (of[name] === USUAL.number || of[name] === USUAL.item) of[name] = USUAL.count
  return { layout, of }
}

function fieldsOf(
  text: string,
  part: string,
  offset: number,
  of: Record<string, OwnRange>,
  usual: OwnRange,
): readonly Field[] {
  const fields: Field[] = []
  let at = 0
  const take = (pattern: RegExp): readonly (string | undefined)[] | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(part)
    if (found) at += found[0].length
    return found ?? undefined
  }
  const named = (name: string, range: OwnRange) => {
    if (name in of || name === 'T') throw unclear(text, offset + at - name.length)
    of[name] = rangeFrom(text, offset + at, take(PARTS.range)) ?? range
    return name
  }
  while (take(PARTS.space) || at < part.length) {
    if (at >= part.length) break
    const begin = at
    const group = take(PARTS.group)
    const single = group ? undefined : take(PARTS.list)
    if (group || single) {
      const each = group
        ? fieldsOf(text, group[1] ?? '', offset + begin + 1, of, USUAL.item)
        : [number(single?.[1] ?? '')]
      const count = countFrom(take(PARTS.count))
      if (!count || each.length === 0) throw unclear(text, offset + at)
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
