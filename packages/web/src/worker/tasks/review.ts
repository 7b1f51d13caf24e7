import {
  type Analysis,
  analyse,
  type Game,
  type Move,
  type MoveRecord,
  type Rules,
  type Side,
  spokenMove,
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

function plainly({ print }: Rules<unknown>, { text, to }: Move<unknown>): MoveRecord {
  return { text, to: print(to) }
}

function plain(game: Game<unknown>, analysis: Analysis<unknown>): Review {
  const { rules } = game
  const moveData = (move: Move<unknown>, from: unknown): MoveRecord => ({
    text: spokenMove(game, from, move),
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
        move: moveData(move, from),
        had,
        better: better && moveData(better, from),
      }
    }
    case 'circles':
      return { ...analysis, better: analysis.better && plainly(rules, analysis.better) }
    default:
      return analysis
  }
}
