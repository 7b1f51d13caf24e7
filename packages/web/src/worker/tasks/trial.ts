import { BeyondBudget, type Words } from '@nimber/core'
import {
  answersOf,
  firstWrong,
  MalformedInput,
  type Problem,
  printInput,
  problems,
  type StageName,
  stagesOf,
} from '@nimber/problems'

export interface TrialArgs {
  readonly id: string
  readonly stage: StageName
  readonly seed: string
}

/** An input of a problem, to try a program on. */
export interface TrialInput {
  readonly input: string
  readonly cases: number
  /** Inputs of each of its cases alone, where it is short. */
  readonly alone: readonly string[]
}

/** Inputs of a stage that a page tries, more where each is one case. */
const MOST_INPUTS = 3
const MOST_ALONE = 15
/** Numbers of the largest input that is made in a page. */
const MOST_NUMBERS = 300_000
/** Characters up to which each case is also made an input of its own. */
const SHORT = 100_000

/** Inputs of a problem of one kind; none of the largest where they are too large for a page. */
export function trial({ id, stage, seed }: TrialArgs): readonly TrialInput[] {
  const problem = problemOf(id)
  if (stage === 'largest' && problem.bounds.total > MOST_NUMBERS) return []
  const found = stagesOf(problem, { seed }).find(({ name }) => name === stage)
  const most = problem.envelope === 'one' ? MOST_ALONE : MOST_INPUTS
  const inputs: TrialInput[] = []
  for (const cases of found?.inputs() ?? []) {
    const input = printInput(problem, cases)
    const alone =
      cases.length > 1 && input.length <= SHORT
        ? cases.map((one) => printInput(problem, [one]))
        : []
    inputs.push({ input, cases: cases.length, alone })
    if (inputs.length === most) break
  }
  return inputs
}

export interface CompareArgs {
  readonly id: string
  readonly input: string
  readonly output: string
}

/** How an output differs from the right one of an input. */
export type Compared =
  | { readonly kind: 'right'; readonly length: number }
  | { readonly kind: 'fault'; readonly words: Words }
  | {
      readonly kind: 'wrong'
      /** The case, from 0; undefined where cases cannot be told apart. */
      readonly at: number | undefined
      /** The first line that differs, from 1, as it is and as it should be. */
      readonly line: number
      readonly found: string
      readonly expected: string
    }

/** Compares an output with the truth; blanks between words do not count. */
export function compare({ id, input, output }: CompareArgs): Compared {
  const problem = problemOf(id)
  try {
    const answers = answersOf(problem, input)
    const whole = answers.join('')
    const wrong = firstWrong(problem.anyOrder, answers, output)
    if (!wrong) return { kind: 'right', length: whole.length }
    return {
      kind: 'wrong',
      at: answers.length > 1 ? wrong.at : undefined,
      ...firstDifference(output, whole),
    }
  } catch (error) {
    if (error instanceof MalformedInput || error instanceof BeyondBudget)
      return { kind: 'fault', words: error.words }
    throw error
  }
}

function problemOf(id: string): Problem {
  const problem = problems.find((p) => p.id === id)
  if (!problem) throw new TypeError(`no problem is called ${id}`)
  return problem
}

/** The first line in which two outputs differ, word by word; the last one where none does. */
function firstDifference(output: string, truth: string) {
  const [found, expected] = [linesOf(output), linesOf(truth)]
  const last = Math.max(found.length, expected.length) - 1
  let i = 0
  while (i < last && found[i] === expected[i]) i++
  return { line: i + 1, found: found[i] ?? '', expected: expected[i] ?? '' }
}

function linesOf(text: string): readonly string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
}
