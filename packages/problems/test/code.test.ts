import { type Lang, type Language, languages, NoProgram } from '@nimber/core'
import {
  problems as catalogue,
  first,
  fits,
  isNumbersProblem,
  type Numbers,
  type NumbersProblem,
  type Problem,
  printInput,
  problemProgram,
  Random,
  stagesOf,
} from '@nimber/problems'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectInTime } from '../../core/test/cpu.ts'
import { isPresent, type Run, runPrograms } from '../../core/test/source-programs.ts'
import { fieldsOf, isList } from '../src/layout.ts'
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

/** The programs of a problem in both languages; none where a reason is said in both. */
function programsOf(
  problem: Problem,
  language: Language,
): Readonly<Record<Lang, string>> | undefined {
  try {
    const [en, zh] = (['en', 'zh'] as const).map((lang) => problemProgram(problem, language, lang))
    return { en: en as string, zh: zh as string }
  } catch (error) {
    if (!(error instanceof NoProgram)) throw error
    expect(error.words.zh).toMatch(/[\u4e00-\u9fff]/)
    return undefined
  }
}

/** The programs of all problems that have one, by languages and then by the ids of the problems. */
const TEXTS = new Map(
  languages.map((language) => {
    const own = catalogue.map((problem) => [problem.id, programsOf(problem, language)] as const)
    return [language.id, new Map(own.flatMap(([id, text]) => (text ? [[id, text]] : [])))] as const
  }),
)

/** The problems that have a program in some language. */
const problems = catalogue.filter(({ id }) => [...TEXTS.values()].some((texts) => texts.has(id)))

/** What one would submit, for old compilers too. */
const SHORT = { lang: 'en', short: true, old: true } as const

/** As many cases of each stage; `CODE_CASES=10000` asks for more, and for all inputs at the limits. */
const FEW = 100
const CASES = Number(process.env.CODE_CASES ?? FEW)
/** As many where cases are more than numbers, which take longer to make. */
const OWN_SMALL = 0.6 * CASES
const OWN_RANDOM = 0.15 * CASES
/** Whether the largest inputs of such problems are made, which takes longer than to answer them. */
const OWN_LARGEST = CASES > FEW
/** As many inputs of a problem whose inputs are one case each. */
const ALONE = 20
/** Inputs of more characters than this are run only where they are the longest, or all are. */
const LONG = CASES > FEW ? Number.POSITIVE_INFINITY : 300_000

/** What a program is run on, and the cases that were made for it. */
interface Inputs {
  /** The sample and the cases of all stages, without those that are too long together. */
  readonly all: readonly string[]
  /** The sample, the small cases, and those with the largest numbers of each name. */
  readonly few: readonly string[]
  /** The longest input at the limits. */
  readonly longest: string
  /** The largest number with each name among all of them, where cases are numbers. */
  readonly largest: ReadonlyMap<string, bigint>
}

/** What is wrong with the stages of each problem, which is nothing. */
const faults = new Map<string, readonly string[]>()

function inputsOf(problem: Problem): Inputs {
  if (!isNumbersProblem(problem)) return ownInputs(problem)
  const others: Numbers[] = []
  const small: Numbers[] = []
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
      // of inputs that are nearly as long the one with fewer cases has the larger numbers
      const factor = cases.length < longestCases.length ? 0.8 : 1.25
      if (name === 'largest' && text.length > factor * longest.length)
        [longest, longestCases] = [text, cases]
      if (text.length > LONG) continue
      others.push(...cases)
      if (name === 'small') small.push(...cases)
    }
    if (made === 0) wrong.push(`${name}: no input`)
  }
  faults.set(problem.id, wrong)
  // a list of pairs for every case would be too much
  const kept = problem.asks.kind === 'golden pairs' ? others.filter(([n = 0n]) => n < 500n) : others
  const holding = largestOf(problem, kept)
  const has = new Set(kept)
  const few = [
    ...small.filter((one) => has.has(one)),
    ...Array.from(holding.values(), ({ by }) => by),
  ]
  const largest = largestOf(problem, longestCases, holding)
  return {
    all: inputsWith(problem, kept),
    few: inputsWith(problem, few),
    longest,
    largest: new Map([...largest].map(([name, { number }]) => [name, number])),
  }
}

