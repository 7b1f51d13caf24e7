import { Beyond } from './failure.ts'

/** As many values a check computes at most, whatever its budget: more do not fit in memory. */
const MOST_VALUES = 1_000_000_000

/** As many steps a check takes where nothing else is said; a step takes two nanoseconds or so. */
const USUAL_STEPS = 10_000_000_000

const MOST_UNNOTED = 2_000_000

/** The steps that a value takes beside those for its options. */
export const PER_VALUE = 50

/** Counts the steps of a check, so that no certificate can keep it busy for longer than it may. */
export class Work {
  private readonly most: number
  private readonly progress: ((done: number) => void) | undefined
  private steps = 0
  private share = 0

  /** `budget`: how many times the usual steps the check may take. */
  constructor(budget = 1, progress?: (done: number) => void) {
    this.most = budget * USUAL_STEPS
    this.progress = progress
  }

  /** As many steps may be taken before they are noted: some milliseconds, and few beside the bound. */
  get unnoted(): number {
    return Math.min(MOST_UNNOTED, this.most / 32)
  }

  /** Notes steps that are about to be taken; past the bound it throws Beyond. */
  spend(steps: number): void {
    this.steps += steps
    if (this.steps <= this.most) return
    throw new Beyond(
      'The certificate claims more than the check may compute.',
      '证书所称超出验证可做的计算量。',
      steps > this.most / 2 ? this.steps / USUAL_STEPS : this.expected(),
    )
  }

  /** How many times the usual steps all values will take, judged by those computed so far. */
  private expected(): number | undefined {
    return this.share > 0 ? this.steps / this.share / USUAL_STEPS : undefined
  }

  /** Tells which share of the values is computed. */
  reached(share: number): void {
    this.share = share
    this.progress?.(share)
  }

  /** Tells how much of the steps is spent, where it is not known how many are needed. */
  tell(): void {
    this.progress?.(this.steps / this.most)
  }
}

/** Throws Beyond when a check needs more values than any check computes. */
export function boundValues(count: number): void {
  if (count > MOST_VALUES)
    throw new Beyond(
      `The check needs ${count} values, more than its bound of ${MOST_VALUES}.`,
      `验证需要 ${count} 个值，超过上限 ${MOST_VALUES}。`,
      Number.POSITIVE_INFINITY,
    )
}
