import type { Forms } from '../../forms/forms.ts'
import type { Budget } from '../../model/budget.ts'
import { BeyondBudget } from '../../model/errors.ts'

/** Work that may be done for the value of a position, for each option that a search may look at. */
const WORK = 2
/** Options that a kernel may look at for each position that it may work out. */
export const OPTIONS = 30
/** Steps of comparing forms that may be taken for each option that a search may look at. */
export const STEPS = 2

/** Adding a pair of positions takes as long as so many steps. */
const PER_PAIR = 4

/** Characters of a position for which a look at its parts, or a list of its moves, counts once more. */
const PARTS = 4
const LISTED = 32

/** What it takes to look for the parts of a position of so many characters, and all over it. */
export function partsCost(characters: number): number {
  return 1 + characters / PARTS
}

/** What it takes to list so many moves of a position of so many characters. */
export function listCost(moves: number, characters: number): number {
  return (1 + moves) * (1 + characters / LISTED)
}

/** So many moves of a position are listed before a game says that they are too many. */
const MOST_LISTED = 100_000

/**
 * What all who work on a game have done so far, in options of small positions that were looked at: a
 * large position costs as much as it takes, whoever looks at it.
 */
export class Ledger {
  private readonly forms: Forms
  private noted = 0

  constructor(forms: Forms) {
    this.forms = forms
  }

  get spent(): number {
    return this.noted + this.steps / STEPS
  }

  /** Steps of comparing and adding forms. */
  get steps(): number {
    return this.forms.steps + PER_PAIR * this.forms.pairs
  }

  note(work: number): void {
    this.noted += work
  }

  /** Moves that are listed, for a position of so many characters; it takes as long where they are too many. */
  list<T>(moves: () => readonly T[], characters: number): readonly T[] {
    let listed = MOST_LISTED
    try {
      const found = moves()
      listed = found.length
      return found
    } finally {
      this.note(listCost(listed, characters))
    }
  }

  /** The budget for several questions one after the other: what the earlier ones have left of it. */
  share(budget: Budget): () => Budget {
    const end = this.spent + budget.search
    return () => ({ ...budget, search: Math.max(0, Math.floor(end - this.spent)) })
  }
}

/** Counts what is done, tells how far it has come and ends it past the budget. */
export class Work {
  private readonly budget: Budget
  private readonly ledger: Ledger
  private readonly most: number
  private readonly lastStep: number
  private begun = 0
  private done = 0

  constructor(budget: Budget, ledger: Ledger) {
    this.budget = budget
    this.ledger = ledger
    this.most = Math.ceil(budget.search / 3)
    this.lastStep = ledger.steps + STEPS * budget.search
  }

  begin(): void {
    if (++this.begun > this.most) throw tooMany(this.most)
    this.compare()
    if ((this.begun & 1023) === 0) this.budget.progress?.(this.begun / this.most)
  }

  /** Notes what it took to look at an option. */
  note(work: number): void {
    this.ledger.note(work)
    this.count(work)
  }

  /** Moves that are listed, for a position of so many characters. */
  list<T>(moves: () => readonly T[], characters: number): readonly T[] {
    const found = this.ledger.list(moves, characters)
    this.count(listCost(found.length, characters))
    return found
  }

  private count(work: number): void {
    this.done += work
    if (this.done > WORK * this.budget.search) throw tooMany(this.begun)
    this.compare()
  }

  private compare(): void {
    if (this.ledger.steps > this.lastStep) throw tooIntricate(this.begun)
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