/** Small and random cases, in long tests also a large one, of a problem with more than numbers. */
function ownInputs(problem: Problem): Inputs {
  const random = new Random(`code ${problem.id}`)
  const small = [...first(problem.cases.small(), OWN_SMALL)]
  const others = [...small, ...first(problem.cases.random(random), OWN_RANDOM)]
  const [large] = OWN_LARGEST ? first(problem.cases.largest(random), 1) : []
  const longest = large ? printInput(problem, large) : ''
  const [all, few] = [inputsWith(problem, others), inputsWith(problem, small)]
  return { all, few, longest, largest: new Map() }
}

/** The sample and cases in one input, or in as many as there are cases where each has one. */
function inputsWith(problem: Problem, cases: readonly unknown[]): readonly string[] {
  const sample = casesOf(problem, problem.sample.input)
  if (problem.envelope !== 'one') return [printInput(problem, [...sample, ...cases])]
  const every = Math.max(1, Math.floor(cases.length / ALONE))
  const some = [...sample, ...cases.filter((_, i) => i % every === 0)]
  return some.map((one) => printInput(problem, [one]))
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

/** A number, and the first case that has it. */
interface Held {
  readonly number: bigint
  readonly by: Numbers
}

/** The largest number with each name, in some cases and those before them. */
function largestOf(
  { layout }: NumbersProblem,
  cases: readonly Numbers[],
  before?: ReadonlyMap<string, Held>,
): ReadonlyMap<string, Held> {
  const largest = new Map(before)
  for (const numbers of cases)
    for (const { field, from, to } of fieldsOf(layout, numbers)) {
      const names = isList(field) ? field.each : [field]
      for (const [at, name] of names.entries()) {
        let most = largest.get(name)
        for (let i = from + at; i < to; i += names.length) {
          const number = numbers[i] as bigint
          if (most === undefined || number > most.number) most = { number, by: numbers }
        }
        if (most) largest.set(name, most)
      }
    }
  return largest
}

/** Those that are run: every other one in Chinese, and in each language every other one is short. */
const SOURCES = new Map(
  languages.map((language, l) => [
    language.id,
    problems.flatMap((problem, i) => {
      const whole = TEXTS.get(language.id)?.get(problem.id)?.[i % 2 === 0 ? 'en' : 'zh']
      if (whole === undefined) return []
      const short = (i + l) % 2 === 1
      const text = short ? problemProgram(problem, language, SHORT) : whole
      return [{ name: problem.id, text }]
    }),
  ]),
)

/** The programs of a problem without their comments and without the words that they print. */
function bareProgram(id: string): string {
  const texts = [...TEXTS.values()].map((own) => own.get(id)?.en ?? '')
  return texts.join('\n').replace(/^\s*(\/\/|# |\/?\*|""").*$|"[^"]*"|'[^']*'/gm, '')
}

const MADE = problems.map((problem) => ({
  problem,
  id: problem.id,
  program: bareProgram(problem.id),
  ...inputsOf(problem),
}))
for (const problem of numbersProblems) if (!problems.includes(problem)) inputsOf(problem)
/**
 * Of problems with the same program, but for its words, one is run on all cases and at the limits:
 * that with the longest input. The others are run on few; the long tests run all on all cases.
 */
const AT_LIMITS = new Map(
  MADE.toSorted((a, b) => a.longest.length - b.longest.length).map(
    ({ program, id }) => [program, id] as const,
  ),
)
const TRIALS = MADE.map(({ all, few, longest, program, ...made }) => {
  const isFirst = AT_LIMITS.get(program) === made.id
  const some = isFirst || CASES > FEW ? all : few
  const inputs = isFirst && longest !== '' ? [...some, longest] : some
  return { ...made, inputs, expected: inputs.map((input) => answer(made.id, input)) }
})
const JOBS = TRIALS.flatMap(({ id, inputs, expected }) =>
  inputs.map((input, i) => ({ name: id, input, output: expected[i] as string })),
)
/** The jobs of the problems that have a program in a language. */
const jobsIn = (language: string) => JOBS.filter(({ name }) => TEXTS.get(language)?.has(name))
let runs: ReadonlyMap<string, readonly Run[]>

beforeAll(async () => {
  const programsIn = ({ id }: Language) => ({ sources: SOURCES.get(id) ?? [], jobs: jobsIn(id) })
  const most = ({ name }: { name: string }, { id: language }: Language) =>
    allowedSeconds(language, problems.find(({ id }) => id === name) as Problem)
  runs = await runPrograms(present, programsIn, most)
}, 600_000) // five languages, on a machine that may be busy

test.each(numbersProblems)('no input of any stage of $id breaks its limits', ({ id }) => {
  expect(faults.get(id)).toEqual([])
})

describe.each(TRIALS)('the program of $id', ({ problem, id, expected, largest }) => {
  const { sample } = problem

  test.runIf(isNumbersProblem(problem) && !problem.program)(
    'is asked the largest numbers that it promises to read',
    () => {
      const { bounds } = problem as NumbersProblem
      const most = Object.entries(bounds.of).map(([name, range]) => [name, range.most] as const)
      expect(largest).toEqual(new Map(most))
    },
  )

  test('is asked the sample', () => {
    expect(answer(id, printInput(problem, casesOf(problem, sample.input)))).toBe(sample.output)
    expect(expected[0]?.startsWith(sample.output)).toBe(true)
  })

  const own = present.filter((language) => TEXTS.get(language.id)?.has(id))
  test.each(own.map((l) => l.id))('gives the answers of the judge in %s, in time', (language) => {
    const at = jobsIn(language).findIndex(({ name }) => name === id)
    const own = runs.get(language)?.slice(at, at + expected.length) ?? []
    const wrong = own.map(({ output }, i) => firstDifference(output, expected[i] ?? ''))
    expect(wrong).toEqual(expected.map(() => ''))
    const allowed = allowedSeconds(language, problem)
    // only the last input, where there are several, keeps to the number of cases
    for (const { seconds } of own.slice(1).slice(-1)) expectInTime(seconds, allowed)
  })
})

test.each(languages)('a short program in $name has fewer lines and no comments', (language) => {
  for (const problem of problems) {
    const whole = TEXTS.get(language.id)?.get(problem.id)?.en
    if (whole === undefined) continue
    const short = problemProgram(problem, language, SHORT)
    const lines = short.split('\n')
    expect(lines.length, problem.id).toBeLessThan(whole.split('\n').length)
    const mark = language.id === 'python' ? /^\s*#/ : /^\s*\/\//
    expect(
      lines.filter((line) => mark.test(line)),
      problem.id,
    ).toEqual([])
  }
})

test.each(languages)(
  'a short program in $name reads words by what the language has',
  (language) => {
    const read = ['hdu1404', 'hdu2873', 'hdu4155', 'lightoj1229', 'lightoj1401', 'poj2931'].map(
      (id) => {
        const problem = problems.find((one) => one.id === id)
        return problem ? problemProgram(problem, language, SHORT) : ''
      },
    )
    const word = { c: 'getchar()', cpp: 'cin >> s', java: 'StringTokenizer', python: '.split()' }
    for (const text of read) {
      expect(text).not.toMatch(/\bbuf\b/)
      expect(text).toContain((word as Record<string, string>)[language.id] ?? 'readFileSync(0)')
    }
  },
)

test.each(languages)('lines in $name are no longer than 100 columns', ({ id }) => {
  const columns = (line: string) => line.length + (line.match(/[\u2e80-\uffef]/g) ?? []).length
  const texts = [...(TEXTS.get(id)?.values() ?? [])].flatMap(({ en, zh }) => [en, zh])
  const lines = texts.flatMap((text) => text.split('\n'))
  expect(lines.length).toBeGreaterThan(20 * texts.length)
  expect(lines.filter((line) => line !== line.trimEnd())).toEqual([])
  // a number may be longer than a line
  expect(lines.filter((line) => columns(line) > 100 && !/\d{60}/.test(line))).toEqual([])
})

test('ranges in Python end with one number, not with a sum of two', () => {
  const texts = [...(TEXTS.get('python')?.values() ?? [])].map(({ en }) => en)
  const ranges = texts.flatMap((text) => text.match(/\brange\(.*\)/g) ?? [])
  expect(ranges.length).toBeGreaterThan(100)
  expect(ranges.filter((range) => /[-+] \d+ [-+] \d+\)/.test(range))).toEqual([])
})

/** The first line that differs: outputs of megabytes are not worth showing. */
function firstDifference(output: string, expected: string): string {
  if (output === expected) return ''
  const [own, other] = [output.split('\n'), expected.split('\n')]
  const at = other.findIndex((line, i) => line !== own[i])
  return `line ${at + 1}: ${own[at]} instead of ${other[at]}`
}
