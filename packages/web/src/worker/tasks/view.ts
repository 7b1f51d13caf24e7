import {
  type MoveRecord,
  positionOf,
  type Result,
  recordOf,
  resultOf,
  spokenMove,
  spreadMoves,
  type VerdictRecord,
} from '@nimber/core'
import { type Board, boardOf } from '../board.ts'
import type { Context } from '../context.ts'
import { type Insight, insightOf } from '../insight.ts'
import { type MatchData, matchOf, verdictsOf } from '../match.ts'
import { pageRecord } from '../page-words.ts'
import { type Touch, touchBetween } from '../touch.ts'
import { SHOWN } from './verdict.ts'

interface MoveView extends MoveRecord {
  readonly touch: Touch | undefined
}

/** All that a page shows of the position a match has come to. */
export interface PositionView {
  /** The canonical text. */
  readonly position: string
  readonly board: Board
  /** The moves; the first ones of every heap where there are more than a page can use. */
  readonly moves: readonly MoveView[]
  readonly allMoves: boolean
  readonly result: Result | undefined
  /** Undefined where the outcome is beyond the budget. */
  readonly verdict: VerdictRecord | undefined
  readonly insight: Insight | undefined
}

/** More moves are not sent to the page. */
const MOST_MOVES = 1000

/** What there is to see in the position of a match; throws BeyondBudget or TextError. */
export function view(data: MatchData, context: Context): PositionView {
  const match = matchOf(data)
  const { game } = match
  const position = positionOf(match)
  const verdicts = verdictsOf(game, match.start, context)
  const verdict = verdicts.of(position)
  const text = game.rules.print(position)
  const list = spreadMoves(game, position, MOST_MOVES + 1)
  const allMoves = list.length <= MOST_MOVES
  const board: Board = allMoves ? boardOf(game, position) : { kind: 'text', text }
  const moves = list.slice(0, allMoves ? MOST_MOVES : 60).map((move): MoveView => {
    const { text: said } = move
    const touch =
      board.kind === 'text' ? undefined : touchBetween(board, boardOf(game, move.to), said.en)
    return { text: spokenMove(game, position, move), to: game.rules.print(move.to), touch }
  })
  return {
    position: text,
    board,
    moves,
    allMoves,
    result: resultOf(match),
    verdict: verdict && pageRecord(recordOf(verdict, verdicts.budget, SHOWN)),
    insight: verdict && insightOf(verdict, (at) => verdicts.quick(at)),
  }
}
