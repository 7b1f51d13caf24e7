import type { Effort } from './effort.ts'
import { add, type ElementSet, emptySet, has, isSubset, meets, members } from './element-set.ts'
import type { Monoid } from './monoid.ts'

/** A finite commutative monoid with the elements that are said to be losing. */
export interface Bipartite {
  readonly monoid: Monoid
  readonly losing: ElementSet
}

/** A sum of heaps by what a map into a monoid shows of it: its element and those of its options. */
interface Pair {
  readonly element: number
  readonly options: ElementSet
  /** The sum is this heap and the sum of `rest`. */
  readonly heap: number
  readonly rest: Pair | undefined
}

/**
 * The pairs (element, elements of the options) of all sums of some heaps, without those whose
 * options include all options of another sum with the same element: where that one has a losing
 * option after any heaps are added, they have one too.
 */
export class Transitions {
  private readonly quotient: Bipartite
  private readonly pairs: ReadonlyMap<number, readonly Pair[]>

  constructor(quotient: Bipartite, pairs: ReadonlyMap<number, readonly Pair[]> = new Map()) {
    this.quotient = quotient
    this.pairs = pairs
  }

  /** Whether a sum is known that has this element, and no options beyond these. */
  covers(element: number, options: ElementSet): boolean {
    return this.pairs.get(element)?.some((pair) => isSubset(pair.options, options)) ?? false
  }

  /**
   * The same with sums that have one more kind of heap, which has options; or the heaps of a sum
   * that is not losing by its element though none of its options is.
   */
  with(
    heap: number,
    element: number,
    options: ElementSet,
    effort: Effort,
  ): Transitions | readonly number[] {
    const one: Pair = { element, options, heap, rest: undefined }
    if (this.covers(element, options)) return this
    const pairs = new Map(this.pairs)
    const open: Pair[] = [one]
    for (const known of this.pairs.values())
      for (const pair of known) open.push(this.sum(one, pair))
    for (let pair = open.pop(); pair; pair = open.pop()) {
      const { losing } = this.quotient
      const known = pairs.get(pair.element) ?? []
      effort.spend(1 + known.length)
      const { options: own } = pair
      if (known.some((other) => isSubset(other.options, own))) continue
      if (!has(losing, pair.element) && !meets(own, losing)) return heapsOf(pair)
      const kept = known.filter((other) => !isSubset(own, other.options))
      pairs.set(pair.element, [...kept, pair])
      open.push(this.sum(one, pair))
      effort.spend(this.quotient.monoid.order)
    }
    return new Transitions(this.quotient, pairs)
  }

  /** The pair of the sum of a heap and other heaps: (x, E)(y, F) = (xy, Ey ∪ xF). */
  private sum(one: Pair, rest: Pair): Pair {
    const { monoid } = this.quotient
    const options = emptySet(monoid.order)
    for (const option of members(one.options)) add(options, monoid.times(option, rest.element))
    for (const option of members(rest.options)) add(options, monoid.times(one.element, option))
    const element = monoid.times(one.element, rest.element)
    return { element, options, heap: one.heap, rest }
  }
}

function heapsOf(pair: Pair): number[] {
  const heaps: number[] = []
  for (let p: Pair | undefined = pair; p; p = p.rest) heaps.push(p.heap)
  return heaps
}
