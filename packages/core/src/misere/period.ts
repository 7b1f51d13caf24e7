import type { Period } from '../arith/period.ts'
import { finiteSet } from '../rules/amounts.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'

/** The most that a move takes and the most heaps that it leaves. */
interface Bounds {
  readonly take: number
  readonly heaps: number
}

/** The bounds of a rule; undefined where there are none, or where halves must not be equal. */
function boundsOf(rule: HeapRule | CodeRule): Bounds | undefined {
  if (rule.kind === 'code') {
    const most = Math.max(...rule.digits)
    return { take: rule.digits.length - 1, heaps: most >= 8 ? 3 : most >= 4 ? 2 : 1 }
  }
  if (rule.split === 'unequal') return undefined
  const set = rule.take ? finiteSet(rule.take)?.map(Number) : []
  if (!set?.every(Number.isSafeInteger)) return undefined
  return { take: set.at(-1) ?? 0, heaps: rule.split || rule.thenSplit ? 2 : 1 }
}

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
  const bounds = boundsOf(rule)
  if (!bounds) return undefined
  const last = images.length - 1
  for (let length = 1; bounds.heaps * (1 + length) + bounds.take - 1 <= last; length++) {
    let from = last - length + 1
    while (from > 0 && images[from - 1] === images[from - 1 + length]) from--
    if (bounds.heaps * (Math.max(1, from) + length) + bounds.take - 1 <= last)
      return { from, length, saltus: 0 }
  }
  return undefined
}
