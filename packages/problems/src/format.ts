import { TextError, type Words } from '@nimber/core'
import { headNames, heaps as heapLayout, isList } from './layout.ts'
import type { Envelope, Layout } from './problem.ts'
import type { Range } from './range.ts'

/** The input of a problem, as a short text says it. */
export interface Format {
  readonly envelope: Envelope
  readonly layout: Layout
  readonly of: Readonly<Record<string, Range>>
}

const USUAL: Readonly<Record<'number' | 'count' | 'heap', Range>> = {
  number: { least: 1n, most: 1000n },
  count: { least: 1n, most: 10n },
  heap: { least: 1n, most: 100n },
}

const NAME = String.raw`[A-Za-z]\w*`
const NUMBER = String.raw`\d+(?:\^\d{1,3})?`
const RANGE = String.raw`(?:\s+(${NUMBER})\s*\.\.\s*(${NUMBER}))?`
const ONE = new RegExp(String.raw`\s*(${NAME})${RANGE}`, 'y')
const HEAPS = new RegExp(String.raw`^\s*(${NAME})${RANGE}\s+(?:heaps|堆)${RANGE}\s*$`)

/**
 * The format of a text: `T;` before the case for a count of cases, `; 0` behind it for cases up to
 * one that begins so, `; 0 0` with as many zeros as a case has names for cases up to one of zeros,
 * nothing for cases up to the end of the input. A case is some names, or `k heaps`; behind a name or `heaps` may stand a range, as in `n 1..10^9`. Throws a TextError.
 */
export function parseFormat(text: string): Format {
  const parts = text.replaceAll('；', ';').split(';')
  const [first = '', second] = parts
  if (parts.length > 2) throw unclear(text, first.length + (second ?? '').length + 1)
  if (second === undefined) return { envelope: 'end', ...caseFormat(text, first, 0) }
  if (/^\s*T\s*$/i.test(first))
    return { envelope: 'count', ...caseFormat(text, second, first.length + 1) }
  if (!/^\s*0(\s+0)*\s*$/.test(second)) throw unclear(text, first.length + 1)
  const format = caseFormat(text, first, 0)
  if (second.trim() === '0') return { envelope: 'zero', ...format }
  const { layout } = format
  const zeros = second.trim().split(/\s+/).length
  if (layout.some(isList) || zeros !== headNames(layout).length)
    throw unclear(text, first.length + 1)
  return { envelope: 'zeros', ...format }
}

function caseFormat(text: string, part: string, offset: number): Omit<Format, 'envelope'> {
  const heaps = HEAPS.exec(part)
  const count = heaps?.[1] ?? ''
  if (heaps)
    return {
      layout: heapLayout(count),
      of: {
        [count]: rangeFrom(text, offset, heaps[2], heaps[3]) ?? USUAL.count,
        heap: rangeFrom(text, offset, heaps[4], heaps[5]) ?? USUAL.heap,
      },
    }
  const of: Record<string, Range> = {}
  let at = 0
  while (part.slice(at).trim() !== '') {
    ONE.lastIndex = at
    const [whole = '', name = '', least, most] = ONE.exec(part) ?? []
    if (name === '' || name in of || name === 'T' || name === 'heaps')
      throw unclear(text, offset + at)
    if (at > 0) refuseMisspelt(text, offset + at + whole.indexOf(name), name)
    of[name] = rangeFrom(text, offset + at, least, most) ?? USUAL.number
    at += whole.length
    if (!/^(\s|$)/.test(part.slice(at))) throw unclear(text, offset + at)
  }
  if (at === 0) throw unclear(text, offset)
  return { layout: Object.keys(of), of }
}

/** The letters of the word heaps in another order, or one of them twice. */
const MISSPELT = /^h[eaps]{4,5}$/

/** Throws a TextError where a name behind a number is the word heaps with a slip. */
export function refuseMisspelt(text: string, offset: number, name: string): void {
  if (!MISSPELT.test(name)) return
  throw new TextError(text, offset, {
    en: `Did you mean heaps? Heaps behind their number are written “k heaps”; if ${name} is a number of its own, give it another name.`,
    zh: `是不是 heaps？堆数之后的各堆写作“k heaps”；如果 ${name} 是另一个数，请换个名字。`,
  })
}

function rangeFrom(
  text: string,
  offset: number,
  least: string | undefined,
  most: string | undefined,
): Range | undefined {
  if (least === undefined || most === undefined) return undefined
  const range = { least: numberFrom(least), most: numberFrom(most) }
  if (range.least > range.most)
    throw new TextError(text, offset, {
      en: `The range ${least}..${most} is empty: write the smaller number first.`,
      zh: `范围 ${least}..${most} 是空的：请先写较小的数。`,
    })
  return range
}

function numberFrom(text: string): bigint {
  const [base = '0', power = '1'] = text.split('^')
  return BigInt(base) ** BigInt(power)
}

const FORMS: Words = {
  en: 'Expected a format: “T; n” (a count, then cases), “n; 0” (up to a case that begins with 0), “n” (up to the end of the input); for n also several names, ranges (n 1..10^9), or “k heaps”.',
  zh: '这里应是输入格式：“T; n”（先组数再各组）、“n; 0”（直到以 0 开头的一组）、“n”（直到输入结束）；n 处可写多个名字、范围（n 1..10^9），或“k heaps”（k 堆）。',
}

function unclear(text: string, offset: number): TextError {
  return new TextError(text, Math.min(offset, text.length), FORMS)
}
