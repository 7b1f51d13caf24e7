import type { Move } from '../model/moves.ts'
import { bestMove } from './choose.ts'
import { type Match, positionBefore, positionOf, resultOf, type Side, sideAt } from './match.ts'
import type { Verdicts } from './verdicts.ts'

/** The move that decided a match, and a better one in its place. */
interface Turn<P> {
  readonly kind: 'lost' | 'missed'
  /** The number of the move, from 0. */
  readonly ply: number
  readonly side: Side
  readonly from: P
  readonly move: Move<P>
  /** What the better move would have done. */
  readonly had: 'N' | 'D'
  readonly better: Move<P> | undefined
}

/**
 * What decided a match that is over. Of a match that was won: the last move of the loser from a
 * position that was not lost for him; after it every one was. Where there is none he was lost from
 * the start. Of a drawn match: the last move by which someone gave up a win; or that a side with a
 * won position went in circles; or that nobody had a win. Unknown where a verdict that is needed
 * is beyond the budget.
 */
export type Analysis<P> =
  | Turn<P>
  | { readonly kind: 'from the start'; readonly side: Side }
  | { readonly kind: 'circles'; readonly side: Side; readonly better: Move<P> | undefined }
  | { readonly kind: 'fair' | 'unknown' }

/** What decided a match; undefined while it goes on. */
export function analyse<P>(match: Match<P>, verdicts: Verdicts<P>): Analysis<P> | undefined {
  const result = resultOf(match)
  if (!result) return undefined
  if (result.winner !== undefined) return ofWin(match, verdicts, result.winner === 0 ? 1 : 0)
  return ofDraw(match, verdicts)
}

function ofWin<P>(match: Match<P>, verdicts: Verdicts<P>, loser: Side): Analysis<P> {
  for (let ply = match.moves.length - 1; ply >= 0; ply--) {
    if (sideAt(ply) !== loser) continue
    const outcome = verdicts.outcome(positionBefore(match, ply))
    if (outcome === undefined) return { kind: 'unknown' }
    if (outcome !== 'P') return turn(match, verdicts, ply, 'lost', outcome)
  }
  return { kind: 'from the start', side: loser }
}

function ofDraw<P>(match: Match<P>, verdicts: Verdicts<P>): Analysis<P> {
  let next = verdicts.outcome(positionOf(match))
  const plies = match.moves.length
  if (next === 'N' || next === 'P') {
    const side = sideAt(next === 'N' ? plies : plies + 1)
    const ply = next === 'N' ? plies : plies - 1
    return { kind: 'circles', side, better: bestMove(verdicts, positionBefore(match, ply))?.move }
  }
  for (let ply = plies - 1; ply >= 0; ply--) {
    const outcome = verdicts.outcome(positionBefore(match, ply))
    if (outcome === undefined || next === undefined) return { kind: 'unknown' }
    if (outcome === 'N' && next !== 'P') return turn(match, verdicts, ply, 'missed', outcome)
    next = outcome
  }
  return { kind: 'fair' }
}

function turn<P>(
  match: Match<P>,
  verdicts: Verdicts<P>,
  ply: number,
  kind: 'lost' | 'missed',
  had: 'N' | 'D',
): Turn<P> {
  const from = positionBefore(match, ply)
  const best = bestMove(verdicts, from)
  const better = best && best.kind !== 'guess' ? best.move : undefined
  return { kind, ply, side: sideAt(ply), from, move: match.moves[ply] as Move<P>, had, better }
}
