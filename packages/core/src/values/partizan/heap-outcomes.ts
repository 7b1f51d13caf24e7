import type { PartizanOutcome } from '../../forms/forms.ts'
import type { Budget } from '../../model/budget.ts'
import { BeyondBudget } from '../../model/errors.ts'
import type { Convention, Mover } from '../../model/outcome.ts'
import { brief } from '../../model/words.ts'
import type { Reach } from '../../rules/reach.ts'
import type { PartizanRule } from '../../rules/rule.ts'
import { HeapOptions } from './heap-options.ts'
import { type Repetition, repetitionOf } from './heap-period.ts'
import { partizanReach } from './heap-reach.ts'

/** Bits of an outcome: who wins by beginning. */
const BITS: Readonly<Record<Mover, number>> = { left: 1, right: 2 }
const LETTERS: readonly PartizanOutcome[] = ['P', 'L', 'R', 'N']

/** As many heaps are looked at; their outcomes repeat much sooner, if the amounts are small. */
const MOST_HEAPS = 2 ** 22

/**
 * Who wins a single heap by rules that take a bounded number and never split. It follows from who wins
 * smaller heaps, so that the outcomes repeat for ever once as many in a row as may be taken have
 * repeated; values may be too large to be worked out, or never repeat.
 */
export class HeapOutcomes {
  private readonly options: Readonly<Record<Mover, HeapOptions>>
  private readonly stuckWins: boolean
  private readonly reach: Reach
  private readonly known: number[] = []
  private found: Repetition | undefined
  private nextLook = 64
  private spent = 0

  private constructor({ left, right }: PartizanRule, reach: Reach, convention: Convention) {
    this.options = { left: new HeapOptions(left), right: new HeapOptions(right) }
    this.reach = reach
    this.stuckWins = convention === 'misere'
  }

  /** The outcomes of heaps of a rule; undefined where it splits heaps or takes any number. */
  static of(rule: PartizanRule, convention: Convention): HeapOutcomes | undefined {
    const reach = partizanReach(rule)
    return reach?.heaps === 1 ? new HeapOutcomes(rule, reach, convention) : undefined
  }

  /** How the outcomes go on, once it is proved. */
  get period(): Repetition | undefined {
    return this.found
  }

  /** Who wins a heap; throws BeyondBudget. */
  at(heap: bigint, budget: Budget): PartizanOutcome {
    const { known } = this
    this.extend(heap, budget)
    const { from, length } = this.found ?? { from: 0, length: 1 }
    const place =
      heap < known.length ? Number(heap) : from + Number((heap - BigInt(from)) % BigInt(length))
    return LETTERS[known[place] as number] as PartizanOutcome
  }

  private extend(heap: bigint, budget: Budget): void {
    const { known } = this
    const before = this.spent
    while (known.length <= heap && !this.found) {
      if (known.length >= this.nextLook) {
        this.found = repetitionOf(known, this.reach)
        this.nextLook *= 2
        if (this.found) return
      }
      if (known.length > MOST_HEAPS || this.spent - before > budget.table) throw tooLong(heap)
      const n = known.length
      known.push(this.outcomeFor(n, 'left') | this.outcomeFor(n, 'right'))
    }
  }

  private outcomeFor(heap: number, mover: Mover): number {
    const [own, others] = mover === 'left' ? [BITS.left, BITS.right] : [BITS.right, BITS.left]
    let stuck = true
    for (const [rest = 0] of this.options[mover].pieces(heap)) {
      this.spent++
      stuck = false
      if (((this.known[rest] as number) & others) === 0) return own
    }
    return stuck && this.stuckWins ? own : 0
  }
}

function tooLong(goal: bigint): BeyondBudget {
  return new BeyondBudget({
    en: `Who wins heaps did not repeat before the budget ended; heap ${brief(goal)} was not reached.`,
    zh: `预算用完时各堆的胜负尚未重复，也没有算到 ${brief(goal)}。`,
  })
}
