import { describe, expect, test } from 'vitest'
import { BeyondBudget, DISCOVER_BUDGET, discover, parse } from '../src/index.ts'
import { HeapTable } from '../src/values/table.ts'

/** A discovery within a share of the usual budget. */
const within = (text: string, share: number) =>
  discover(parse(text).game, {
    ...DISCOVER_BUDGET,
    table: Math.floor(DISCOVER_BUDGET.table * share),
  })

/** What proves the period of 0.104, the longest known: n0, p and the last heap of the proof. */
const LONGEST = { from: 197_769_598, period: 11_770_282 }
const NEEDED = 2 * (LONGEST.from + LONGEST.period - 1) + 3

/** A table of a code of its own: those that others have asked for are shared. */
function emptyTable(text: string): HeapTable {
  const { rule } = parse(text).game
  if (rule?.kind !== 'code') throw new TypeError(`${text} is no code`)
  return new HeapTable(rule)
}

/** A table computed up to a heap. */
function tableTo(text: string, last: number): HeapTable {
  const table = emptyTable(text)
  table.extend(last, DISCOVER_BUDGET)
  return table
}

/** A table computed as far as a share of the usual budget takes it. */
function tableWithin(text: string, share: number): HeapTable {
  const table = emptyTable(text)
  const budget = { ...DISCOVER_BUDGET, table: Math.floor(DISCOVER_BUDGET.table * share) }
  expect(() => table.extend(10_000_000, budget)).toThrow(BeyondBudget)
  return table
}

describe('a period shows before it is proved', () => {
  test.each(['octal 0.16', 'octal 0.56', 'octal 0.127'])('%s', (text) => {
    const proof = tableTo(text, 10_000_000).period?.checkedTo ?? 0
    expect(proof).toBeGreaterThan(0)
    const table = tableTo(text, Math.floor((2 / 3) * proof))
    expect(table.period).toBeUndefined()
    expect(table.hope).toBe(proof)
  })

  test('and where none shows there is no hope to prove one soon', () => {
    expect(tableTo('octal 0.6', 60_000).hope).toBeGreaterThan(90_000)
  })
})

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
    const table = tableWithin('octal 0.007', 0.16)
    expect(table.size).toBeGreaterThan(100_000)
    expect(table.size).toBeLessThan(125_000)
  })

  test('0.106, whose values cost almost nothing, has two thirds of those that 0.104 needs', () => {
    const { seen } = within('octal 0.106', 0.004)
    expect(seen?.to).toBeGreaterThan(0.002 * NEEDED)
    expect(seen?.to).toBeLessThan(0.0027 * NEEDED)
  })

  test('0.104 has as many values within the usual budget as its proof needs', () => {
    expect(DISCOVER_BUDGET.table / 32).toBeGreaterThan(NEEDED)
    // its period shows from here on, and the table is looked at whenever it has grown by a third
    expect((DISCOVER_BUDGET.table / 32) * (2 / 3)).toBeGreaterThan(1.3 * (NEEDED / 2))
  })

  test('what splits in three parts comes back as well', () => {
    const { checkedTo, seen } = within('hex 0.89', 0.02)
    expect(checkedTo).toBe(seen?.to)
    expect(checkedTo).toBeGreaterThan(500)
  })
})
