import type { MatchData } from '../../../worker/match.ts'

/** Answers of the worker by what it was asked; null where the answer is nothing. */
export type Answers = Readonly<Record<string, unknown>>

/** What tells a question about a match, or about a move, from all others. */
export function keyOf(task: string, args: unknown): string {
  const { game, start, moves, position, to } = args as Partial<MatchData> & {
    readonly position?: string
    readonly to?: string
  }
  const made = moves?.map((move) => move.to) ?? [position, to]
  return [task, game, start ?? '', ...made].join(' | ')
}
