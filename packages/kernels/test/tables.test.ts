import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CounterTable,
  DenseTable,
  type Direction,
  leastAbsent,
  PlainTable,
  SparseTable,
  TakeTable,
  TripleTable,
  type ValueTable,
  type Ways,
} from '../src/index.ts'

/** All values up to `last`, computed in as many slices as it takes. */
function filled(table: ValueTable, last: number): number[] {
  while (table.size <= last) table.advance(last)
  return [...table.values.subarray(0, last + 1)]
}

const NONE: Ways = { all: [], one: [], two: [], three: [], unequal: false, longest: 0 }

/** The ways of an octal or hexadecimal code, digit by digit. */
function code(digits: readonly number[]): Ways {
  const having = (bit: number) => [...digits.keys()].filter((i) => (digits[i] as number) & bit)
  return {
    all: having(1).filter((i) => i > 0),
    one: having(2),
    two: having(4),
    three: having(8),
    unequal: false,
    longest: digits.length - 1,
  }
}

const octalDigits = fc
  .tuple(fc.constantFrom(0, 4), fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 5 }))
  .map(([first, rest]) => [first, ...rest])

describe('the sparse-space method equals plain search', () => {
  test('for any octal code', () => {
    fc.assert(
      fc.property(octalDigits, (digits) => {
        const ways = code(digits)
        const last = 2500
        expect(filled(new SparseTable(ways), last)).toEqual([...leastAbsent(ways, last + 1)])
      }),
      { numRuns: 60 },
    )
  })

  test.each([[[0, 0, 7]], [[0, 6]], [[0, 1, 6]], [[0, 3, 7, 6]], [[0, 1, 0, 4]], [[4, 5, 6]]])(
    'for the code %j, whose values need one byte or two, far',
    (digits) => {
      const ways = code(digits)
      expect(filled(new SparseTable(ways), 9000)).toEqual([...leastAbsent(ways, 9001)])
    },
  )

  test.each([
    [20, [1, 2, 3], 416],
    [20, Array.from({ length: 20 }, (_, i) => i + 1), 1664],
  ])('for values that outgrow one byte (take 1..%i, then split)', (most, two, largest) => {
    const one = Array.from({ length: most }, (_, i) => i + 1)
    const ways: Ways = { ...NONE, all: two.length > 3 ? one : [], one, two, longest: most }
    const values = filled(new SparseTable(ways), 1999)
    expect(values).toEqual([...leastAbsent(ways, 2000)])
    expect(Math.max(...values)).toBe(largest)
  })

  test('for unequal splits', () => {
    const ways: Ways = { ...NONE, two: [0], unequal: true }
    expect(filled(new SparseTable(ways), 9000)).toEqual([...leastAbsent(ways, 9001)])
  })

  test('whatever the slices are', () => {
    const ways = code([0, 1, 2, 7])
    const table = new SparseTable(ways)
    for (let last = 513; last < 4000; last += 37) while (table.size <= last) table.advance(last)
    expect([...table.values.subarray(0, 3900)]).toEqual([...leastAbsent(ways, 3900)])
  })
})

describe('taking equals plain search', () => {
  const amounts = fc
    .uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 90 })
    .map((list) => list.sort((a, b) => a - b))

  test('for any finite lists', () => {
    fc.assert(
      fc.property(amounts, amounts, (all, one) => {
        const table = new TakeTable(one.length)
        table.list(all, one)
        const ways: Ways = { ...NONE, all, one, longest: 400 }
        expect(filled(table, 900)).toEqual([...leastAbsent(ways, 901)])
      }),
    )
  })

  test('for any dense set', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 1200 }), (member) => {
        const one = member.flatMap((is, i) => (is ? [i + 1] : []))
        const length = member.length
        const ways: Ways = { ...NONE, all: one, one, longest: length }
        expect(filled(new DenseTable(length, one), length - 1)).toEqual([
          ...leastAbsent(ways, length),
        ])
      }),
      { numRuns: 60 },
    )
  })

  test('together with splits, for any sets', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, fc.boolean(), (all, one, two, unequal) => {
        const ways: Ways = { ...NONE, all, one, two, unequal, longest: 400 }
        const expected = [...leastAbsent(ways, 300)]
        const table = new PlainTable(300, ways, expected.slice(0, 20))
        expect(filled(table, 299)).toEqual(expected)
      }),
      { numRuns: 40 },
    )
  })

  test('with values that outgrow the first room for them', () => {
    const one = Array.from({ length: 3000 }, (_, i) => i + 1)
    const values = filled(new PlainTable(3000, { ...NONE, all: one, one, two: [0] }), 2999)
    // Lasker: 0 1 2 4 3 5 6 8 7 …
    expect(values.slice(0, 9)).toEqual([0, 1, 2, 4, 3, 5, 6, 8, 7])
    expect(values[2999]).toBe(3000)
  })
})

describe('splits in three equal plain search', () => {
  test('for any hexadecimal code', () => {
    fc.assert(
      fc.property(
        fc.tuple(
          fc.constantFrom(0, 4, 8, 12),
          fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 4 }),
        ),
        ([first, rest]) => {
          const ways = code([first, ...rest])
          const values = filled(new TripleTable(140, ways), 139)
          expect(values).toEqual([...leastAbsent(ways, 140)])
        },
      ),
      { numRuns: 60 },
    )
  })

  test('when the values outgrow their sets', () => {
    const ways = code([0, 3, 3, 3, 3, 3, 3, 15, 15, 15, 15])
    expect(filled(new TripleTable(400, ways), 399)).toEqual([...leastAbsent(ways, 400)])
  })
})

describe('two counters equal plain search', () => {
  const direction: fc.Arbitrary<Direction> = fc
    .record({ p: fc.nat(3), q: fc.nat(3), any: fc.boolean() })
    .filter(({ p, q }) => p + q > 0)

  test('for any directions', () => {
    fc.assert(
      fc.property(
        fc.array(direction, { maxLength: 5 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        (directions, rows, columns) => {
          const table = new CounterTable(rows, columns, directions)
          while (table.rows < rows) table.advance()
          expect(Array.from(table.values)).toEqual(plainCounters(directions, rows, columns))
        },
      ),
      { numRuns: 300 },
    )
  })
})

function plainCounters(directions: readonly Direction[], rows: number, columns: number): number[] {
  const values: number[] = []
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < columns; j++) {
      const seen = new Set<number>()
      for (const { p, q, any } of directions)
        for (let k = 1; k * p <= i && k * q <= j; k++) {
          seen.add(values[(i - k * p) * columns + j - k * q] as number)
          if (!any) break
        }
      let value = 0
      while (seen.has(value)) value++
      values.push(value)
    }
  return values
}

describe('the end of a table', () => {
  test('shows its least period and where that begins', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(3), { minLength: 1, maxLength: 40 }),
        fc.array(fc.nat(3), { maxLength: 200 }),
        (period, before) => {
          const values = [
            ...before,
            ...Array.from({ length: 400 }, (_, i) => period[i % period.length] as number),
          ]
          const known = new PlainTable(values.length, NONE, values)
          const p = known.tail.next(1)
          expect(period.length % p).toBe(0)
          const start = known.tail.start(p)
          expect(values.slice(start, -p)).toEqual(values.slice(start + p))
          if (start > 0) expect(values[start - 1]).not.toBe(values[start - 1 + p])
          for (let q = 1; q < p; q++)
            expect(values.slice(-64)).not.toEqual(values.slice(-64 - q, -q))
        },
      ),
    )
  })
})
