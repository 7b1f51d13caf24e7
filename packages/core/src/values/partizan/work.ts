import type { Forms } from '../../forms/forms.ts'
import type { Budget } from '../../model/budget.ts'
import { BeyondBudget } from '../../model/errors.ts'

/** Options that may be looked at for each position that may be worked out. */
export const OPTIONS = 30
/** Steps of comparing forms that may be taken for each option that a search may look at. */
export const STEPS = 2

/** Adding a pair of positions takes as long as so many steps. */
const PER_PAIR = 4

/** Counts what is done, tells how far it has come and ends it past the budget. */
export class Work {
  private readonly budget: Budget
  private readonly forms: Forms
  private readonly most: number
  private readonly lastStep: number
  private begun = 0
  private looked = 0

  constructor(budget: Budget, forms: Forms) {
    this.budget = budget
    this.forms = forms
    this.most = Math.ceil(budget.search / 3)
    this.lastStep = this.steps + STEPS * budget.search
  }

  begin(): void {
    if (++this.begun > this.most) throw tooMany(this.most)
    this.compare()
    if ((this.begun & 1023) === 0) this.budget.progress?.(this.begun / this.most)
  }

  /** Notes options that are listed, all at once, or one that is finished. */
  look(options = 1): void {
    this.looked += options
    if (this.looked > OPTIONS * this.most) throw tooMany(this.most)
    this.compare()
  }

  private compare(): void {
    if (this.steps > this.lastStep) throw tooIntricate(this.begun)
  }

  private get steps(): number {
    return this.forms.steps + PER_PAIR * this.forms.pairs
  }
}

/** The forms of the positions take too many comparisons. */
export function tooIntricate(positions: number): BeyondBudget {
  return new BeyondBudget({
    en: `The values of the ${positions} positions met so far are too intricate to go on.`,
    zh: `目前遇到的 ${positions} 个局面的值过于复杂，无法继续。`,
  })
}

/** There are too many positions below one. */
export function tooMany(most: number): BeyondBudget {
  return new BeyondBudget({
    en: `The value of this position takes the values of more than ${most} others.`,
    zh: `求这个局面的值要先求出超过 ${most} 个其他局面的值。`,
  })
}
