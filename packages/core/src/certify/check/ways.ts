import { amountFlags, flagged, largestAmount } from './amounts.ts'
import type { CodeRule, HeapRule } from './rule.ts'
import type { Way } from './values.ts'
import type { Work } from './work.ts'

/** The steps that a way takes when it is listed; it is its memory that counts. */
const PER_WAY = 1000

/** The ways to move of a rule, by rising amounts; undefined where there is no largest amount. */
export function waysOf(rule: HeapRule | CodeRule, work: Work): Way[] | undefined {
  if (rule.kind === 'code') {
    const ways = rule.digits.map((digit, take) => ({
      take,
      none: (digit & 1) > 0,
      one: (digit & 2) > 0,
      two: (digit & 4) > 0,
      three: (digit & 8) > 0,
    }))
    return ways.filter((_, take) => rule.digits[take] !== 0)
  }
  const { takes, thenSplit, split } = rule
  const most = largestAmount(takes)
  if (most === Infinity) return undefined
  const amounts = flagged(amountFlags(takes, most, work))
  work.spend(PER_WAY * amounts.length)
  const taking = amounts.map(
    (take): Way => ({ take, none: true, one: true, two: thenSplit, three: false }),
  )
  const splitting = { take: 0, none: false, one: false, two: true, three: false }
  return split ? [splitting, ...taking] : taking
}

/** The most heaps that a move may leave. */
export function mostHeaps(ways: readonly Way[]): 1 | 2 | 3 {
  return ways.some((way) => way.three) ? 3 : ways.some((way) => way.two) ? 2 : 1
}
