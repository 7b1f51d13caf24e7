import { answersOf, type Case, first, type Problem, printInput } from '@nimber/problems'
import { smallCases } from '../src/stages/small.ts'
import { casesOf } from './sample-cases.ts'
import { Searched, TooMany } from './searched.ts'

/** Moves that are looked at for the small cases of a problem, and for one case of its sample. */
const MOVES = 40_000
const FOR_ONE = 20_000
/** Small cases that are compared at the most. */
const CASES = 400

/** The first small cases of a problem with what a search says of them. */
export function searchedCases(problem: Problem): { numbers: Case; text: string }[] {
  const searched = new Searched(MOVES)
  const found: { numbers: Case; text: string }[] = []
  for (const numbers of first(smallCases(problem), CASES)) {
    const i = problem.envelope === 'one' ? 1 : found.length + 1
    try {
      found.push({ numbers, text: searched.answer(problem, numbers, i) })
    } catch (error) {
      if (error instanceof TooMany) return found
      throw error
    }
  }
  return found
}

/**
 * What is wrong with a problem, if anything: the judge, its sample and a search that knows only the
 * moves of its game have to agree, and the sample has to show every word.
 */
export function faultOf(problem: Problem): string | undefined {
  const { sample, asks } = problem
  try {
    const answers = answersOf(problem, sample.input)
    if (answers.join('') !== sample.output)
      return `the sample: ${answers.join('')} instead of ${sample.output}`
    const lines = sample.output.split('\n')
    for (const word of 'words' in asks ? asks.words : [])
      if (word !== undefined && !lines.some((line) => line.endsWith(word)))
        return `the sample does not show ${word}`
    for (const [i, numbers] of casesOf(problem, sample.input).entries()) {
      const text = searchedText(problem, numbers, i + 1)
      if (text !== undefined && text !== answers[i])
        return `sample ${numbers.join(' ')}: ${answers[i]} instead of ${text}`
    }
    const cases = searchedCases(problem)
    if (cases.length < 10) return `only ${cases.length} cases are small enough for a search`
    if (new Set(cases.map(({ text }) => text)).size < 2) return 'all small cases are alike'
    const inputs = problem.envelope === 'one' ? cases.map((one) => [one]) : [cases]
    for (const input of inputs) {
      const numbers = input.map((one) => one.numbers)
      const own = answersOf(problem, printInput(problem, numbers))
      const wrong = input.findIndex(({ text }, i) => own[i] !== text)
      if (wrong >= 0)
        return `${numbers[wrong]?.join(' ')}: ${own[wrong]} instead of ${input[wrong]?.text}`
    }
    return undefined
  } catch (error) {
    return `${error}`
  }
}

/** What a search says of a case; undefined where that is too much. */
function searchedText(problem: Problem, numbers: Case, i: number): string | undefined {
  try {
    return new Searched(FOR_ONE).answer(problem, numbers, i)
  } catch (error) {
    if (error instanceof TooMany || error instanceof RangeError) return undefined
    throw error
  }
}
