import { answerOf } from './answer.ts'
import type { Asks, Problem, Resources, Statement } from './problem.ts'
import { playOf } from './setup.ts'
import { formatOf, limitsOf, outputOf } from './shape.ts'

/** What the judges usually allow. */
const USUAL_RESOURCES: Resources = { seconds: 1, megabytes: 64 }

/** The problem of an entry. */
export function defineProblem(statement: Statement & { readonly resources?: Resources }): Problem {
  const play = playOf(statement.shape, statement.setups)
  return {
    resources: USUAL_RESOURCES,
    ...statement,
    games: statement.setups.map((setup) => setup.game),
    format: formatOf(statement.shape),
    limits: limitsOf(statement.shape, statement.bounds),
    output: outputOf(statement.asks),
    play,
    answer: answerOf(statement, play),
  }
}

/** What is printed by a problem that asks only who wins. */
export function winner(wins: string, loses: string, draws?: string): Asks {
  return { kind: 'winner', words: draws === undefined ? [wins, loses] : [wins, loses, draws] }
}
