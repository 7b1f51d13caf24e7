import type { Form, Forms } from '../../forms/forms.ts'
import type { Mover } from '../../model/outcome.ts'

/** Heaps from which each player may only take, and what they are worth. */
export interface TakenHeaps {
  readonly forms: Forms
  readonly values: readonly Form[]
  /** The amounts that each player may take from any heap that is large enough. */
  readonly takes: Readonly<Record<Mover, readonly number[]>>
}

const OTHER: Readonly<Record<Mover, Mover>> = { left: 'right', right: 'left' }

/**
 * Whether a game s that is added to all options of a heap is added to its value by that: every move
 * in s is answered, by moves in the heap and in s. The heap n with s has, beside the options of n with
 * s added, those in which somebody has moved in s. Such an option is of no use if another one is at
 * least as good; or if the opponent can go on to something that is at least as good for the opponent
 * as n with s was, and all that can follow is of no use, to some depth. (Dominated and reversible
 * options do not change a value.) All that is compared is a heap with a position of s against n with
 * s or one of its options with s, so that the answer is the same when s is added to all values.
 */
export function isShift(heaps: TakenHeaps, n: number, s: Form, depth: number): boolean {
  const { forms, values, takes } = heaps
  const worth = (heap: number, t: Form) => forms.add(values[heap] as Form, t)
  const whole = worth(n, s)
  const options = (t: Form, mover: Mover) => (mover === 'left' ? forms.left(t) : forms.right(t))
  const asGood = (mover: Mover, x: Form, y: Form) =>
    mover === 'left' ? forms.atMost(y, x) : forms.atMost(x, y)
  const isUseless = (mover: Mover, heap: number, t: Form, more: number): boolean => {
    const value = worth(heap, t)
    if (takes[mover].some((take) => asGood(mover, worth(n - take, s), value))) return true
    if (more === 0) return false
    const other = OTHER[mover]
    const answers = (to: number, u: Form) =>
      asGood(other, worth(to, u), whole) &&
      takes[mover].every((take) => isUseless(mover, to - take, u, more - 1)) &&
      options(u, mover).every((w) => isUseless(mover, to, w, more - 1))
    return (
      takes[other].some((take) => answers(heap - take, t)) ||
      options(t, other).some((u) => answers(heap, u))
    )
  }
  return (['left', 'right'] as const).every((mover) =>
    options(s, mover).every((t) => isUseless(mover, n, t, depth)),
  )
}
