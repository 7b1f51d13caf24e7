import {
  type Analysis,
  analyse,
  type Game,
  type Move,
  type MoveRecord,
  type Side,
} from '@nimber/core'
import type { Context } from '../context.ts'
import { type MatchData, matchOf, verdictsOf } from '../match.ts'

/** What decided a match, as plain data. */
export type Review =
  | {
      readonly kind: 'lost' | 'missed'
      readonly ply: number
      readonly side: Side
      readonly from: string
      readonly move: MoveRecord
      readonly had: 'N' | 'D'
      readonly better: MoveRecord | undefined
    }
  | { readonly kind: 'from the start'; readonly side: Side }
  | { readonly kind: 'circles'; readonly side: Side; readonly better: MoveRecord | undefined }
  | { readonly kind: 'fair' | 'unknown' }

/** What decided a match that is over; undefined while it goes on. */
export function review(data: MatchData, context: Context): Review | undefined {
  const match = matchOf(data)
  const analysis = analyse(match, verdictsOf(match.game, match.start, context))
  return analysis && plain(match.game, analysis)
}

function plain(game: Game<unknown>, analysis: Analysis<unknown>): Review {
  const { rules } = game
  const moveData = (move: Move<unknown>): MoveRecord => ({
    text: move.text,
    to: rules.print(move.to),
  })
  switch (analysis.kind) {
    case 'lost':
    case 'missed': {
      const { kind, ply, side, from, move, had, better } = analysis
      return {
        kind,
        ply,
        side,
        from: rules.print(from),
        move: moveData(move),
        had,
        better: better && moveData(better),
      }
    }
    case 'circles':
      return { ...analysis, better: analysis.better && moveData(analysis.better) }
    default:
      return analysis
  }
}
