import type { Game } from '../games/game.ts'
import { BeyondBudget, within } from '../model/errors.ts'
import type { Move } from '../model/moves.ts'
import type { Outcome } from '../model/outcome.ts'
import { explore } from '../values/search.ts'
import { ERRORS, type Level, SIGHT } from './match.ts'
import type { Random } from './random.ts'
import { spreadMoves } from './spread.ts'
import type { Verdicts } from './verdicts.ts'

/** Moves that are looked at one by one when none is known to win. */
const LOOKED = 128
/** Moves that are looked at where even the outcome is beyond the budget. */
const GUESSED = 16
/** Winning moves among which one is chosen. */
const WINNING = 32
/** Moves of a search that tells how long a lost game can last. */
const SHORT_SEARCH = 20_000
/** Replies that are counted; with more of them a move is not difficult to answer. */
const REPLIES = 64

/**
 * A move and what it does for the one who makes it: it wins, keeps a draw, is made from a lost
 * position, is a mistake on purpose, or a guess where the outcome is beyond the budget.
 */
export interface Choice<P> {
  readonly move: Move<P>
  readonly kind: 'wins' | 'draws' | 'lost' | 'mistake' | 'guess'
}

/**
 * The move of a perfect player; undefined where there is none. A winning move where there is one
 * (where the game was searched, one that wins soonest). From a drawn or lost position the move
 * that is most difficult to answer: the fewest replies of the opponent are right, that is, win or
 * keep the draw; among equals the one after which play lasts longest, where a short search tells;
 * then the one that leaves the larger position, by the sum of its numbers. Where a position has
 * very many moves, only the first ones of every heap or part are looked at.
 */
export function bestMove<P>(
  verdicts: Verdicts<P>,
  position: P,
  random: Random = () => 0,
): Choice<P> | undefined {
  const outcome = verdicts.outcome(position)
  if (outcome === 'N') {
    const winning = winningMoves(verdicts, position)
    if (winning.length > 0) return { move: pick(winning, random), kind: 'wins' }
  }
  const moves = spreadMoves(verdicts.game, position, outcome ? LOOKED : GUESSED)
  if (moves.length === 0) return undefined
  if (outcome === 'N' || outcome === undefined) {
    const won = moves.find((move) => verdicts.quick(move.to)?.outcome === 'P')
    return won ? { move: won, kind: 'wins' } : { move: pick(moves, random), kind: 'guess' }
  }
  const sound =
    outcome === 'P' ? moves : moves.filter((move) => verdicts.quick(move.to)?.outcome === outcome)
  if (sound.length === 0) return { move: pick(moves, random), kind: 'guess' }
  const move = mostDifficult(verdicts, position, sound)
  return { move, kind: outcome === 'P' ? 'lost' : 'draws' }
}

/**
 * The move of a computer of a level. With the probability of its level it errs as people do: it
 * gives up a win or a draw by a move that it cannot see through, and from a lost position moves
 * anyhow. What is within the sight of its level it sees: it ends the game where it can win at once,
 * and leaves no position in which the opponent wins within so many moves.
 */
export function chooseMove<P>(
  verdicts: Verdicts<P>,
  position: P,
  level: Level,
  random: Random,
): Choice<P> | undefined {
  if (random(100) >= ERRORS[level]) return bestMove(verdicts, position, random)
  const outcome = verdicts.outcome(position)
  const moves = spreadMoves(verdicts.game, position, LOOKED)
  const sees = sightOf(verdicts.game)
  const one = verdicts.game.convention === 'misere' ? 1 : 0
  const last = outcome === 'N' ? moves.filter((move) => sees(move.to, one, 'lost')) : []
  if (last.length > 0) return { move: pick(last, random), kind: 'wins' }
  const unseen = moves.filter((move) => !sees(move.to, SIGHT[level], 'won'))
  if (outcome === 'P' && moves.length > 0)
    return { move: pick(unseen.length > 0 ? unseen : moves, random), kind: 'lost' }
  const worse = unseen.filter((move) => isWorse(outcome, verdicts.quick(move.to)?.outcome))
  if (worse.length === 0) return bestMove(verdicts, position, random)
  return { move: pick(worse, random), kind: 'mistake' }
}

/** Positions behind one move that are looked at to see whether the game ends soon. */
const SEEN = 300

