import { BeyondBudget } from '../model/errors.ts'
import type { Effort } from './effort.ts'
import { joined, type Word } from './monoid.ts'

/** More sums than this do not fit in memory, whatever the budget. */
const MOST_SUMS = 8_000_000

/** Longer play than this would exhaust the stack. */
const DEEPEST = 2000

/** The outcomes of sums of some heaps, the generators, whose options are sums of smaller ones. */
export class Outcomes {
  private readonly options: readonly (readonly Word[])[]
  /** The generator whose only option is the empty sum. */
  private readonly single: number
  private readonly proved: (word: Word) => boolean | undefined
  private readonly effort: Effort
  private depth = 0
  private readonly known = new Map<string, boolean>()

  /**
   * `options[i]` are the words that the options of generator i are; `proved` tells whether a sum
   * is losing where that is known already.
   */
  constructor(
    options: readonly (readonly Word[])[],
    proved: (word: Word) => boolean | undefined,
    effort: Effort,
  ) {
    this.options = options
    this.single = options.findIndex((words) => words.every((word) => word.every((k) => k === 0)))
    this.proved = proved
    this.effort = effort
  }

  /** Whether the player to move loses in misère play: a sum that has moves, none to such a sum. */
  losing(sum: Word): boolean {
    const word = this.withoutPairs(sum)
    const key = String.fromCharCode(...word)
    const known = this.known.get(key)
    if (known !== undefined) return known
    if (this.known.size >= MOST_SUMS) throw tooManySums()
    if (++this.depth > DEEPEST) throw tooManySums()
    const losing = this.proved(word) ?? !this.hasLosingOption(word)
    this.depth--
    this.known.set(key, losing)
    return losing
  }

  /** The same sum without pairs of heaps that only end: a player answers one with the other. */
  private withoutPairs(word: Word): Word {
    const at = this.single
    if (at < 0 || (word[at] as number) < 2) return word
    const result = [...word]
    result[at] = (result[at] as number) & 1
    return result
  }

  private hasLosingOption(word: Word): boolean {
    // the last generators first: their options are the sums that are most often known
    for (let i = word.length - 1; i >= 0; i--) {
      if (word[i] === 0) continue
      for (const option of this.options[i] as readonly Word[]) {
        this.effort.spend(1)
        const after = joined(word, option)
        after[i] = (after[i] as number) - 1
        if (this.losing(after)) return true
      }
    }
    return false
  }
}

function tooManySums(): BeyondBudget {
  return new BeyondBudget(
    {
      en: `Some sums last more than ${DEEPEST} moves, or more than ${MOST_SUMS} must be kept.`,
      zh: `有的和要走超过 ${DEEPEST} 步，或需要保存的和超过 ${MOST_SUMS} 个。`,
    },
    Number.POSITIVE_INFINITY,
  )
}
