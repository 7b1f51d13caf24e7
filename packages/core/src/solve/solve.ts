import type { Budget, Game, Verdict } from '../model/game.ts'
import { decide } from './strategies.ts'

/** What an answer may cost where nothing else is said: about a second of work. */
export const USUAL_BUDGET: Budget = { table: 200_000_000, search: 3_000_000 }

/**
 * Who wins a position, by which moves, and how that is known. Exact, for numbers of any size;
 * throws BeyondBudget where no theorem applies and the work would be too much.
 */
export function solve<P>(game: Game<P>, position: P, budget: Budget = USUAL_BUDGET): Verdict<P> {
  const decision = decide(game, position, budget)
  return {
    game,
    position,
    outcome: decision.outcome,
    get value() {
      return decision.value()
    },
    get winning() {
      return decision.winning()
    },
    evidence: decision.evidence,
    get parts() {
      return decision.parts?.() ?? []
    },
  }
}
