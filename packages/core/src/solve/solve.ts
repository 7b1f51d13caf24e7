import type { Game } from '../games/game.ts'
import { isOfTurns, type Turn } from '../games/partizan/turns.ts'
import type { Evidence } from '../know/evidence.ts'
import type { Budget } from '../model/budget.ts'
import { USUAL_BUDGET } from '../model/budget.ts'
import { Moves } from '../model/moves.ts'
import { once } from '../model/once.ts'
import type { Outcome } from '../model/outcome.ts'
import type { Words } from '../model/words.ts'
import { decide } from './decide.ts'
import type { Decision } from './decision.ts'
import { decideTurn } from './partizan/turn.ts'
import type { PartizanVerdict } from './partizan/verdict.ts'
import type { Endless, Part, Verdict } from './verdict.ts'

/**
 * Who wins a position, by which moves, and how that is known. Exact, for numbers of any size;
 * throws BeyondBudget where no theorem applies and the work would be too much.
 */
export function solve<P>(game: Game<P>, position: P, budget: Budget = USUAL_BUDGET): Verdict<P> {
  refuseUnequal(game)
  const decision = isOfTurns(game)
    ? (decideTurn(game, position as Turn<unknown>, budget) as Decision<P>)
    : decide(game, position, budget)
  return new Solved(game, position, decision)
}

/** Callers without types would be told that both players have the same moves. */
function refuseUnequal({ name, partizan }: { readonly name: string; readonly partizan?: unknown }) {
  if (partizan !== undefined)
    throw new TypeError(`${name} has different moves for its players: solvePartizan decides it`)
}

/** A verdict that works out all but the outcome when it is first asked for, and keeps it. */
class Solved<P> implements Verdict<P> {
  readonly game: Game<P>
  readonly position: P
  readonly outcome: Outcome
  readonly evidence: Evidence
  readonly partizan: PartizanVerdict | undefined
  private readonly later: Later<P>

  constructor(game: Game<P>, position: P, decision: Decision<P>) {
    this.game = game
    this.position = position
    this.outcome = decision.outcome
    this.evidence = decision.evidence
    this.partizan = decision.partizan
    this.later = {
      value: once(() => decision.value()),
      winning: once(() => decision.winning()),
      drawing: once(() => decision.drawing?.() ?? Moves.none()),
      endless: once(() => decision.endless?.()),
      why: once(() => decision.why?.()),
      parts: once(() => decision.parts?.() ?? []),
    }
  }

  get value(): bigint | undefined {
    return this.later.value()
  }

  get winning(): Moves<P> {
    return this.later.winning()
  }

  get drawing(): Moves<P> {
    return this.later.drawing()
  }

  get endless(): Endless | undefined {
    return this.later.endless()
  }

  get why(): Words | undefined {
    return this.later.why()
  }

  get parts(): readonly Part[] {
    return this.later.parts()
  }
}

/** What a verdict works out when it is first asked for. */
interface Later<P> {
  value(): bigint | undefined
  winning(): Moves<P>
  drawing(): Moves<P>
  endless(): Endless | undefined
  why(): Words | undefined
  parts(): readonly Part[]
}
