import { describe, expect, test } from 'vitest'
import { parse } from '../src/games/parse.ts'
import type { CodeRule, HeapRule } from '../src/rules/rule.ts'
import { rule } from '../src/rules/syntax.ts'
import { tabulate } from '../src/solve/tabulate.ts'
import { OptionTable } from '../src/values/option-table.ts'
import { HeapTable } from '../src/values/table.ts'
import { waysOf } from '../src/values/ways.ts'

const BUDGET = { table: 1e12, search: 0 }

function ruleOf(text: string): HeapRule | CodeRule {
  return rule(text) as HeapRule | CodeRule
}

/** The values up to `last`, option by option, with no kernel. */
function plain(text: string, last: number): number[] {
  const table = new OptionTable((heap) => waysOf(ruleOf(text), heap))
  while (table.size <= last) table.advance(last)
  return [...table.values]
}

describe('a table equals plain search', () => {
  test.each([
    ['take {1,3,4}', 3000],
    ['take {2,7,19,44,63,101}', 3000],
    ['take 5..90', 3000],
    ['take 3..200', 3000],
    ['take any', 1500],
    ['take not {2,3,7}', 2000],
    ['take 2^k', 9000],
    ['take fib', 9000],
    ['take squares', 9000],
    ['take primes', 6000],
    ['take {1} or even', 3000],
    ['take odd or {4,6}', 6000],
    ['take any or split', 1500],
    ['take 2^k then may split', 500],
    ['take 1..3 then may split', 3000],
    ['take 1..20 then may split', 2600],
    ['take squares or split', 1500],
    ['split', 2000],
    ['split unequal', 5000],
    ['take {2} or split unequal', 3000],
    ['take 1..n/2', 1500],
    ['take divisors of n', 1500],
    ['take 2..4 or all when fewer than 2', 500],
    ['octal 0.137', 3000],
    ['octal 0.06', 5000],
    ['octal 4.344', 4000],
    ['hex 0.3F', 300],
    ['hex 0.123456789', 300],
  ])('%s up to %i', (text, last) => {
    const table = new HeapTable(ruleOf(text))
    table.extend(last, BUDGET)
    const expected = plain(text, last)
    expect([...table.upTo(last)]).toEqual(expected)
    expect(Array.from({ length: last + 1 }, (_, n) => table.at(n))).toEqual(expected)
  })

  test.each([
    ['take 1..n/2 then may split', (t: number, n: number) => 2 * t <= n],
    ['take divisors of n then may split', (t: number, n: number) => n % t === 0],
    ['take 1..n/3 then may split or split unequal', (t: number, n: number) => 3 * t <= n],
  ])('%s', (text, may) => {
    const unequal = text.includes('unequal')
    const values: number[] = []
    for (let n = 0; n <= 90; n++) {
      const met = new Set<number>()
      for (let t = unequal ? 0 : 1; t <= n; t++) {
        if (t > 0 && !may(t, n)) continue
        const left = n - t
        if (t > 0) met.add(values[left] as number)
        for (let a = 1; 2 * a < left + (unequal ? 0 : 1); a++)
          met.add((values[a] as number) ^ (values[left - a] as number))
      }
      let value = 0
      while (met.has(value)) value++
      values.push(value)
    }
    expect(plain(text, 90)).toEqual(values)
  })

  test('grown bit by bit as when grown at once', () => {
    for (const text of ['take primes', 'take squares', 'octal 0.56', 'take any or split']) {
      const slow = new HeapTable(ruleOf(text))
      for (let last = 10; last < 9000; last = Math.floor(last * 1.7)) slow.extend(last, BUDGET)
      slow.extend(9000, BUDGET)
      const quick = new HeapTable(ruleOf(text))
      quick.extend(9000, BUDGET)
      expect(slow.upTo(9000)).toEqual(quick.upTo(9000))
    }
  })
})

describe('periods with proof', () => {
  test.each([
    ['octal 0.16', 149_459, 105_351],
    ['octal 0.56', 144, 326_640],
    ['octal 0.127', 4, 46_578],
  ])('%s', (text, period, from) => {
    const table = new HeapTable(ruleOf(text))
    table.extend(Number.MAX_SAFE_INTEGER, BUDGET)
    expect(table.period).toMatchObject({ length: period, from })
    const far = from + 1000 * period + 17
    const values = table.upTo(far)
    expect(values.length).toBe(far + 1)
    const end = Array.from({ length: 2000 }, (_, i) => table.at(far - 1999 + i))
    expect([...values.subarray(far - 1999)]).toEqual(end)
    expect(values[far]).toBe(values[far - 500 * period])
  })
})

describe('a run that is too long', () => {
  test('stops at the budget and says how far it came', () => {
    const table = new HeapTable(ruleOf('octal 0.6'))
    expect(() => table.extend(10_000_000, { table: 1e7, search: 0 })).toThrow(/reached heap \d+/)
    expect(table.size).toBeGreaterThan(1000)
  })

  test('stops at the memory it may use', () => {
    const table = new HeapTable(ruleOf('take fib'))
    const budget = { ...BUDGET, memory: 3_000_000 }
    expect(() => table.extend(50_000_000, budget)).toThrow(/MiB of memory/)
  })

  test('stops when its progress says so', () => {
    const table = new HeapTable(ruleOf('octal 0.6'))
    let calls = 0
    const progress = (done: number) => {
      expect(done).toBeLessThanOrEqual(1.1)
      if (++calls === 5) throw new Error('enough')
    }
    expect(() => table.extend(1e9, { ...BUDGET, progress })).toThrow('enough')
    table.extend(table.size + 10, BUDGET)
    expect(table.at(10)).toBe(plain('octal 0.6', 10)[10])
  })
})

describe('a game of any number of pairs has the table of one pair', () => {
  const cells = (text: string, rows: number, columns: number) => {
    const table = tabulate(parse(text).game, [rows, columns])
    return Array.from({ length: rows + 1 }, (_, i) =>
      Array.from({ length: columns + 1 }, (_, j) => Number(table.cell(i, j))),
    )
  }

  test('heaps with their own bounds', () => {
    for (const [size, row] of cells('bash-heaps', 12, 7).entries())
      expect(row).toEqual(row.map((_, most) => size % (most + 1)))
  })

  test('two piles of which one is removed and one divided', () => {
    const ones = (n: number): number => (n % 2 === 1 ? 1 + ones((n - 1) / 2) : 0)
    for (const [a, row] of cells('remove-and-split', 9, 9).entries())
      for (const [b, value] of row.entries())
        if (a > 0 && b > 0) expect(value).toBe(ones((a - 1) | (b - 1)))
  })

  test('two numbers that are no pair leave nothing to move in', () => {
    expect(cells('castles 1 2 3', 2, 3)).toEqual([
      [0, 0, 0, 0],
      [1, 1, 1, 0],
      [2, 2, 2, 0],
    ])
    const { game } = parse('castles 1 2 3')
    const none = game.rules.at?.([1n, 3n])
    expect(game.rules.parse(game.rules.print(none))).toEqual(none)
  })
})
