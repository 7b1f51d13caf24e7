import { USUAL_BUDGET } from '../model/budget.ts'
import type { Evidence } from '../model/evidence.ts'
import type { Budget, Endless, Game, Outcome, Part, Verdict } from '../model/game.ts'
import { Moves } from '../model/moves.ts'
import type { Words } from '../model/words.ts'
import { type Decision, decide } from './strategies.ts'

/**
 * Who wins a position, by which moves, and how that is known. Exact, for numbers of any size;
 * throws BeyondBudget where no theorem applies and the work would be too much.
 */
export function solve<P>(game: Game<P>, position: P, budget: Budget = USUAL_BUDGET): Verdict<P> {
  return new Solved(game, position, decide(game, position, budget))
}

/** A verdict that works out all but the outcome when it is asked for. */
class Solved<P> implements Verdict<P> {
  readonly game: Game<P>
  readonly position: P
  private readonly decision: Decision<P>

  constructor(game: Game<P>, position: P, decision: Decision<P>) {
    this.game = game
    this.position = position
    this.decision = decision
  }

  get outcome(): Outcome {
    return this.decision.outcome
  }

  get value(): bigint | undefined {
    return this.decision.value()
  }

  get winning(): Moves<P> {
    return this.decision.winning()
  }

  get drawing(): Moves<P> {
    return this.decision.drawing?.() ?? Moves.none()
  }

  get endless(): Endless | undefined {
    return this.decision.endless?.()
  }

  get evidence(): Evidence {
    return this.decision.evidence
  }

  get why(): Words | undefined {
    return this.decision.why?.()
  }

  get parts(): readonly Part[] {
    return this.decision.parts?.() ?? []
  }
}
