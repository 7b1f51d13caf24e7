import { type End, simplestBetween } from '../arith/dyadic.ts'
import type { Order } from './order.ts'
import type { Form, FormStore } from './store.ts'

/** The options of one player in a game that is being made canonical. */
type Side = 'left' | 'right'

/** Makes canonical forms of games whose options are canonical forms. */
export class Maker {
  private readonly store: FormStore
  private readonly order: Order

  constructor(store: FormStore, order: Order) {
    this.store = store
    this.order = order
  }

  /** The canonical form of {left|right}. */
  make(left: readonly Form[], right: readonly Form[]): Form {
    const { store } = this
    let low: Form | undefined
    for (const l of left) {
      const stop = store.rightStop[l] as Form
      if (low === undefined || store.less(low, stop)) low = stop
    }
    let high: Form | undefined
    for (const r of right) {
      const stop = store.leftStop[r] as Form
      if (high === undefined || store.less(stop, high)) high = stop
    }
    if (low === undefined || high === undefined || store.less(low, high))
      return this.simplest(left, low, right, high)
    if (low === high && this.allows(left, low, 'left') && this.allows(right, low, 'right'))
      return low
    return this.reduced(left, right, low, high)
  }

  /** The simplicity theorem: the simplest number that is neither ≤ a left nor ≥ a right option. */
  private simplest(
    left: readonly Form[],
    low: Form | undefined,
    right: readonly Form[],
    high: Form | undefined,
  ): Form {
    const { store } = this
    const end = (options: readonly Form[], stop: Form | undefined, side: Side): End | undefined =>
      stop === undefined
        ? undefined
        : { at: store.valueOf(stop), closed: this.allows(options, stop, side) }
    return store.number(simplestBetween(end(left, low, 'left'), end(right, high, 'right')))
  }

  /** Whether the largest stop of these options may itself be the value as far as they are concerned. */
  private allows(options: readonly Form[], stop: Form, side: Side): boolean {
    for (const option of options)
      if (side === 'left' ? this.order.atMost(stop, option) : this.order.atMost(option, stop))
        return false
    return true
  }

  /**
   * Not a number, so its stops are those of its options. A left option l with a right option
   * r ≤ G is replaced by the left options of r (and likewise for Right); that never changes the
   * value of G, so an option that was found not to be reversible stays so.
   */
  private reduced(left: readonly Form[], right: readonly Form[], low: Form, high: Form): Form {
    const best = this.undominated(left, 'left')
    const worst = this.undominated(right, 'right')
    this.store.writeDraft(best, worst, low, high)
    return this.store.intern(this.irreversible(best, 'left'), this.irreversible(worst, 'right'))
  }

  private irreversible(options: readonly Form[], side: Side): Form[] {
    const { store } = this
    const kept: Form[] = []
    const open = [...options]
    let bypassed = false
    for (let option = open.pop(); option !== undefined; option = open.pop()) {
      const through = this.reversing(option, side)
      if (through === undefined) {
        kept.push(option)
        continue
      }
      bypassed = true
      const instead = side === 'left' ? store.left(through) : store.right(through)
      open.push(...instead)
    }
    return bypassed ? this.undominated(kept, side) : kept
  }

  /** The answer of the other player to an option that is at least as good as the draft, if any. */
  private reversing(option: Form, side: Side): Form | undefined {
    const { store, order } = this
    const { draft } = store
    store.list(option)
    const from =
      (store.at[option] as number) + (side === 'left' ? (store.lefts[option] as number) : 0)
    const count = (side === 'left' ? store.rights[option] : store.lefts[option]) as number
    for (let i = from; i < from + count; i++) {
      const answer = store.pool[i] as Form
      if (side === 'left' ? order.atMost(answer, draft) : order.atMost(draft, answer)) return answer
    }
    return undefined
  }

  /** The options that no other is at least as good as, each once. */
  private undominated(options: readonly Form[], side: Side): Form[] {
    const { order } = this
    const kept: Form[] = []
    next: for (const option of options) {
      for (const other of kept)
        if (side === 'left' ? order.atMost(option, other) : order.atMost(other, option))
          continue next
      let count = 0
      for (const other of kept)
        if (!(side === 'left' ? order.atMost(other, option) : order.atMost(option, other)))
          kept[count++] = other
      kept.length = count
      kept.push(option)
    }
    return kept
  }
}
