import type { Game } from '../games/game.ts'
import type { Evidence } from '../know/evidence.ts'
import type { Budget } from '../model/budget.ts'
import { Meter } from '../model/errors.ts'
import { Moves } from '../model/moves.ts'
import type { Outcome } from '../model/outcome.ts'
import type { Words } from '../model/words.ts'
import type { PartizanVerdict } from './partizan/verdict.ts'
import type { Endless, Part } from './verdict.ts'

/** An outcome with the ways to the rest of the verdict. */
export interface Decision<P> {
  readonly outcome: Outcome
  readonly evidence: Evidence
  value(): bigint | undefined
  winning(): Moves<P>
  drawing?(): Moves<P>
  endless?(): Endless
  /** The reason, where it is not seen from the parts or the theorem. */
  why?(): Words
  parts?(): readonly Part[]
  /** The verdict for either player, where the players have different moves. */
  readonly partizan?: PartizanVerdict
}

/** The value of a position, and the moves from it to positions of any value. */
export interface Valuation<P> {
  readonly value: bigint
  readonly evidence: Evidence
  movesTo(value: bigint): Moves<P>
  parts?(): readonly Part[]
}

/** What the value of a position decides. */
export function fromValuation<P>(valuation: Valuation<P>): Decision<P> {
  return {
    outcome: valuation.value === 0n ? 'P' : 'N',
    evidence: valuation.evidence,
    value: () => valuation.value,
    winning: () => valuation.movesTo(0n),
    ...(valuation.parts && { parts: valuation.parts }),
  }
}

/** The moves to positions with a property, one by one within the budget. */
export function filterMoves<P>(
  game: Game<P>,
  position: P,
  wanted: (to: P) => boolean,
  budget: Budget,
): Moves<P> {
  return Moves.of(function* () {
    const meter = new Meter(budget.search)
    for (const move of game.rules.moves(position)) {
      meter.tick()
      if (wanted(move.to)) yield move
    }
  })
}
