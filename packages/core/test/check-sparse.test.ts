import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SparseTable } from '../src/certify/check/sparse.ts'
import { SplitTable } from '../src/certify/check/split-table.ts'
import { Table } from '../src/certify/check/table.ts'
import { plainMex, type Way } from '../src/certify/check/values.ts'
import { waysOf } from '../src/certify/check/ways.ts'
import { Work } from '../src/certify/check/work.ts'

/** A claim that no value contradicts. */
const NO_CLAIM = { period: 1, preperiod: 1e9, saltus: 0, maxValue: 0 }

/** Compares the first values as the kernel of the check finds them, which ends where one is above 253. */
function compareKernel(ways: readonly Way[], mask: Mask, plain: ArrayLike<number>) {
  const table = new Table(NO_CLAIM, new Work())
  const split = new SplitTable(table, ways, mask, { period: 1, start: 1e9 }, new Work())
  let goesOn = true
  while (goesOn && table.length < plain.length) goesOn = split.extend(plain.length)
  // it looks some values ahead of those that it is asked for
  if (table.length < plain.length) expect(plain[table.length]).toBeGreaterThan(253)
  expect([...table.cells.subarray(0, table.length)]).toEqual(
    Array.from(plain).slice(0, table.length),
  )
}

interface Mask {
  readonly mask: number
  readonly parity: 0 | 1
}

describe('the check with a mask', () => {
  test('finds the values that plain marking of all options finds', () => {
    const digit = fc.integer({ min: 0, max: 7 })
    const game = fc.tuple(fc.constantFrom(0, 4), fc.array(digit, { minLength: 1, maxLength: 12 }))
    const proof = fc.tuple(fc.integer({ min: 0, max: 63 }), fc.nat(1))
    fc.assert(
      fc.property(game, proof, ([first, rest], [mask, odd]) => {
        const digits = [first, ...rest]
        const ways = waysOf({ kind: 'code', digits }, new Work())?.filter((way) => !way.three) ?? []
        const splits = ways.filter((way) => way.two).map((way) => way.take)
        if (splits.length === 0) return
        const parity = odd === 1 && splits.every((t) => (t - (splits[0] ?? 0)) % 2 === 0) ? 1 : 0
        const claim = NO_CLAIM
        const tables = [new Table(claim, new Work()), new Table(claim, new Work())] as const
        const sought = { period: 1, start: 1e9 }
        const sparse = new SparseTable(tables[0], ways, { mask, parity }, sought, new Work())
        tables[0].extend(700, (n) => sparse.next(n))
        tables[1].extend(700, plainMex(tables[1], ways))
        const plain = [...tables[1].cells.subarray(0, 700)]
        expect([...tables[0].cells.subarray(0, 700)]).toEqual(plain)
        compareKernel(ways, { mask, parity }, plain)
      }),
      { numRuns: 60 },
    )
  })

  test('finds them far out, where it has learned which pairs are of use, and whatever they grow to', () => {
    // values below 32 for long, below 64, and others
    for (const [code, mask] of [
      ['0.104', 31],
      ['0.106', 15],
      ['0.56', 31],
      ['0.376', 254],
    ] as const) {
      const ways = waysOf(
        { kind: 'code', digits: [...code.replace('.', '')].map(Number) },
        new Work(),
      )
      const claim = NO_CLAIM
      const tables = [new Table(claim, new Work()), new Table(claim, new Work())] as const
      const sought = { period: 1, start: 1e9 }
      const sparse = new SparseTable(tables[0], ways ?? [], { mask, parity: 0 }, sought, new Work())
      tables[0].extend(9000, (n) => sparse.next(n))
      tables[1].extend(9000, plainMex(tables[1], ways ?? []))
      expect(tables[0].cells.subarray(0, 9000)).toEqual(tables[1].cells.subarray(0, 9000))
      compareKernel(ways ?? [], { mask, parity: 0 }, tables[1].cells.subarray(0, 9000))
    }
  })

  test('ends a check early only where the period goes on', () => {
    // whatever period is asked for, true or not: one that is said to be proved holds far beyond
    const codes = [
      '0.6',
      '0.07',
      '0.77',
      '0.137',
      '0.156',
      '0.644',
      '4.34',
      '0.0106',
      '0.34',
      '0.37',
    ]
    let [proved, provedByKernel] = [0, 0]
    for (const code of codes) {
      const digits = [...code.replace('.', '')].map(Number)
      const ways = waysOf({ kind: 'code', digits }, new Work()) ?? []
      const claim = NO_CLAIM
      const table = new Table(claim, new Work())
      table.extend(3000, plainMex(table, ways))
      const cells = table.cells.slice(0, 3000)
      for (const mask of [1, 3, 6, 7, 12, 15])
        for (const period of [1, 2, 3, 4, 6, 8, 12, 24, 34])
          for (const start of [1, 5, 20, 71, 150, 400]) {
            const own = new Table(claim, new Work())
            const shape = [ways, { mask, parity: 0 }, { period, start }, new Work()] as const
            const sparse = new SparseTable(own, ...shape)
            const repeats = (n: number) => n < start + period || cells[n] === cells[n - period]
            while (own.length < 1200 && repeats(own.length) && !sparse.proved)
              own.extend(own.length + 1, (n) => sparse.next(n))
            let isProved = sparse.proved && repeats(own.length - 1)
            if (period > 8 && start === 71) {
              const others = new Table(claim, new Work())
              const split = new SplitTable(others, ...shape)
              while (others.length < 2400 && !split.proved) split.extend(2400)
              const seen = others.cells.subarray(0, others.length)
              if (split.proved && seen.every((_, n) => repeats(n))) {
                provedByKernel++
                isProved = true
              }
            }
            if (!isProved) continue
            proved++
            for (let n = start; n + period < 3000; n++)
              if (cells[n] !== cells[n + period])
                throw new Error(
                  `octal ${code}, mask ${mask}: ${period} from ${start} fails at ${n}`,
                )
          }
    }
    expect(proved).toBeGreaterThan(4)
    expect(provedByKernel).toBeGreaterThan(1)
  })
})
