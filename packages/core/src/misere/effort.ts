import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'

/** Counts steps of work, tells progress, and throws BeyondBudget when the budget is used up. */
export class Effort {
  private spent = 0
  private told = 0
  private readonly limit: number
  private readonly progress: ((done: number) => void) | undefined

  constructor({ search, progress }: Budget, stepsOfSearch = 1) {
    this.limit = search * stepsOfSearch
    this.progress = progress
  }

  spend(steps: number): void {
    this.spent += steps
    if (this.spent > this.limit)
      throw new BeyondBudget({
        en: `The work exceeded ${this.limit} steps.`,
        zh: `工作量超过 ${this.limit} 步。`,
      })
    if (this.spent - this.told < this.limit / 1000) return
    this.told = this.spent
    this.progress?.(this.spent / this.limit)
  }
}
