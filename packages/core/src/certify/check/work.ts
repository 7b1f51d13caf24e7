import { Failure } from './failure.ts'

/** As many values a check computes at most. */
const MOST_VALUES = 1_000_000_000

/** As many steps a check takes at most; a step is mostly one option that is looked at. */
const MOST_STEPS = 1_000_000_000_000

/** Counts the steps of a check, so that no certificate can keep it busy for ever. */
export class Work {
  private steps = 0

  /** Notes steps that are about to be taken; past the bound it throws a Failure. */
  spend(steps: number): void {
    this.steps += steps
    if (this.steps > MOST_STEPS)
      throw new Failure(
        `The check takes more than ${MOST_STEPS} steps, which is its bound.`,
        `验证所需步数超过上限 ${MOST_STEPS}。`,
      )
  }
}

/** Throws a Failure when a check needs more values than any check computes. */
export function boundValues(count: number): void {
  if (count > MOST_VALUES)
    throw new Failure(
      `The check needs ${count} values, more than its bound of ${MOST_VALUES}.`,
      `验证需要 ${count} 个值，超过上限 ${MOST_VALUES}。`,
    )
}
