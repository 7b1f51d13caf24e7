import { type Reach, reachOf } from '../../rules/reach.ts'
import type { PartizanRule } from '../../rules/rule.ts'

/** The largest amount that periods are looked for with. */
const FARTHEST = 100_000

/**
 * The most that a move of either player takes, and the most heaps that it leaves; undefined for rules
 * whose values are not known to repeat.
 */
export function partizanReach({ left, right }: PartizanRule): Reach | undefined {
  const [one, other] = [reachOf(left), reachOf(right)]
  if (!one || !other) return undefined
  const take = Math.max(one.take, other.take)
  return take > FARTHEST ? undefined : { take, heaps: Math.max(one.heaps, other.heaps) }
}
