import { type Game, type Match, type Move, type MoveRecord, Verdicts } from '@nimber/core'
import type { Context } from './context.ts'
import { budgetOf } from './context.ts'
import { playedOfText } from './games.ts'

/** A match as plain data: where it began and the moves so far. */
export interface MatchData {
  readonly game: string
  readonly start: string
  readonly moves: readonly MoveRecord[]
}

/** The match of its data; throws a TextError. */
export function matchOf({ game: text, start, moves }: MatchData): Match<unknown> {
  const { game, position } = playedOfText(text, start)
  return {
    game,
    start: position,
    moves: moves.map((move): Move<unknown> => ({ text: move.text, to: game.rules.parse(move.to) })),
    players: ['person', 'person'],
    seed: 0,
  }
}

let latest: { key: string; verdicts: Verdicts<unknown> } | undefined

/** The verdicts of the positions of a match, kept while it goes on. */
export function verdictsOf(
  game: Game<unknown>,
  start: unknown,
  context: Context,
): Verdicts<unknown> {
  const key = `${game.name}: ${game.rules.print(start)}`
  if (latest?.key !== key)
    latest = { key, verdicts: new Verdicts(game, start, budgetOf(context, 0.2)) }
  return latest.verdicts
}
