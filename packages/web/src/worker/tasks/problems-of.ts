import { type Problem, problems } from '@nimber/problems'

/** The judge problems about the game with a slug. */
export function problemsOf(slug: string): readonly Pick<Problem, 'id' | 'title'>[] {
  return problems
    .filter(({ games }) => games.includes(slug))
    .map(({ id, title }) => ({ id, title }))
}
