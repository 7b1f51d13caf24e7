import { languages, NoProgram } from '@nimber/core'
import {
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

/**
 * The sample and the cases of all stages in one input, the longest input at the limits, and the
 * largest number with each name among all of them.
 */
function inputsOf(problem: NumbersProblem): {
  all: string
  longest: string
  largest: ReadonlyMap<string, bigint>
} {
  const others: Numbers[] = []
  const largest = new Map<string, bigint>()
  let longest = ''
  let longestCases: readonly Numbers[] = []
  for (const { name, inputs } of stagesOf(problem, { seed: 'code', cases: CASES }))
    for (const cases of inputs()) {
      const text = printInput(problem, cases)
      if (name === 'largest' && text.length > longest.length)
        [longest, longestCases] = [text, cases]
      if (text.length <= LONG) others.push(...cases)
    }
  // a list of pairs for every case would be too much
  const kept = problem.asks.kind === 'golden pairs' ? others.filter(([n = 0n]) => n < 500n) : others
  for (const numbers of [...kept, ...longestCases]) {
    const names = namesOf(problem.layout, numbers)
    for (const [i, number] of numbers.entries()) {
      const name = names[i] as string
      if (number > (largest.get(name) ?? -1n)) largest.set(name, number)
    }
  }
  return { all: printInput(problem, [...sampleCases(problem), ...kept]), longest, largest }
}

const TRIALS = problems.map((problem) => {
  const { all, longest, largest } = inputsOf(problem)
  const { id } = problem
  return {
    problem,
    id,
    largest,
    inputs: [all, longest],
    expected: [answer(id, all), answer(id, longest)],
  }
})
const JOBS = TRIALS.flatMap(({ id, inputs }) => inputs.map((input) => ({ name: id, input })))
const runs = new Map<string, readonly Run[]>()

beforeAll(async () => {
  for (const language of present) {
    const sources = problems.map((problem, i) => ({
      name: problem.id,
      text: problemProgram(problem, language, i % 2 === 0 ? 'en' : 'zh'),
    }))
    const most = ({ name }: { name: string }) =>
      allowedSeconds(language.id, problems.find(({ id }) => id === name) as Problem)
    runs.set(language.id, await runPrograms(language.id, sources, JOBS, ['-O2'], most))
  }
}, 180_000)

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
      expect(own.map(({ output }, i) => firstDifference(output, expected[i] ?? ''))).toEqual([
        '',
        '',
      ])
      const allowed = allowedSeconds(language, problem)
      for (const { seconds } of own) expect(seconds).toBeLessThan(allowed)
    },
  )
})

test.each(languages)('lines in $name are no longer than 100 columns', (language) => {
  const columns = (line: string) => line.length + (line.match(/[\u2e80-\uffef]/g) ?? []).length
  const lines = problems.flatMap((problem) =>
    (['en', 'zh'] as const).flatMap((lang) => problemProgram(problem, language, lang).split('\n')),
  )
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
