import { answersOf, first, type NumbersProblem, type Problem, printInput } from '@nimber/problems'
import { isOwnProblem } from '../src/own/define.ts'
import { casesOf } from './sample-cases.ts'
import { Searched, TooMany } from './searched.ts'

/** Moves that are looked at for the small cases of a problem, and for one case of its sample. */
const MOVES = 40_000
const FOR_ONE = 20_000
/** Small cases that are compared at the most. */
const CASES = 250
/** Where a case is one number and lines of play grow fast with it, a search sees fewer than ten cases. */
const FEWEST: Readonly<Record<string, number>> = { hdu1564: 4, 'luogu-p4136': 4, hdu3863: 1 }

/** The first small cases of a problem with what a search says of them. */
export function searchedCases(problem: Problem): { one: unknown; text: string }[] {
  const searched = new Searched(MOVES)
  const found: { one: unknown; text: string }[] = []
  for (const one of first(problem.cases.small(), CASES)) {
    const i = problem.envelope === 'one' ? 1 : found.length + 1
    try {
      found.push({ one, text: searched.answer(problem, one, i) })
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
  const { sample } = problem
  try {
    const answers = answersOf(problem, sample.input)
    if (answers.join('') !== sample.output)
      return `the sample: ${answers.join('')} instead of ${sample.output}`
    const lines = sample.output.split('\n')
    for (const word of wordsOf(problem))
      if (!lines.some((line) => (word.length > 1 ? line.endsWith(word) : line.includes(word))))
        return `the sample does not show ${word}`
    for (const [i, one] of casesOf(problem, sample.input).entries()) {
      const text = searchedText(problem, one, i + 1)
      if (text !== undefined && text !== answers[i])
        return `sample ${problem.cases.print(one)}: ${answers[i]} instead of ${text}`
    }
    const cases = searchedCases(problem)
    if (cases.length < (FEWEST[problem.id] ?? 10))
      return `only ${cases.length} cases are small enough for a search`
    const alike = new Set(cases.map(({ text }) => text)).size < 2
    if (alike !== (problem.alike === true)) return `small cases are ${alike ? '' : 'not '}alike`
    const inputs = problem.envelope === 'one' ? cases.map((one) => [one]) : [cases]
    for (const input of inputs) {
      const own = answersOf(
        problem,
        printInput(
          problem,
          input.map(({ one }) => one),
        ),
      )
      const wrong = input.findIndex(({ text }, i) => own[i] !== text)
      if (wrong >= 0)
        return `${problem.cases.print(input[wrong]?.one)}: ${own[wrong]} instead of ${input[wrong]?.text}`
    }
    return undefined
  } catch (error) {
    return `${error}`
  }
}

/** The words that a sample has to show. */
function wordsOf(problem: Problem): readonly string[] {
  const asks = isOwnProblem(problem) ? problem.statement.asks : (problem as NumbersProblem).asks
  // an input of one case shows one of them
  if (problem.envelope === 'one' || !('words' in asks) || !Array.isArray(asks.words)) return []
  return asks.words.filter((word) => word !== undefined)
}

/** What a search says of a case; undefined where that is too much. */
function searchedText(problem: Problem, one: unknown, i: number): string | undefined {
  try {
    return new Searched(FOR_ONE).answer(problem, one, i)
  } catch (error) {
    if (error instanceof TooMany || error instanceof RangeError) return undefined
    throw error
  }
}
