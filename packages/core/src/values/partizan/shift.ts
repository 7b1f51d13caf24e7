import type { Form, Forms } from '../../forms/forms.ts'
import type { Mover } from '../../model/outcome.ts'
import type { HeapOptions } from './heap-options.ts'

/** Heaps whose moves take a bounded number, and what they are worth. */
export interface ShiftedHeaps {
  readonly forms: Forms
  readonly values: readonly Form[]
  readonly options: Readonly<Record<Mover, HeapOptions>>
}

type Heaps = readonly number[]

const OTHER: Readonly<Record<Mover, Mover>> = { left: 'right', right: 'left' }

/**
 * Whether a game s that is added to all options of a heap is added to its value by that: every move
 * in s is answered, by moves in the heap and in s. The heap n with s has, beside the options of n with
 * s added, those in which somebody has moved in s. Such an option is of no use if another one is at
 * least as good; or if the opponent can go on to something that is at least as good for the opponent
 * as n with s was, and all that can follow is of no use, to some depth. (Dominated and reversible
 * options do not change a value.) All that is compared are heaps with a position of s against n with
 * s or one of its options with s, so that the answer is the same when s is added to all values.
 */
export function isShift(heaps: ShiftedHeaps, n: number, s: Form, depth: number): boolean {
  const { forms, values } = heaps
  const worth = (list: Heaps, t: Form) =>
    list.reduce((sum, heap) => forms.add(sum, values[heap] as Form), t)
  const whole = worth([n], s)
  const inside = (mover: Mover, t: Form) => (mover === 'left' ? forms.left(t) : forms.right(t))
  const asGood = (mover: Mover, x: Form, y: Form) =>
    mover === 'left' ? forms.atMost(y, x) : forms.atMost(x, y)
  const added = (mover: Mover) =>
    Array.from(heaps.options[mover].of(n, heaps), (option) => forms.add(option, s))
  const best = { left: added('left'), right: added('right') }
  const isUseless = (mover: Mover, list: Heaps, t: Form, more: number): boolean => {
    const value = worth(list, t)
    if (best[mover].some((option) => asGood(mover, option, value))) return true
    if (more === 0) return false
    const other = OTHER[mover]
    const answers = (to: Heaps, u: Form): boolean => {
      if (!asGood(other, worth(to, u), whole)) return false
      for (const next of movesOf(heaps.options[mover], to))
        if (!isUseless(mover, next, u, more - 1)) return false
      return inside(mover, u).every((w) => isUseless(mover, to, w, more - 1))
    }
    for (const to of movesOf(heaps.options[other], list)) if (answers(to, t)) return true
    return inside(other, t).some((u) => answers(list, u))
  }
  return (['left', 'right'] as const).every((mover) =>
    inside(mover, s).every((t) => isUseless(mover, [n], t, depth)),
  )
}

/** What a player may make of a list of heaps. */
function* movesOf(options: HeapOptions, list: Heaps): Generator<Heaps> {
  for (const [index, heap] of list.entries())
    for (const pieces of options.pieces(heap))
      yield [...list.slice(0, index), ...pieces, ...list.slice(index + 1)]
}
