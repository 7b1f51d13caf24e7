import { type NormalAmounts, normalAmounts } from '../../rules/normal.ts'
import type { CodeRule, HeapRule } from '../../rules/rule.ts'

/** As many options all heaps of a table may have together. */
const MOST_OPTIONS = 200_000_000n
const LARGEST_HEAPS = [1_000_000n, 100_000n, 10_000n, 1000n]

/** The largest heap up to which the table of a rule is made in a moment. */
export function largestHeap(rule: HeapRule | CodeRule): bigint {
  return LARGEST_HEAPS.find((n) => n * optionCount(rule, n) <= MOST_OPTIONS) ?? 100n
}

/** About how many options a heap of n has. */
function optionCount(rule: HeapRule | CodeRule, n: bigint): bigint {
  if (rule.kind === 'code')
    return rule.digits.reduce((sum, d) => sum + (d & 8 ? n * n : d & 4 ? n / 2n : 1n), 0n)
  const takes = rule.take ? amountCount(normalAmounts(rule.take), n) : 0n
  return (
    takes * (rule.thenSplit ? n / 2n : 1n) + (rule.split ? n / 2n : 0n) + (rule.into ? n * n : 0n)
  )
}

/** About how many amounts up to n there are. */
function amountCount({ spans, shares, holes, parity, listed }: NormalAmounts, n: bigint): bigint {
  if (shares.length > 0 || holes || parity !== undefined) return n
  const inSpans = spans.reduce((sum, [from, to]) => sum + (to < n ? to : n) - from + 1n, 0n)
  const inLists = listed.map(({ roughly }) => roughly(n))
  return inLists.reduce((sum, count) => sum + count, inSpans + 30n)
}
