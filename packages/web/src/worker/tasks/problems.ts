import type { Words } from '@nimber/core'
import { problems as all, type Envelope, type Problem } from '@nimber/problems'
import { type GameCard, games, partizanGames } from './games.ts'

/** A judge problem as plain data. */
export interface ProblemData
  extends Pick<Problem, 'id' | 'title' | 'rule' | 'format' | 'output' | 'limits' | 'sample'> {
  readonly envelope: Envelope
  readonly seconds: number
  readonly megabytes: number
  /** The games of its cases. */
  readonly games: readonly GameCard[]
}

/** A problem as a list shows it. */
export interface ProblemCard {
  readonly id: string
  readonly title: Words
  readonly rule: Words
}

/** All judge problems, in the order in which they are listed. */
export function problemCards(): readonly ProblemCard[] {
  return all.map(({ id, title, rule }) => ({ id, title, rule }))
}

/** What is said about the problem with an id, undefined where there is none. */
export function problemData(id: string): ProblemData | undefined {
  const problem = all.find((p) => p.id === id.toLowerCase())
  if (!problem) return undefined
  const { title, rule, format, output, limits, sample, envelope, resources } = problem
  return {
    id: problem.id,
    title,
    rule,
    format,
    output,
    limits,
    sample,
    envelope,
    seconds: resources.seconds,
    megabytes: resources.megabytes,
    games: [...games(), ...partizanGames()].filter(({ slug }) => problem.games.includes(slug)),
  }
}
