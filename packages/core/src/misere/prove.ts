import type { Effort } from './effort.ts'
import { add, type ElementSet, emptySet, has, meets, members } from './element-set.ts'
import type { Heaps } from './heap-options.ts'
import type { Word } from './monoid.ts'
import { type Bipartite, Transitions } from './transitions.ts'

/** The elements of the options of a heap. */
export function imagesOf(
  options: readonly Heaps[],
  images: readonly number[],
  { monoid }: Bipartite,
): ElementSet {
  const set = emptySet(monoid.order)
  for (const heaps of options)
    add(
      set,
      heaps.reduce((product, heap) => monoid.times(product, images[heap] as number), 0),
    )
  return set
}

/** The pairs of all sums where elements tell every outcome; a sum where they do not otherwise. */
export function prove(
  quotient: Bipartite,
  images: readonly number[],
  generators: readonly number[],
  options: readonly (readonly Heaps[])[],
  effort: Effort,
): Transitions | Heaps {
  const { monoid } = quotient
  let transitions = new Transitions(quotient)
  const losing = new LosingTogether(quotient)
  for (const [heap, own] of options.entries()) {
    if (own.length === 0) continue
    const image = images[heap] as number
    const set = imagesOf(own, images, quotient)
    effort.spend(monoid.order)
    const both = losing.find(image, set)
    if (both !== undefined) {
      const word = monoid.words[both] as Word
      return [heap, ...word.flatMap((k, i) => new Array<number>(k).fill(generators[i] as number))]
    }
    const next = transitions.with(heap, image, set, effort)
    if (!(next instanceof Transitions)) return next
    transitions = next
  }
  return transitions
}

/** Tells where an element and another are both losing after the same is added. */
export class LosingTogether {
  private readonly quotient: Bipartite
  private readonly rows = new Map<number, ElementSet>()

  constructor(quotient: Bipartite) {
    this.quotient = quotient
  }

  /** The elements z for which xz is losing. */
  row(x: number): ElementSet {
    let row = this.rows.get(x)
    if (row) return row
    const { monoid, losing } = this.quotient
    row = emptySet(monoid.order)
    for (let z = 0; z < monoid.order; z++) if (has(losing, monoid.times(x, z))) add(row, z)
    this.rows.set(x, row)
    return row
  }

  /** The elements z for which yz is losing for some y of a set. */
  rowOf(set: ElementSet): ElementSet {
    const all = emptySet(this.quotient.monoid.order)
    for (const y of members(set))
      for (const [i, bits] of this.row(y).entries()) all[i] = (all[i] as number) | bits
    return all
  }

  /** An element z for which xz is losing and so is yz for some y of a set. */
  find(x: number, set: ElementSet): number | undefined {
    const [one, other] = [this.row(x), this.rowOf(set)]
    if (!meets(one, other)) return undefined
    let z = 0
    while (!(has(one, z) && has(other, z))) z++
    return z
  }
}
