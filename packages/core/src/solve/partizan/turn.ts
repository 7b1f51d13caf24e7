import { type Turn, type TurnsGame, turned } from '../../games/partizan/turns.ts'
import type { Budget } from '../../model/budget.ts'
import type { Decision } from '../decision.ts'
import { solvePartizan } from './solve.ts'

/** Decides whether the player to move wins, by the verdict for either player. */
export function decideTurn<P>(
  { turns }: TurnsGame<P>,
  { mover, position }: Turn<P>,
  budget: Budget,
): Decision<Turn<P>> {
  const verdict = solvePartizan(turns, position, budget)
  const { outcome, evidence } = verdict
  const wins = outcome === 'N' || outcome === (mover === 'left' ? 'L' : 'R')
  return {
    outcome: wins ? 'N' : 'P',
    evidence,
    value: () => undefined,
    winning: () => verdict[mover].map((move) => turned(move, mover)),
    partizan: verdict as typeof verdict & NonNullable<Decision<Turn<P>>['partizan']>,
  }
}
