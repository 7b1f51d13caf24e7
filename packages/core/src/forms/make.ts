import { simplestBetween } from '../arith/dyadic.ts'
import type { Form } from './columns.ts'
import type { Order } from './order.ts'
import type { FormStore } from './store.ts'

const CACHE_BITS = 12

/** Makes canonical forms of games whose options are canonical forms. */
export class Maker {
  private readonly store: FormStore
  private readonly order: Order
  /** The simplest numbers of intervals that were asked for lately. */
  private readonly low = new Int32Array(1 << CACHE_BITS).fill(-1)
  private readonly high = new Int32Array(1 << CACHE_BITS)
  private readonly between = new Int32Array(1 << CACHE_BITS)

  constructor(store: FormStore, order: Order) {
    this.store = store
    this.order = order
  }

  /** The canonical form of {left|right}. */
  make(left: readonly Form[], right: readonly Form[]): Form {
    const { store } = this
    const low = left.length === 0 ? undefined : store.highest(left)
    const high = right.length === 0 ? undefined : store.lowest(right)
    if (low === undefined || high === undefined || store.less(low, high)) {
      const fromLow = low !== undefined && this.allowsLow(left, low)
      const toHigh = high !== undefined && this.allowsHigh(right, high)
      return this.simplest(low, fromLow, high, toHigh)
    }
    if (low === high && this.allowsLow(left, low) && this.allowsHigh(right, low)) return low
    return this.reduced(left, right, low, high)
  }

  /** The simplicity theorem: the simplest number that is neither ≤ a left nor ≥ a right option. */
  private simplest(
    low: Form | undefined,
    fromLow: boolean,
    high: Form | undefined,
    toHigh: boolean,
  ): Form {
    const from = low === undefined ? -2 : 2 * low + (fromLow ? 1 : 0)
    const to = high === undefined ? -2 : 2 * high + (toHigh ? 1 : 0)
    const slot = Math.imul(from ^ Math.imul(to, 0x85ebca6b), 0x9e3779b1) >>> (32 - CACHE_BITS)
    if (this.low[slot] === from && this.high[slot] === to) return this.between[slot] as Form
    const { store } = this
    const number = store.number(
      simplestBetween(
        low === undefined ? undefined : { at: store.numberOf(low), closed: fromLow },
        high === undefined ? undefined : { at: store.numberOf(high), closed: toHigh },
      ),
    )
    this.low[slot] = from
    this.high[slot] = to
    this.between[slot] = number
    return number
  }

  /** Whether the game may be its left stop as far as Left's options are concerned. */
  private allowsLow(left: readonly Form[], low: Form): boolean {
    for (let i = 0; i < left.length; i++) if (this.order.atMost(low, left[i] as Form)) return false
    return true
  }

  /** Whether the game may be its right stop as far as Right's options are concerned. */
  private allowsHigh(right: readonly Form[], high: Form): boolean {
    for (let i = 0; i < right.length; i++)
      if (this.order.atMost(right[i] as Form, high)) return false
    return true
  }

  /**
   * Not a number, so its stops are those of its options. A left option l with a right option
   * r ≤ G is replaced by the left options of r (and likewise for Right); that never changes the
   * value of G, so an option that was found not to be reversible stays so.
   */
  private reduced(left: readonly Form[], right: readonly Form[], low: Form, high: Form): Form {
    const best = this.undominated(left, true)
    const worst = this.undominated(right, false)
    this.store.writeDraft(best, worst, low, high)
    return this.store.intern(this.irreversible(best, true), this.irreversible(worst, false))
  }

  private irreversible(options: Form[], ofLeft: boolean): Form[] {
    let first = 0
    while (first < options.length && this.reversing(options[first] as Form, ofLeft) < 0) first++
    if (first === options.length) return options
    const { store } = this
    const kept = options.slice(0, first)
    const open = options.slice(first)
    for (let option = open.pop(); option !== undefined; option = open.pop()) {
      const through = this.reversing(option, ofLeft)
      if (through < 0) kept.push(option)
      else for (const one of ofLeft ? store.left(through) : store.right(through)) open.push(one)
    }
    return this.undominated(kept, ofLeft)
  }

  /** The answer of the other player to an option that is as good as the draft for him, or -1. */
  private reversing(option: Form, ofLeft: boolean): Form {
    const { store, order } = this
    const { draft } = store
    // the answer to a number is worse than the number: past a stop it is past the draft
    if (option === (ofLeft ? store.leftStop[draft] : store.rightStop[draft])) return -1
    store.list(option)
    const lefts = store.lefts[option] as number
    const from = (store.at[option] as number) + (ofLeft ? lefts : 0)
    const to = from + (ofLeft ? (store.rights[option] as number) : lefts)
    for (let i = from; i < to; i++) {
      const answer = store.pool[i] as Form
      if (ofLeft ? order.atMost(answer, draft) : order.atMost(draft, answer)) return answer
    }
    return -1
  }

  /** A new list of the options that no other is at least as good as, each once. */
  private undominated(options: readonly Form[], ofLeft: boolean): Form[] {
    const { order } = this
    const kept: Form[] = []
    next: for (let i = 0; i < options.length; i++) {
      const option = options[i] as Form
      for (let j = 0; j < kept.length; j++) {
        const other = kept[j] as Form
        if (ofLeft ? order.atMost(option, other) : order.atMost(other, option)) continue next
      }
      let count = 0
      for (let j = 0; j < kept.length; j++) {
        const other = kept[j] as Form
        if (!(ofLeft ? order.atMost(other, option) : order.atMost(option, other)))
          kept[count++] = other
      }
      if (count < kept.length) kept.length = count
      kept.push(option)
    }
    return kept
  }
}
