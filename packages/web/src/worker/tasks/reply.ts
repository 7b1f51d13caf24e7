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
  Verdicts,
} from '@nimber/core'
import { budgetOf, type Context } from '../context.ts'
import { type MatchData, matchOf, verdictsOf } from '../match.ts'

export interface ReplyArgs extends MatchData {
  readonly level: Level
  readonly seed: number
  /** Set where thinking about the position took too long: a guess is wanted. */
  readonly hurried?: boolean
}

/** A move, and what it does for the one who makes it. */
export interface ChoiceData extends MoveRecord {
  readonly kind: Choice<unknown>['kind']
}

/** How much of the usual work a guess may cost. */
const HURRIED = 0.002

/** The move of a computer of a level; undefined where there is none. */
export function reply(args: ReplyArgs, context: Context): ChoiceData | undefined {
  const match = matchOf(args)
  const random = randomAt(args.seed, match.moves.length)
  const position = positionOf(match)
  const verdicts = args.hurried
    ? new Verdicts(match.game, position, budgetOf(context, HURRIED))
    : verdictsOf(match.game, match.start, context)
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
