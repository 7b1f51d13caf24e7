import {
  type Game,
  type Move,
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
  /** What other moves to the same position touch. */
  readonly alike?: readonly Touch[]
}

/** What is to be seen of a position at once: nothing of it needs a thought. */
export type PlainView = Omit<PositionView, 'verdict' | 'insight'>

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

/** The moves of a position that say what they touch, by the position that they reach. */
function alikeIn<P>(
  game: Game<P>,
  position: P,
  list: readonly Move<P>[],
): ReadonlyMap<string, readonly Move<P>[]> {
  const found = new Map<string, Move<P>[]>()
  if (!list.some(({ touches }) => touches)) return found
  let looked = 0
  for (const move of game.rules.moves(position)) {
    if (++looked > MOST_LOOKED) break
    const to = game.rules.print(move.to)
    found.set(to, [...(found.get(to) ?? []), move])
  }
  return found
}

/** What each of some moves touches on a board. */
function touchesOf<P>(board: Board, game: Game<P>, moves: readonly Move<P>[]): readonly Touch[] {
  if (board.kind === 'text') return []
  return moves.flatMap(
    (move) => touchBetween(board, boardOf(game, move.to), move.text.en, move.touches) ?? [],
  )
}

/** Moves that are looked at for those that are alike. */
const MOST_LOOKED = 5000
/** More moves are not sent to the page. */
const MOST_MOVES = 1000

/** What there is to see in the position of a match; throws BeyondBudget or TextError. */
export function view(data: MatchData, context: Context): PositionView {
  const match = matchOf(data)
  const verdicts = verdictsOf(match.game, match.start, context)
  const verdict = verdicts.of(positionOf(match))
  return {
    ...plainView(data),
    verdict: verdict && pageRecord(recordOf(verdict, verdicts.budget, SHOWN)),
    insight: verdict && insightOf(verdict, (at) => verdicts.quick(at)),
  }
}

/** The board and the moves of the position of a match, without asking who wins. */
export function plainView(data: MatchData): PlainView {
  const match = matchOf(data)
  const { game } = match
  const position = positionOf(match)
  const text = game.rules.print(position)
  const list = spreadMoves(game, position, MOST_MOVES + 1)
  const allMoves = list.length <= MOST_MOVES
  const board: Board = allMoves ? boardOf(game, position) : { kind: 'text', text }
  const others = allMoves
    ? alikeIn(game, position, list)
    : new Map<string, readonly Move<unknown>[]>()
  const moves = list.slice(0, allMoves ? MOST_MOVES : 60).map((move): MoveView => {
    const to = game.rules.print(move.to)
    const [touch, ...alike] = touchesOf(board, game, others.get(to) ?? [move])
    const text = spokenMove(game, position, move)
    return { text, to, touch, ...(alike.length > 0 && { alike }) }
  })
  return {
    position: text,
    board,
    moves,
    allMoves,
    result: resultOf(match),
  }
}
