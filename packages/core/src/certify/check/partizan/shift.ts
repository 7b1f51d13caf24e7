import type { Way } from '../values.ts'
import { PER_VALUE, type Work } from '../work.ts'
import type { Value, Values } from './values.ts'

/** The values of heaps 0, 1, 2, …, and the ways to move of each player. */
export interface Heaps {
  readonly values: Values
  readonly at: Value[]
  readonly left: readonly Way[]
  readonly right: readonly Way[]
}

/** What stands beside a position of s. */
type List = readonly number[]

/**
 * Whether all moves in s are answered at heap n, to a depth.
 *
 * n with s has the options of n with s added, and those in which somebody has moved in s. One of the
 * latter, heaps with a position t of s, is answered if an option of n with s added is at least as
 * good for the player who moved; or, where the depth is not 0, if the other player can move on from
 * it, in the heaps or in t, to something that is at least as good for that player as n with s, and
 * all moves of the first player from there are answered to a depth less by one. An answered option is
 * dominated, or reversible through something that leads to answered options alone, so that it can be
 * left out: then G(n) + s is the value of the options of n with s added.
 */
export function isAnswered(heaps: Heaps, n: number, s: Value, depth: number, work: Work): boolean {
  const { values, at } = heaps
  const worth = (list: List, t: Value) => {
    work.spend(PER_VALUE)
    let sum = t
    for (const heap of list) sum = values.add(at[heap] as Value, sum)
    return sum
  }
  const moves = (left: boolean, list: List) => movesOf(left ? heaps.left : heaps.right, list)
  const inside = (left: boolean, t: Value) => (left ? values.left(t) : values.right(t))
  const asGood = (left: boolean, x: Value, y: Value) =>
    left ? values.atMost(y, x) : values.atMost(x, y)
  const whole = worth([n], s)
  const leftMoves = new Set(Array.from(moves(true, [n]), (list) => worth(list, s)))
  const rightMoves = new Set(Array.from(moves(false, [n]), (list) => worth(list, s)))
  const answered = (left: boolean, list: List, t: Value, more: number): boolean => {
    const value = worth(list, t)
    for (const option of left ? leftMoves : rightMoves) if (asGood(left, option, value)) return true
    if (more === 0) return false
    const holds = (to: List, u: Value): boolean => {
      if (!asGood(!left, worth(to, u), whole)) return false
      for (const next of moves(left, to)) if (!answered(left, next, u, more - 1)) return false
      return inside(left, u).every((w) => answered(left, to, w, more - 1))
    }
    for (const to of moves(!left, list)) if (holds(to, t)) return true
    return inside(!left, t).some((u) => holds(list, u))
  }
  return [true, false].every((left) => inside(left, s).every((t) => answered(left, [n], t, depth)))
}

/** What one move can make of heaps. */
function* movesOf(ways: readonly Way[], list: List): Generator<List> {
  for (let i = 0; i < list.length; i++) {
    const others = list.filter((_, j) => j !== i)
    for (const { take, none, one, two, three } of ways) {
      const rest = (list[i] as number) - take
      if (rest < 0) break
      if (rest === 0 && none) yield others
      if (rest > 0 && one) yield [rest, ...others]
      if (two) for (let a = 1; 2 * a <= rest; a++) yield [a, rest - a, ...others]
      if (three)
        for (let a = 1; 3 * a <= rest; a++)
          for (let b = a; a + 2 * b <= rest; b++) yield [a, b, rest - a - b, ...others]
    }
  }
}
