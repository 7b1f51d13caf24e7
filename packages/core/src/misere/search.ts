import type { Period } from '../arith/period.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import type { Effort } from './effort.ts'
import { emptySet, meets } from './element-set.ts'
import { grown, type MappedQuotient } from './grow.ts'
import { type Heaps, heapOptions } from './heap-options.ts'
import { Monoid } from './monoid.ts'
import { provedPeriod } from './period.ts'
import { imagesOf, LosingTogether } from './prove.ts'
import { Transitions } from './transitions.ts'

/** The misère quotients of the heaps 1..n of a rule, for n = 0, 1, 2, … as far as it has gone. */
export class QuotientSearch {
  private readonly rule: HeapRule | CodeRule
  private readonly options: (readonly Heaps[])[] = [[]]
  private found: MappedQuotient
  private losing: LosingTogether
  private repeats: Period | undefined

  constructor(rule: HeapRule | CodeRule) {
    this.rule = rule
    const quotient = { monoid: new Monoid([], 0), losing: emptySet(1) }
    this.found = {
      quotient,
      generators: [],
      images: [0],
      transitions: new Transitions(quotient),
      experiments: [[]],
    }
    this.losing = new LosingTogether(quotient)
  }

  /** The quotient of the heaps looked at, the largest of which is `heaps`. */
  get current(): MappedQuotient {
    return this.found
  }

  get heaps(): number {
    return this.found.images.length - 1
  }

  /** The period of all heaps, once it is proved: the quotient is then that of all heaps. */
  get period(): Period | undefined {
    return this.repeats
  }

  /** Goes on to the next heap; throws BeyondBudget, and stays, where that takes too much. */
  advance(effort: Effort): void {
    const heap = this.found.images.length
    const own = heapOptions(this.rule, heap)
    effort.spend(own.length)
    this.options[heap] = own
    if (own.length === 0) this.found = { ...this.found, images: [...this.found.images, 0] }
    else {
      const placed = this.place(heap, own, effort)
      this.found = placed ?? grown(this.found, this.options.slice(0, heap + 1), effort)
      if (!placed) this.losing = new LosingTogether(this.found.quotient)
    }
    this.repeats = provedPeriod(this.rule, this.found.images)
  }

  /** The same quotient with one more heap, where the heap is one of its elements. */
  private place(heap: number, own: readonly Heaps[], effort: Effort): MappedQuotient | undefined {
    const { quotient, images, transitions } = this.found
    const { order } = quotient.monoid
    const set = imagesOf(own, images, quotient)
    const reached = this.losing.rowOf(set)
    const fitting: number[] = []
    for (let x = 0; x < order; x++) if (!meets(this.losing.row(x), reached)) fitting.push(x)
    effort.spend(order)
    const covered = fitting.find((x) => transitions.covers(x, set))
    for (const x of covered === undefined ? fitting : [covered]) {
      const next = transitions.with(heap, x, set, effort)
      if (next instanceof Transitions)
        return { ...this.found, images: [...images, x], transitions: next }
    }
    return undefined
  }
}
