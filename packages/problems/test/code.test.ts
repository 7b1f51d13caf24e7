import { type Lang, type Language, languages, NoProgram } from '@nimber/core'
import {
  fits,
  type Numbers,
  type NumbersProblem,
  type Problem,
  printInput,
  problemProgram,
  stagesOf,
} from '@nimber/problems'
import { beforeAll, describe, expect, test } from 'vitest'
import { isPresent, type Run, runPrograms } from '../../core/test/source-programs.ts'
import { namesOf } from '../src/layout.ts'
import { numbersProblems } from './numbers-problems.ts'
import { answer } from './run.ts'
import { casesOf } from './sample-cases.ts'

/** How many times the time of the judge a language gets, as judges give it to them. */
const FACTORS: Readonly<Record<string, number>> = { cpp: 1, c: 1, java: 2, python: 5, ts: 2 }
const allowedSeconds = (language: string, { resources }: Problem) =>
  (FACTORS[language] ?? 1) * resources.seconds

const present = languages.filter(({ id }) => isPresent(id))
const missing = languages.filter((l) => !present.includes(l))

if (missing.length > 0)
  test.skip(`no compiler for ${missing.map((l) => l.name).join(', ')}`, () => {})

const sampleCases = (problem: NumbersProblem) => casesOf(problem, problem.sample.input)

/** The problems that have a program. */
const problems = numbersProblems.filter((problem) => programOf(problem) !== undefined)

/** The reason why there is no program is said in both languages. */
function programOf(problem: Problem): string | undefined {
  const [language] = languages
  try {
    return language && problemProgram(problem, language, 'en')
  } catch (error) {
    if (!(error instanceof NoProgram)) throw error
    expect(error.words.zh).toMatch(/[\u4e00-\u9fff]/)
    return undefined
  }
}

/** As many cases of each stage; `CODE_CASES=10000` asks for more, and for all inputs at the limits. */
const CASES = Number(process.env.CODE_CASES ?? 300)
/** Inputs of more characters than this are run only where they are the longest, or all are. */
const LONG = CASES > 300 ? Number.POSITIVE_INFINITY : 300_000

/** What a program is run on, and the cases that were made for it. */
interface Inputs {
  /** The sample and the cases of all stages, without those that are too long together. */
  readonly all: string
  /** The longest input at the limits. */
  readonly longest: string
  /** The largest number with each name among all of them. */
  readonly largest: ReadonlyMap<string, bigint>
}

/** What is wrong with the stages of each problem, which is nothing. */
const faults = new Map<string, readonly string[]>()

function inputsOf(problem: NumbersProblem): Inputs {
  const others: Numbers[] = []
  const wrong: string[] = []
  let longest = ''
  let longestCases: readonly Numbers[] = []
  for (const { name, inputs } of stagesOf(problem, { seed: 'code', cases: CASES })) {
    let made = 0
    for (const cases of inputs()) {
      made++
      const fault = faultOf(problem, cases)
      if (fault !== undefined) wrong.push(`${name}: ${fault}`)
      // a number has at most 20 characters with its blank: fewer of them are not long
      const isLong = name === 'largest' || numbersIn(cases) > LONG / 20
      const text = isLong ? printInput(problem, cases) : ''
      if (name === 'largest' && text.length > longest.length)
        [longest, longestCases] = [text, cases]
      if (text.length <= LONG) others.push(...cases)
    }
    if (made === 0) wrong.push(`${name}: no input`)
  }
  faults.set(problem.id, wrong)
  // a list of pairs for every case would be too much
  const kept = problem.asks.kind === 'golden pairs' ? others.filter(([n = 0n]) => n < 500n) : others
  const all = printInput(problem, [...sampleCases(problem), ...kept])
  return { all, longest, largest: largestOf(problem, [...kept, ...longestCases]) }
}

const numbersIn = (cases: readonly Numbers[]) => cases.reduce((sum, { length }) => sum + length, 0)

/** How an input breaks the limits of its problem, if it does. */
function faultOf(problem: NumbersProblem, cases: readonly Numbers[]): string | undefined {
  const { bounds } = problem
  if (cases.length > bounds.cases) return `${cases.length} cases`
  const total = numbersIn(cases)
  if (total > bounds.total) return `${total} numbers`
  const wrong = cases.find((numbers) => !fits(problem, numbers))
  return wrong?.slice(0, 9).join(' ')
}

function largestOf(
  { layout }: NumbersProblem,
  cases: readonly Numbers[],
): ReadonlyMap<string, bigint> {
  const largest = new Map<string, bigint>()
  for (const numbers of cases) {
    const names = namesOf(layout, numbers)
    for (const [i, number] of numbers.entries()) {
      const name = names[i] as string
      if (number > (largest.get(name) ?? -1n)) largest.set(name, number)
    }
  }
  return largest
}

/** The programs of all problems in a language. */
const textsIn = (language: Language, lang: Lang) =>
  problems.map((problem) => problemProgram(problem, language, lang))
