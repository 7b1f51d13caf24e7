import { problems } from '@nimber/problems'
import type { ProblemCard } from './problems.ts'

/** The judge problems about the game with a slug. */
export function problemsOf(slug: string): readonly ProblemCard[] {
  return problems
    .filter(({ games }) => games.includes(slug))
    .map(({ id, title, rule }) => ({ id, title, rule }))
}
