import type { Game } from '../games/game.ts'
import type { Move } from '../model/moves.ts'
import type { Words } from '../model/words.ts'

/** How well a computer plays. */
export type Level = 'beginner' | 'middle' | 'perfect'

export const LEVELS: readonly Level[] = ['beginner', 'middle', 'perfect']

/** In how many of a hundred moves a computer of a level errs, where it does not see the end. */
export const ERRORS: Readonly<Record<Level, number>> = { beginner: 50, middle: 20, perfect: 0 }

/** How many moves ahead a computer of a level sees all, even where it errs. */
export const SIGHT: Readonly<Record<Level, number>> = { beginner: 1, middle: 3, perfect: 0 }

export const LEVEL_NAMES: Readonly<Record<Level, Words>> = {
  beginner: { en: 'beginner', zh: '初级' },
  middle: { en: 'middle', zh: '中级' },
  perfect: { en: 'perfect', zh: '完美' },
}

/** Who moves: a person, or a computer of a level. */
export type Player = 'person' | Level

/** The player who began, or the other. */
export type Side = 0 | 1

/** A game being played: where it began, the moves so far, and who plays. */
export interface Match<P> {
  readonly game: Game<P>
  readonly start: P
  readonly moves: readonly Move<P>[]
  readonly players: readonly [Player, Player]
  /** What the choices of the computers follow from. */
  readonly seed: number
}

/** How a match ended: won by a side, or drawn where nobody can move or play goes in circles. */
export type Result =
  | { readonly winner: Side }
  | { readonly winner: undefined; readonly drawn: 'stuck' | 'repetition' }

/** The position after the moves so far. */
export function positionOf<P>(match: Match<P>): P {
  return positionBefore(match, match.moves.length)
}

/** The position from which a move of the match was made, counted from 0. */
export function positionBefore<P>(match: Match<P>, ply: number): P {
  return match.moves[ply - 1]?.to ?? match.start
}

/** The side that makes the move after `plies` moves. */
export function sideAt(plies: number): Side {
  return plies % 2 === 0 ? 0 : 1
}

/** The side to move. */
export function sideToMove(match: Match<unknown>): Side {
  return sideAt(match.moves.length)
}

/** The player to move. */
export function playerToMove(match: Match<unknown>): Player {
  return match.players[sideToMove(match)]
}

/** The match with one more move. */
export function played<P>(match: Match<P>, move: Move<P>): Match<P> {
  return { ...match, moves: [...match.moves, move] }
}

/** The match with only its first moves. */
export function takenBack<P>(match: Match<P>, plies: number): Match<P> {
  return { ...match, moves: match.moves.slice(0, plies) }
}

/** The match with the players on each other’s side. */
export function swapped<P>(match: Match<P>): Match<P> {
  const [first, second] = match.players
  return { ...match, players: [second, first] }
}

/** How the match ended; undefined while it goes on. A position met a third time is a draw. */
export function resultOf<P>(match: Match<P>): Result | undefined {
  const { game } = match
  const position = positionOf(match)
  const toMove = sideToMove(match)
  if (hasMove(game, position, toMove)) {
    return isThirdTime(match) ? { winner: undefined, drawn: 'repetition' } : undefined
  }
  if (game.rules.stuckDraws?.(position)) return { winner: undefined, drawn: 'stuck' }
  const loses = game.convention === 'normal'
  return { winner: loses === (toMove === 0) ? 1 : 0 }
}

/** Whether a position has a move for a side; who began is Left where the moves differ. */
function hasMove<P>(game: Game<P>, position: P, side: Side): boolean {
  for (const _ of game.rules.moves(position, side === 0 ? 'left' : 'right')) return true
  return false
}

function isThirdTime<P>({ game, start, moves }: Match<P>): boolean {
  if (game.rule && game.rule.kind !== 'counters') return false // heaps only shrink
  const { rules } = game
  const latest = rules.print(moves.at(-1)?.to ?? start)
  let times = 0
  for (let ply = moves.length; ply >= 0; ply -= 2)
    if (rules.print(moves[ply - 1]?.to ?? start) === latest) times++
  return times >= 3
}
