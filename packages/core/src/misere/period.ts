import type { Period } from '../arith/period.ts'
import { reachOf } from '../rules/reach.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'

/**
 * The period that the images of the heaps are proved to have. Where moves take at most k and leave
 * at most h heaps, Φ(n+p) = Φ(n) for all n ≥ n0 follows when it holds for n0 ≤ n < h·m + (h−1)p + k
 * with m = max(1, n0): a larger heap n + p has options with the same images as n, so that sums with
 * it have been looked at with n in its place.
 */
export function provedPeriod(
  rule: HeapRule | CodeRule,
  images: readonly number[],
): Period | undefined {
  const reach = reachOf(rule)
  if (!reach) return undefined
  const last = images.length - 1
  for (let length = 1; reach.heaps * (1 + length) + reach.take - 1 <= last; length++) {
    let from = last - length + 1
    while (from > 0 && images[from - 1] === images[from - 1 + length]) from--
    if (reach.heaps * (Math.max(1, from) + length) + reach.take - 1 <= last)
      return { from, length, saltus: 0 }
  }
  return undefined
}
