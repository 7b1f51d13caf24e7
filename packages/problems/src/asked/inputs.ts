import type { Words } from '@nimber/core'
import { InputError } from '@nimber/kernels'
import { judgeText, printInput } from '../input.ts'
import { MalformedInput } from '../judge.ts'
import { defineOwnProblem, type OwnProblem, readCase } from '../own/define.ts'
import { type Field, type Fields, isFlat } from '../own/fields.ts'
import type { OwnRange } from '../own/problem.ts'
import type { Problem } from '../problem.ts'
import { type AskedFormat, parseAsked } from './format.ts'

const UNASKED: Words = { en: 'the answer of another program', zh: '另一个程序的答案' }

/** A problem of which nothing but the input is known; throws a TextError about the format. */
export function inputProblem(format: string): OwnProblem {
  return problemOf(format, parseAsked(format))
}

function problemOf(text: string, { envelope, layout, of }: AskedFormat): OwnProblem {
  return defineOwnProblem({
    id: text,
    title: { en: text, zh: text },
    rule: { en: text, zh: text },
    tags: [],
    level: 1,
    envelope,
    layout,
    bounds: { of },
    games: [],
    plays: () => [],
    asks: {
      kind: 'says',
      words: UNASKED,
      says: () => {
        throw new TypeError('no answer is known')
      },
    },
    sample: { input: '', output: '' },
  })
}

/** The cases of a text; undefined where it is no input of the problem. */
export function casesIn(problem: OwnProblem, text: string): readonly Fields[] | undefined {
  const found: Fields[] = []
  const reading: Problem = {
    ...problem,
    answerAll: undefined,
    answer(input) {
      const one = readCase(problem.statement, input)
      if (one === undefined) return 'end'
      found.push(one)
      return undefined
    },
  }
  try {
    judgeText(reading, text, () => {})
  } catch (error) {
    if (error instanceof MalformedInput || error instanceof InputError) return undefined
    throw error
  }
  return wordsOf(printInput(problem, found)) === wordsOf(text) ? found : undefined
}

const wordsOf = (text: string) => text.trim().split(/\s+/).join(' ')
const linesOf = (text: string) => text.trimEnd().replace(/[^\S\n]+$/gm, '')

const CASES = [
  'n',
  'a b',
  'a b c',
  'n h[n]',
  'n m h[n]',
  'n m k h[n]',
  'n a[n] b[n]',
  'n (x y)[n]',
  's:LETTERS',
  'n s:LETTERS',
]
const ENVELOPES = ['one; CASE', 'T; CASE', 'CASE; 0', 'CASE; 0 0', 'CASE']

/**
 * A problem whose inputs look like all of some texts, with no larger numbers than in them, and 0
 * only where they have it; of several the first whose lines are the same, else whose words are.
 */
export function guessedProblem(texts: readonly string[]): OwnProblem | undefined {
  const letters = [...new Set(texts.join('').match(/[^\s\d]/g) ?? [])].join('')
  const formats = ENVELOPES.flatMap((envelope) =>
    CASES.filter((one) => letters !== '' || !one.includes('LETTERS')).map((one) =>
      envelope.replace('CASE', one.replace('LETTERS', letters)),
    ),
  )
  let likely: OwnProblem | undefined
  for (const format of formats) {
    const problem = inputProblem(format)
    const found = texts.map((text) => casesIn(problem, text))
    if (!found.every((cases) => cases !== undefined)) continue
    // a single case each time is no sign of several
    if (problem.envelope === 'end' && found.every((cases) => cases.length <= 1)) continue
    const within = problemOf(format, { ...parseAsked(format), of: rangesOf(problem, found.flat()) })
    if (texts.every((text, i) => linesOf(printInput(problem, found[i] ?? [])) === linesOf(text)))
      return within
    likely ??= within
  }
  return likely
}

/** The least and the greatest number, or length of a word, that cases have for each name. */
function rangesOf(
  { statement: { layout } }: OwnProblem,
  cases: readonly Fields[],
): Readonly<Record<string, OwnRange>> {
  const of: Record<string, { least: bigint; most: bigint }> = {}
  const see = (name: string, n: bigint) => {
    const { least, most } = of[name] ?? { least: 1n, most: n }
    of[name] = { least: n < least ? n : least, most: n > most ? n : most }
  }
  const look = (field: Field, one: Fields) => {
    if (field.kind === 'number') see(field.name, one.big(field.name))
    if (field.kind === 'word') see(field.name, BigInt(one.word(field.name).length))
    if (field.kind === 'list' && isFlat(field))
      for (const [i, n] of one.bigs(field.name).entries())
        see(field.each[i % field.each.length]?.name ?? '', n)
  }
  for (const one of cases) for (const field of layout) look(field, one)
  // a list that was always empty
  for (const field of layout)
    if (field.kind === 'list')
      for (const { name } of field.each) of[name] ??= { least: 0n, most: 0n }
  return of
}
