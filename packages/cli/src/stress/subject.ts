import { BeyondBudget, explain, solve, type Words } from '@nimber/core'
import { answersOf, type Problem, printInput, type Resources, stagesOf } from '@nimber/problems'
import { UsageError } from '../frame/failure.ts'
import { clip } from './shown.ts'
import { goldenPair } from './why-golden.ts'
import { type StageKind, stressWords } from './words.ts'

/** A program that is to give the right output, or an input, failed. */
export class WrongReference extends UsageError {
  /** Whether it was stopped for taking too much of something. */
  readonly stopped: boolean

  constructor(words: Words, stopped: boolean) {
    super(words)
    this.stopped = stopped
  }
}

/** Inputs of one kind; each is a list of cases. */
export interface Inputs {
  readonly kind: StageKind
  /** How many there are at the most, where that is known. */
  readonly most?: number
  /** Seconds, as time passes, after which no more are begun. */
  readonly seconds?: number
  inputs(): AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>
}

/** What a program is tested on: inputs, the right output of each, and smaller cases. */
export interface Subject {
  readonly name: string
  readonly resources: Resources
  /** Whether the lines of an answer may stand in any order. */
  readonly anyOrder: boolean
  /** What a reader of the report should know, of a test that failed or did not. */
  notes(failed: boolean): readonly Words[]
  stages(seed: string, cases: number | undefined): readonly Inputs[]
  input(cases: readonly unknown[]): string
  /**
   * The right output, in a part for each case where it can be told apart; throws a WrongReference
   * where the program that is asked for it fails.
   */
  expected(cases: readonly unknown[], input: string): readonly string[] | Promise<readonly string[]>
  smaller(one: unknown): Iterable<unknown>
  /** Other inputs that may fail in a smaller way, for cases that cannot be made smaller. */
  others?(cases: readonly unknown[]): AsyncIterable<readonly unknown[]> | undefined
  /** Who wins a case and why, where that is known. */
  truth(one: unknown): readonly Words[]
}

/** A problem whose answers are known. */
export function knownSubject(problem: Problem): Subject {
  return {
    ...inputsOf(problem),
    anyOrder: problem.anyOrder,
    expected: (_, input) => answersOf(problem, input),
    truth: (one) => truthOf(problem, one),
  }
}

/** The inputs of a problem, whoever knows the answers. */
export function inputsOf(problem: Problem): Omit<Subject, 'anyOrder' | 'expected' | 'truth'> {
  return {
    name: problem.id,
    resources: problem.resources,
    notes: () => (problem.remark ? [problem.remark] : []),
    stages: (seed, cases) =>
      stagesOf(problem, { seed, cases }).map(({ name, inputs }) => ({ kind: name, inputs })),
    input: (cases) => printInput(problem, cases),
    smaller: (one) => problem.cases.smaller(one),
  }
}

/** Characters of a reason, beyond which the theorem is told instead. */
const LONGEST = 1500

/** Who wins a case, and why. */
function truthOf(problem: Problem, one: unknown): readonly Words[] {
  const { game, position } = problem.play(one)
  try {
    const verdict = solve(game, position)
    const golden = goldenPair(verdict)
    if (golden) return golden
    const words = ({ N: 'firstWins', P: 'firstLoses', D: 'drawn' } as const)[verdict.outcome]
    const shown = clip(problem.cases.words(one) ?? game.rules.print(position), 60)
    const long = explain(verdict)
    const reason = long.en.length > LONGEST ? (game.theorem?.statement ?? long) : long
    return [{ en: stressWords.en[words](shown), zh: stressWords.zh[words](shown) }, reason]
  } catch (error) {
    if (error instanceof BeyondBudget) return [error.words]
    throw error
  }
}
