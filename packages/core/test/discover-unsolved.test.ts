import { describe, expect, test } from 'vitest'
import { DISCOVER_BUDGET, discover, parse } from '../src/index.ts'

/** A discovery within a share of the usual budget. */
const within = (text: string, share: number) =>
  discover(parse(text).game, {
    ...DISCOVER_BUDGET,
    table: Math.floor(DISCOVER_BUDGET.table * share),
  })

/** What proves the period of 0.104, the longest known: n0, p and the last heap of the proof. */
const LONGEST = { from: 197_769_598, period: 11_770_282 }
const NEEDED = 2 * (LONGEST.from + LONGEST.period - 1) + 3

describe('a code whose period is not found', () => {
  test.each(['octal 0.007', 'octal 0.06', 'octal 0.114', 'octal 0.6'])(
    '%s comes back with what it has',
    (text) => {
      const { status, seen, checkedTo, certificate } = within(text, 0.01)
      expect({ status, certificate }).toEqual({ status: 'none', certificate: undefined })
      expect(checkedTo).toBe(seen?.to)
      expect(seen?.to).toBeGreaterThan(15_000)
      expect(seen?.largest).toBeGreaterThan(40)
      expect(seen?.heap).toBeLessThanOrEqual(seen?.to ?? 0)
    },
  )

  test('0.007 pays for each comparison, so that the work is the time it takes', () => {
    // by one unit a vector it came to 138,000 here, and took more than a minute in the end
    expect(within('octal 0.007', 0.16).seen?.to).toBeLessThan(125_000)
  })

  test('0.106, whose values cost almost nothing, has no more of them than 0.104 needs', () => {
    const { seen } = within('octal 0.106', 0.004)
    expect(seen?.to).toBeLessThan(0.00403 * NEEDED)
  })

  test('0.104 has as many values within the usual budget as its proof needs', () => {
    const { seen } = within('octal 0.104', 0.004)
    expect(seen?.to).toBeGreaterThanOrEqual(0.004 * NEEDED)
  })

  test('what splits in three parts comes back as well', () => {
    const { checkedTo, seen } = within('hex 0.89', 0.02)
    expect(checkedTo).toBe(seen?.to)
    expect(checkedTo).toBeGreaterThan(500)
  })
})
