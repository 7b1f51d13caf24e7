import { answerOf } from './answer.ts'
import { boundsOf, type GivenBounds, limitsOf } from './bounds.ts'
import { endingOf, numbersCases } from './numbers-cases.ts'
import type { AnswerCase, Asks, NumbersProblem, Resources, Shown, Statement } from './problem.ts'
import { playOf } from './setup.ts'
import { formatOf, outputOf } from './words.ts'

/** What tests here allow, as judges usually do. */
export const USUAL_RESOURCES: Resources = { seconds: 1, megabytes: 64 }

/** A problem as its file states it. */
export interface Given extends Omit<Statement, 'bounds'> {
  readonly bounds: GivenBounds
  readonly resources?: Resources
}

/** The problem of a file of the catalogue. */
export function defineProblem(given: Given): NumbersProblem {
  const { layout, setups, asks, numbered } = given
  const bounds = boundsOf(layout, given.envelope, given.bounds)
  const statement: Statement = { ...given, bounds }
  // words and what decides the games are worked out when asked for, not when a program starts
  let play: NumbersProblem['play'] | undefined
  let answer: AnswerCase | undefined
  const problem: NumbersProblem = {
    kind: 'numbers',
    resources: USUAL_RESOURCES,
    ...statement,
    anyOrder: asks.kind === 'moves' && asks.anyOrder,
    ending: endingOf(statement),
    cases: numbersCases(() => problem),
    games: setups.map((setup) => setup.game),
    get format() {
      return formatOf(layout)
    },
    get limits() {
      return limitsOf(layout, bounds, given.envelope === 'count' ? given.bounds.cases : undefined)
    },
    get output() {
      return outputOf(asks, numbered)
    },
    play(numbers) {
      play ??= playOf(layout, setups)
      return play(numbers)
    },
    answer(...asked) {
      answer ??= answerOf(statement, problem.play)
      return answer(...asked)
    },
  }
  return problem
}

/** What is printed by a problem that asks only who wins. */
export function winner(
  wins: string,
  loses: string,
  draws?: string,
): Asks & { readonly kind: 'winner' } {
  return { kind: 'winner', words: draws === undefined ? [wins, loses] : [wins, loses, draws] }
}

/** What is printed by a problem that asks who wins, and for a line for every winning move. */
export function winnerAndMoves(wins: string, loses: string, show: Shown): Asks {
  return { kind: 'moves', words: [wins, loses], show, on: 'lines', which: 'all', anyOrder: false }
}

/** What is printed by a problem that asks for the least first take that wins. */
export function leastTake(loses: string): Asks {
  const words = [undefined, loses] as const
  return { kind: 'moves', words, show: 'take', on: 'one line', which: 'first', anyOrder: false }
}
