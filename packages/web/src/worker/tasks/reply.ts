import {
  bestMove,
  type Choice,
  chooseMove,
  type Game,
  type Level,
  type MoveRecord,
  positionOf,
  randomAt,
  spokenMove,
} from '@nimber/core'
import type { Context } from '../context.ts'
import { type MatchData, matchOf, verdictsOf } from '../match.ts'

export interface ReplyArgs extends MatchData {
  readonly level: Level
  readonly seed: number
}

/** A move, and what it does for the one who makes it. */
export interface ChoiceData extends MoveRecord {
  readonly kind: Choice<unknown>['kind']
}

/** The move of a computer of a level; undefined where there is none. */
export function reply(args: ReplyArgs, context: Context): ChoiceData | undefined {
  const match = matchOf(args)
  const random = randomAt(args.seed, match.moves.length)
  const verdicts = verdictsOf(match.game, match.start, context)
  const position = positionOf(match)
  return data(match.game, position, chooseMove(verdicts, position, args.level, random), 'reader')
}

/** The move of a perfect player. */
export function hint(args: MatchData, context: Context): ChoiceData | undefined {
  const match = matchOf(args)
  const verdicts = verdictsOf(match.game, match.start, context)
  const position = positionOf(match)
  return data(match.game, position, bestMove(verdicts, position))
}

function data(
  game: Game<unknown>,
  position: unknown,
  choice: Choice<unknown> | undefined,
  next?: 'reader',
): ChoiceData | undefined {
  if (!choice) return undefined
  const { move, kind } = choice
  return { text: spokenMove(game, position, move, next), to: game.rules.print(move.to), kind }
}