const TEXTS = new Map(
  languages.map((l) => [l.id, { en: textsIn(l, 'en'), zh: textsIn(l, 'zh') }] as const),
)

/** Those that are run, every other one in Chinese. */
const SOURCES = new Map(
  [...TEXTS].map(([language, { en, zh }]) => [
    language,
    problems.map(({ id }, i) => ({ name: id, text: (i % 2 === 0 ? en : zh)[i] as string })),
  ]),
)

/** The programs of a problem without their comments and without the words that they print. */
function bareProgram(at: number): string {
  const texts = [...TEXTS.values()].map(({ en }) => en[at] ?? '')
  return texts.join('\n').replace(/^\s*(\/\/|# |\/?\*|""").*$|"[^"]*"|'[^']*'/gm, '')
}

const MADE = problems.map((problem, i) => ({
  problem,
  id: problem.id,
  program: bareProgram(i),
  ...inputsOf(problem),
}))
for (const problem of numbersProblems) if (!problems.includes(problem)) inputsOf(problem)
/** Of problems with the same program, but for its words, one is run at the limits: the longest. */
const AT_LIMITS = new Map(
  MADE.toSorted((a, b) => a.longest.length - b.longest.length).map(
    ({ program, id }) => [program, id] as const,
  ),
)
const TRIALS = MADE.map(({ all, longest, program, ...made }) => {
  const inputs = AT_LIMITS.get(program) === made.id ? [all, longest] : [all]
  return { ...made, inputs, expected: inputs.map((input) => answer(made.id, input)) }
})
const JOBS = TRIALS.flatMap(({ id, inputs }) => inputs.map((input) => ({ name: id, input })))
const runs = new Map<string, readonly Run[]>()

beforeAll(async () => {
  for (const language of present) {
    const sources = SOURCES.get(language.id) ?? []
    const most = ({ name }: { name: string }) =>
      allowedSeconds(language.id, problems.find(({ id }) => id === name) as Problem)
    runs.set(language.id, await runPrograms(language.id, sources, JOBS, ['-O2'], most))
  }
}, 600_000) // five languages, on a machine that may be busy

test.each(numbersProblems)('no input of any stage of $id breaks its limits', ({ id }) => {
  expect(faults.get(id)).toEqual([])
})

describe.each(TRIALS)('the program of $id', ({ problem, id, expected, largest }) => {
  const { sample, bounds } = problem

  test('is asked the largest numbers that it promises to read', () => {
    const most = Object.entries(bounds.of).map(([name, range]) => [name, range.most] as const)
    expect(largest).toEqual(new Map(most))
  })

  test('is asked the sample', () => {
    expect(answer(id, printInput(problem, sampleCases(problem)))).toBe(sample.output)
    expect(expected[0]?.startsWith(sample.output)).toBe(true)
  })

  test.each(present.map((l) => l.id))(
    'gives the answers of the judge in %s, in time',
    (language) => {
      const at = JOBS.findIndex(({ name }) => name === id)
      const own = runs.get(language)?.slice(at, at + expected.length) ?? []
      const wrong = own.map(({ output }, i) => firstDifference(output, expected[i] ?? ''))
      expect(wrong).toEqual(expected.map(() => ''))
      const allowed = allowedSeconds(language, problem)
      for (const { seconds } of own) expect(seconds).toBeLessThan(allowed)
    },
  )
})

test.each(languages)('a short program in $name has fewer lines and no comments', (language) => {
  for (const problem of problems) {
    const whole = problemProgram(problem, language, 'en')
    const short = problemProgram(problem, language, { lang: 'en', short: true })
    const lines = short.split('\n')
    expect(lines.length, problem.id).toBeLessThan(whole.split('\n').length)
    const mark = language.id === 'python' ? /^\s*#/ : /^\s*\/\//
    expect(
      lines.filter((line) => mark.test(line)),
      problem.id,
    ).toEqual([])
  }
})

test.each(languages)('lines in $name are no longer than 100 columns', ({ id }) => {
  const columns = (line: string) => line.length + (line.match(/[\u2e80-\uffef]/g) ?? []).length
  const lines = Object.values(TEXTS.get(id) ?? {}).flatMap((texts) =>
    texts.flatMap((text) => text.split('\n')),
  )
  expect(lines.length).toBeGreaterThan(20 * problems.length)
  expect(lines.filter((line) => line !== line.trimEnd())).toEqual([])
  expect(lines.filter((line) => columns(line) > 100)).toEqual([])
})

/** The first line that differs: outputs of megabytes are not worth showing. */
function firstDifference(output: string, expected: string): string {
  if (output === expected) return ''
  const [own, other] = [output.split('\n'), expected.split('\n')]
  const at = other.findIndex((line, i) => line !== own[i])
  return `line ${at + 1}: ${own[at]} instead of ${other[at]}`
}