/** What a person sees who looks a few moves ahead; where there is too much to see, nothing. */
function sightOf<P>(game: Game<P>) {
  const isStuck = (position: P) => {
    for (const _ of game.rules.moves(position)) return false
    return true
  }
  const draws = (position: P) => game.rules.stuckDraws?.(position) ?? false
  let seen = 0
  /** Whether the player to move wins, or else loses, within so many moves by force. */
  const ends = (position: P, plies: number, how: 'won' | 'lost'): boolean => {
    if (isStuck(position))
      return !draws(position) && (game.convention === 'misere') === (how === 'won')
    if (plies === 0 || ++seen > SEEN) return false
    const moves = spreadMoves(game, position, LOOKED)
    return how === 'won'
      ? moves.some(({ to }) => ends(to, plies - 1, 'lost'))
      : moves.every(({ to }) => ends(to, plies - 1, 'won'))
  }
  return (position: P, plies: number, how: 'won' | 'lost'): boolean => {
    seen = 0
    return ends(position, plies, how)
  }
}

/** Whether a move to a position of outcome `to` gives up what its player had. */
function isWorse(had: Outcome | undefined, to: Outcome | undefined): boolean {
  if (had === 'N') return to === 'N' || to === 'D'
  return had === 'D' && to === 'N'
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[random(list.length)] as T
}

/** The first winning moves; where the game was searched, those that win soonest. */
function winningMoves<P>(verdicts: Verdicts<P>, position: P): readonly Move<P>[] {
  const winning = verdicts.of(position)?.winning
  const searched = verdicts.searched(position)
  if (!winning) return []
  // where play can go in circles the first one leads to an end, others may not
  const most = verdicts.game.rules.endless ? 1 : WINNING
  const found: Move<P>[] = []
  let soonest = Number.POSITIVE_INFINITY
  for (const move of winning.known()) {
    const left = searched?.remoteness(move.to) ?? 0
    if (left > soonest) continue
    if (left < soonest) found.length = 0
    soonest = left
    found.push(move)
    if (!searched && found.length === most) break
  }
  return found
}

function mostDifficult<P>(verdicts: Verdicts<P>, position: P, moves: readonly Move<P>[]): Move<P> {
  let fewest = REPLIES
  let best: Move<P>[] = []
  for (const move of moves) {
    const replies = rightReplies(verdicts, move.to, fewest + 1)
    if (replies > fewest) continue
    if (replies < fewest) best = []
    fewest = replies
    best.push(move)
  }
  if (best.length === 0) best = [...moves]
  if (best.length > 1) best = longest(verdicts, position, best)
  const { rules } = verdicts.game
  const sizes = best.map((move) => sizeOf(rules.print(move.to)))
  const largest = sizes.reduce((a, b) => (a > b ? a : b))
  return best[sizes.indexOf(largest)] as Move<P>
}

/** How many replies win, or in a drawn position keep the draw; at most `most` are counted. */
function rightReplies<P>(verdicts: Verdicts<P>, position: P, most: number): number {
  const verdict = verdicts.quick(position)
  if (!verdict) return most
  let count = 0n
  if (verdict.outcome === 'D') {
    for (const move of spreadMoves(verdicts.game, position, LOOKED))
      if (verdicts.quick(move.to)?.outcome === 'D' && ++count === BigInt(most)) break
    return Number(count)
  }
  try {
    for (const run of verdict.winning.runs()) {
      count += run.count
      if (count >= BigInt(most)) return most
    }
  } catch (error) {
    if (error instanceof BeyondBudget) return most
    throw error
  }
  return Number(count)
}

/** The moves after which play lasts longest; all of them where a short search does not tell. */
function longest<P>(verdicts: Verdicts<P>, position: P, moves: readonly Move<P>[]): Move<P>[] {
  const below =
    verdicts.searched(position) ??
    within(() => explore(verdicts.game, [position], { table: 0, search: SHORT_SEARCH }))
  if (!below) return [...moves]
  const left = moves.map((move) => below.remoteness(move.to) ?? 0)
  const most = Math.max(...left)
  return moves.filter((_, i) => left[i] === most)
}

/** The sum of the numbers in the text of a position. */
function sizeOf(text: string): bigint {
  return (text.match(/\d+/g) ?? []).reduce((sum, digits) => sum + BigInt(digits), 0n)
}
