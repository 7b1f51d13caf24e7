import { nimSum } from '../arith/nim-sum.ts'
import type { Game } from '../games/game.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import type { Rules } from '../model/rules.ts'

/** Rules of normal play whose positions fall into parts. */
export type PartedRules = Rules<unknown> & Required<Pick<Rules<unknown>, 'parts'>>

/** The rules of a game of normal play whose positions fall into parts; undefined for others. */
export function partedRules({ rules, convention }: Game<unknown>): PartedRules | undefined {
  if (convention !== 'normal' || rules.stuckDraws || !rules.parts) return undefined
  return rules as PartedRules
}

/** The values of positions, by those of their parts; each part is looked at once. */
export class PartValues {
  private readonly rules: PartedRules
  private readonly budget: Budget
  private readonly known = new Map<string, bigint>()
  private looked = 0

  constructor(rules: PartedRules, budget: Budget) {
    this.rules = rules
    this.budget = budget
  }

  /** The value of a position; throws BeyondBudget where it takes too long to find. */
  value(position: unknown): bigint {
    return nimSum(this.rules.parts(position).map((part) => this.ofPart(part)))
  }

  private ofPart(part: unknown): bigint {
    const key = this.rules.print(part)
    const known = this.known.get(key)
    if (known !== undefined) return known
    const taken = new Set<bigint>()
    for (const { to } of this.rules.moves(part)) {
      this.looked += 1 + this.rules.parts(to).length
      if (this.looked > this.budget.search)
        throw new BeyondBudget({
          en: `More than ${this.budget.search} parts of positions would have to be looked at.`,
          zh: `需要查看的局面部分超过 ${this.budget.search} 个。`,
        })
      taken.add(this.value(to))
    }
    let value = 0n
    while (taken.has(value)) value++
    this.known.set(key, value)
    return value
  }
}
