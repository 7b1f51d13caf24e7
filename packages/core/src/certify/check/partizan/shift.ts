import type { Way } from '../values.ts'
import type { Value, Values } from './values.ts'

/** The values of heaps 0, 1, 2, …, and the ways to move of each player. */
export interface Heaps {
  readonly values: Values
  readonly at: Value[]
  readonly left: readonly Way[]
  readonly right: readonly Way[]
}

/**
 * Whether all moves in s are answered at heap n, to a depth.
 *
 * n with s has the options of n with s added, and those in which somebody has moved in s. One of the
 * latter, a heap i with a position t of s, is answered if an option of n with s added is at least as
 * good for the player who moved; or, where the depth is not 0, if the other player can move on from
 * it, in the heap or in t, to something that is at least as good for that player as n with s, and
 * all moves of the first player from there are answered to a depth less by one. An answered option is
 * dominated, or reversible through something that leads to answered options alone, so that it can be
 * left out: then G(n) + s is the value of the options of n with s added.
 */
export function isAnswered(heaps: Heaps, n: number, s: Value, depth: number): boolean {
  const { values, at } = heaps
  const worth = (heap: number, t: Value) => values.add(at[heap] as Value, t)
  const whole = worth(n, s)
  const takes = (left: boolean) =>
    (left ? heaps.left : heaps.right).filter((way) => way.one).map((way) => way.take)
  const inside = (left: boolean, t: Value) => (left ? values.left(t) : values.right(t))
  const asGood = (left: boolean, x: Value, y: Value) =>
    left ? values.atMost(y, x) : values.atMost(x, y)
  const answered = (left: boolean, heap: number, t: Value, more: number): boolean => {
    const value = worth(heap, t)
    if (takes(left).some((take) => asGood(left, worth(n - take, s), value))) return true
    if (more === 0) return false
    const holds = (to: number, u: Value) =>
      asGood(!left, worth(to, u), whole) &&
      takes(left).every((take) => answered(left, to - take, u, more - 1)) &&
      inside(left, u).every((w) => answered(left, to, w, more - 1))
    return (
      takes(!left).some((take) => holds(heap - take, t)) ||
      inside(!left, t).some((u) => holds(heap, u))
    )
  }
  return [true, false].every((left) => inside(left, s).every((t) => answered(left, n, t, depth)))
}
