import type { Form, Forms, PartizanOutcome } from '../../forms/forms.ts'
import type { Evidence } from '../../know/evidence.ts'
import type { Budget } from '../../model/budget.ts'
import type { Mover } from '../../model/outcome.ts'
import type { Ledger } from '../../values/partizan/work.ts'
import type { PartizanPart } from './verdict.ts'

/** Who wins a position, with the ways to the rest of the verdict. */
export interface PartizanDecision {
  readonly outcome: PartizanOutcome
  readonly forms: Forms
  readonly evidence: Evidence
  /** The value of the position, where it is within the budget. */
  readonly value?: Form | undefined
  /** The value of all summands but one, where it is known. */
  restOf?(index: number): Form | undefined
  readonly parts: () => readonly PartizanPart[]
  /** What all questions about the game have taken so far. */
  readonly ledger: Ledger
  /** Whether a player wins by a move that turns a summand into a position; throws BeyondBudget. */
  holds(mover: Mover, index: number, to: unknown, budget: Budget): boolean
}
