import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileSmall } from '../src/formula/compile.ts'
import { evaluate, type Scope } from '../src/formula/evaluate.ts'
import { maximumMatching } from '../src/formula/matching.ts'
import { periodOf } from '../src/formula/period.ts'
import { sizeOf } from '../src/formula/size.ts'
import { streamOf } from '../src/formula/stream.ts'
import { substitute } from '../src/formula/substitute.ts'
import {
  and,
  cases,
  columnsOf,
  div,
  equal,
  type Formula,
  floorPhi,
  highbit,
  isCondition,
  isFib,
  isTerm,
  linear,
  lowbit,
  matching,
  max,
  maxOf,
  min,
  minus,
  mod,
  not,
  or,
  partIn,
  periodic,
  periodicAfter,
  plus,
  popcount,
  smallestPart,
  sumOf,
  takeaway,
  times,
  treeOf,
  unpairedOf,
  xor,
  xorOf,
} from '../src/formula/tree.ts'
import { formulas } from './formula-arbitrary.ts'
import { heaps, huge } from './trials.ts'

/** The value, or the error in its place. */
function outcomeOf(run: () => bigint | number): string {
  try {
    return `${run()}`
  } catch {
    return 'no value'
  }
}

const at = (f: Formula, n: bigint, m = 3n) => evaluate(f, { vars: { n, m } })

describe('a formula keeps its value', () => {
  const small = fc.oneof(
    fc.nat(40),
    fc.nat(2 ** 31 - 1),
    fc.integer({ min: 2 ** 31, max: 2 ** 32 - 1 }),
  )

  test('compiled for small numbers', () => {
    let compiled = 0
    fc.assert(
      fc.property(
        formulas(true, true),
        fc.array(small, { minLength: 4, maxLength: 8 }),
        (f, list) => {
          const run = compileSmall(f, { m: 3n })
          if (!run) return
          if (JSON.stringify(f, (_, v) => (typeof v === 'bigint' ? `${v}` : v)).includes('"n"'))
            compiled++
          for (const n of list)
            expect(
              outcomeOf(() => run(n)),
              `n = ${n}`,
            ).toBe(outcomeOf(() => at(f, BigInt(n))))
        },
      ),
      { numRuns: 4000 },
    )
    expect(compiled).toBeGreaterThan(500)
  })

  test('with numbers put in for some names', () => {
    fc.assert(
      fc.property(formulas(true, true), huge, huge, (f, n, m) => {
        expect(outcomeOf(() => evaluate(substitute(f, { m }), { vars: { n } }))).toBe(
          outcomeOf(() => at(f, n, m)),
        )
      }),
      { numRuns: 2000 },
    )
  })

  test('with numbers put in, only the cases that these leave open stay, in one list', () => {
    const held = equal(mod('k', 3), 0)
    const rest = equal(mod('n', plus('k', 1)), 'k')
    const f = cases([[and(held, rest), 3]], cases([[held, mod('n', 2)]], mod('n', 3)))
    expect(substitute(f, { k: 5n })).toEqual(mod('n', 3))
    expect(substitute(f, { k: 6n })).toEqual(cases([[equal(mod('n', 7), 6), 3]], mod('n', 2)))
    const both = cases([[rest, 3]], cases([[or(not(held), equal('n', 1)), 4]], 5))
    expect(substitute(both, { k: 3n })).toEqual(
      cases(
        [
          [equal(mod('n', 4), 3), 3],
          [equal('n', 1), 4],
        ],
        5,
      ),
    )
    // what stands second is given as it is, a number too
    const counted = and(equal('n', 1), plus('k', 3))
    for (const n of [0n, 1n])
      expect(evaluate(substitute(counted, { k: 1n }), { vars: { n } })).toBe(4n * n)
  })

  test('with numbers put in for names within an aggregate', () => {
    const f = xorOf(plus('m', 'k'))
    for (const list of [[], [5n], [5n, 6n]])
      expect(evaluate(substitute(f, { m: 2n, k: 1n }), { vars: {}, heaps: list })).toBe(
        list.length === 1 ? 3n : 0n,
      )
    const edges = [[1, 2]] as const
    expect(evaluate(substitute(matching('m'), { m: 7n }), { vars: {}, edges })).toBe(1n)
  })

  test('after its period, where the tree shows one', () => {
    let found = 0
    fc.assert(
      fc.property(formulas(true, true), fc.bigInt({ min: 0n, max: 10n ** 20n }), (f, more) => {
        let period: ReturnType<typeof periodOf>
        try {
          period = periodOf(f, { m: 3n })
        } catch {
          return // a modulus without a value
        }
        if (!period || period.length <= 0n) return
        found++
        const n = period.from + more
        expect(outcomeOf(() => at(f, n + period.length))).toBe(outcomeOf(() => at(f, n)))
      }),
      { numRuns: 2000 },
    )
    expect(found).toBeGreaterThan(100)
  })

  test('folded over a stream of heaps', () => {
    const each = [periodicAfter('n', [0, 5], [1, 2, 4, 3], 4), minus(mod('n', 7), 3), lowbit('n')]
    const block = fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { maxLength: 8 })
    for (const f of each)
      fc.assert(
        fc.property(block, block, (a, b) => {
          const formula = plus(xorOf(f), maxOf('n'))
          const stream = streamOf(formula, {})
          stream?.add(Uint32Array.from(a))
          stream?.add(b.map(BigInt))
          const all = [...a, ...b].map(BigInt)
          expect(stream?.result()).toBe(evaluate(formula, { vars: {}, heaps: all }))
        }),
      )
    for (const f of [xorOf('size'), sumOf('n'), unpairedOf('n'), treeOf(xorOf('n')), matching()])
      expect(streamOf(f, {})).toBeUndefined()
    expect(streamOf(xorOf(maxOf('n')), {})).toBeUndefined()
  })
})

describe('nodes mean what they say', () => {
  test('binary columns: for 2 the xor, else digit by digit', () => {
    fc.assert(
      fc.property(heaps, fc.bigInt({ min: 2n, max: 9n }), (list, m) => {
        const scope: Scope = { vars: { m }, heaps: list }
        expect(evaluate(columnsOf('n', 2), scope)).toBe(evaluate(xorOf('n'), scope))
        let expected = 0n
        for (let bit = 0n; bit < 200n; bit++)
          expected += (list.reduce((sum, n) => sum + ((n >> bit) & 1n), 0n) % m) * m ** bit
        expect(evaluate(columnsOf('n', 'm'), scope)).toBe(expected)
      }),
    )
    expect(() => evaluate(columnsOf(minus('n', 1), 3), { vars: {}, heaps: [0n] })).toThrow(
      /negative/,
    )
  })

  test('values that occur an odd number of times', () => {
    const list = fc.array(fc.bigInt({ min: 0n, max: 6n }), { maxLength: 12 })
    fc.assert(
      fc.property(list, (numbers) => {
        const odd = [1n, 2n, 3n, 4n, 5n, 6n].filter(
          (n) => numbers.filter((x) => x === n).length % 2 === 1,
        )
        expect(evaluate(unpairedOf('n'), { vars: {}, heaps: numbers })).toBe(BigInt(odd.length))
      }),
    )
  })

  test('heaps of several numbers', () => {
    const scope = {
      vars: { k: 1n },
      heaps: [
        { a: 7n, b: 2n },
        { a: 9n, b: 4n },
        { a: 1n, b: 0n },
      ],
    }
    expect(evaluate(xorOf(mod('a', plus('b', 'k'))), scope)).toBe(1n ^ 4n ^ 0n)
    expect(evaluate(maxOf(times('a', 'b')), scope)).toBe(36n)
    expect(evaluate(sumOf(1), scope)).toBe(3n)
  })

  test('a tree folded from its leaves', () => {
    const scope = { vars: {}, parents: [0, 1, 1, 0, 4] }
    expect(evaluate(treeOf(xorOf(plus('n', 1))), scope)).toBe(3n)
    expect(evaluate(treeOf(plus(sumOf('n'), 1)), scope)).toBe(6n) // vertices
    expect(evaluate(treeOf(maxOf(plus('n', 1))), scope)).toBe(2n) // height
    expect(() => evaluate(treeOf(sumOf('n')), { vars: {}, parents: [2, 1] })).toThrow(/cycle/)
  })

  test('a largest matching, against all sets of edges', () => {
    const edge = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 8 }))
    fc.assert(
      fc.property(
        fc.array(edge, { maxLength: 9 }),
        fc.integer({ min: 1, max: 8 }),
        (edges, gone) => {
          const left = edges.filter((e) => !e.includes(gone))
          let most = 0
          for (let set = 0; set < 2 ** left.length; set++) {
            const ends = left.filter((_, i) => (set >> i) & 1).flat()
            if (new Set(ends).size === ends.length) most = Math.max(most, ends.length / 2)
          }
          const scope = { vars: { v: BigInt(gone) }, edges }
          expect(evaluate(matching('v'), scope)).toBe(BigInt(most))
          expect(evaluate(matching(), { vars: {}, edges: left })).toBe(BigInt(most))
        },
      ),
    )
    expect(() =>
      maximumMatching([
        [1, 2],
        [2, 3],
        [3, 1],
      ]),
    ).toThrow(/odd cycle/)
  })

  test('sequences: Fibonacci’s by its recurrence and as the take-away sequence of 2', () => {
    const fibonacci = linear([1, 2], [1, 1])
    fc.assert(
      fc.property(huge, (n) => {
        expect(at(partIn('n', fibonacci), n)).toBe(at(smallestPart('n'), n))
        expect(at(partIn('n', takeaway(2)), n)).toBe(at(smallestPart('n'), n))
        expect(at(isTerm('n', fibonacci), n)).toBe(n === 0n ? 0n : at(isFib('n'), n))
      }),
    )
    const terms = (f: Formula) =>
      Array.from({ length: 70 }, (_, i) => BigInt(i)).filter((n) => at(f, n) === 1n)
    expect(terms(isTerm('n', takeaway(1)))).toEqual([1n, 2n, 4n, 8n, 16n, 32n, 64n])
    expect(terms(isTerm('n', takeaway('m')))).toEqual(
      [1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55].map(BigInt), // 3: h(i+1) = h(i) + h(i−3) in the end
    )
    expect(terms(isTerm('n', linear([0, 1, 3], [3, -2])))).toEqual([0n, 1n, 3n, 7n, 15n, 31n, 63n])
    expect(at(partIn('n', linear([1], [3])), 6n)).toBe(3n) // 6 = 3 + 3
    expect(() => at(isTerm('n', linear([1, 5], [1])), 100n)).toThrow(/goes from/)
    expect(() => at(isTerm('n', takeaway(0)), 100n)).toThrow(/at least 1/)
  })

  test('⌊xφ⌋ below 0 as well', () => {
    for (let x = -50; x <= 50; x++)
      expect(at(floorPhi('n'), BigInt(x))).toBe(BigInt(Math.floor((x * (1 + Math.sqrt(5))) / 2)))
  })

  test('a condition is told from a value', () => {
    expect(isCondition(cases([[equal('n', 0), isFib('n')]], isTerm('n', takeaway(2))))).toBe(true)
    expect(isCondition(cases([[equal('n', 0), 1]], equal('n', 1)))).toBe(false)
  })
})

describe('periodic tables', () => {
  test('first values, period and saltus', () => {
    const lasker = periodicAfter('n', [0], [1, 2, 4, 3], 4)
    const closed = cases(
      [
        [equal('n', 0), 0],
        [equal(mod('n', 4), 0), minus('n', 1)],
        [equal(mod('n', 4), 3), plus('n', 1)],
      ],
      'n',
    )
    fc.assert(
      fc.property(huge, (n) => {
        expect(at(lasker, n)).toBe(at(closed, n))
      }),
    )
    expect(periodOf(lasker, {})).toBeUndefined()
    expect(periodOf(periodic('n', [4, 5], { 3: 9 }), {})).toEqual({
      from: 4n,
      length: 2n,
      saltus: 0n,
    })
    expect(() => periodicAfter('n', [1], [])).toThrow(/at least one/)
  })

  test('exceptions are the same table', () => {
    const table = periodic('n', [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7], { 0: 0, 3: 3, 70: 6 })
    for (let n = 0; n < 200; n++) {
      const expected =
        n === 0 ? 0 : n === 3 ? 3 : n === 70 ? 6 : [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7][n % 12]
      expect(at(table, BigInt(n))).toBe(BigInt(expected as number))
    }
  })

  test('hundreds of thousands of values in a compact array, numbers of any size', () => {
    const value = (n: number) => (n * n + 7 * n) % 60_013
    const first = Uint16Array.from({ length: 105_350 }, (_, n) => value(n))
    const values = Uint16Array.from({ length: 149_459 }, (_, n) => value(n + 3))
    const table = periodicAfter('n', first, values, 5)
    const run = compileSmall(table, {}) as (n: number) => number
    fc.assert(
      fc.property(fc.oneof(huge, fc.bigInt({ min: 0n, max: 2n ** 32n - 1n })), (n) => {
        const y = n - 105_350n
        const index = Number(((y % 149_459n) + 149_459n) % 149_459n)
        const expected =
          y < 0n ? BigInt(value(Number(n))) : BigInt(value(index + 3)) + 5n * (y / 149_459n)
        expect(at(table, n)).toBe(expected)
        if (n < 2n ** 32n) expect(BigInt(run(Number(n)))).toBe(expected)
      }),
    )
    expect(sizeOf(table)).toBeGreaterThan(500_000)
  })
})

describe('what is compiled', () => {
  test.each<[string, Formula]>([
    ['⌊n/3⌋·5 mod 7', mod(times(div('n', 3), 5), 7)],
    ['xor', xor('n', plus(mod('n', 8), 2 ** 31))],
    ['min and max', max(min('n', 100), mod('n', 3))],
    ['ones and lowest bit', plus(popcount('n'), lowbit(plus('n', 1)))],
    ['highest bit', minus('n', highbit('n'))],
    ['table', periodicAfter('n', [0], [1, 2, 4, 3], 4)],
    ['part', partIn('n', takeaway(3))],
    ['term', isTerm('n', linear([1, 2], [1, 1]))],
    ['⌊nφ⌋', floorPhi('n')],
    ['⌊nφ⌋ for small n', floorPhi(mod('n', 10_000_000))],
    ['smallest part', smallestPart('n')],
  ])('%s', (_, f) => {
    const run = compileSmall(f, {})
    expect(run).toBeDefined()
    // a Fibonacci number times φ is close to the next one, hard for floating point
    const fibonacci = [196_418, 267_914_296, 1_134_903_170, 1_836_311_903, 2_971_215_073]
    for (const n of [0, 1, 2, 3, 7, 100, 2 ** 26, 2 ** 31, 2 ** 32 - 1, ...fibonacci])
      expect(run?.(n), `${n}`).toBe(Number(at(f, BigInt(n))))
  })

  test('what could pass 2^53 is not', () => {
    expect(compileSmall(times('n', 'n'), {})).toBeUndefined()
    expect(compileSmall(times('n', 2 ** 21), {})).toBeDefined()
    expect(compileSmall(times('n', 2 ** 21 + 1), {})).toBeUndefined()
    expect(compileSmall(plus('n', 2n ** 53n), {})).toBeUndefined()
    expect(compileSmall(mod('n', 'm'), {})).toBeUndefined()
    expect(compileSmall(mod('n', mod('n', 3)), {})).toBeUndefined() // by 0
    expect(compileSmall(xorOf('n'), {})).toBeUndefined()
    expect(compileSmall(isTerm('n', takeaway(10n ** 12n)), {})).toBeUndefined()
  })
})

describe('the size of a description', () => {
  test('the shorter of two that agree is the simpler', () => {
    const shorter: [Formula, Formula][] = [
      [mod('n', 2), periodic('n', [0, 1])],
      [mod('n', 5), periodic('n', [0, 1, 2, 3, 4])],
      [div(mod('n', 7), 2), periodic('n', [0, 0, 1, 1, 2, 2, 3])],
      [mod('n', 5), minus(plus(mod('n', 5), 1), 1)],
      [mod('n', 5), mod('n', 10)],
      [periodicAfter('n', [0, 5], [1, 2]), periodicAfter('n', [0, 5, 1, 2], [1, 2, 1, 2])],
      [isFib('n'), isTerm('n', linear([1, 2], [1, 1]))],
    ]
    for (const [a, b] of shorter) expect(sizeOf(a)).toBeLessThan(sizeOf(b))
    expect(sizeOf(plus('n', 137))).toBe(6) // three nodes and three digits
    expect(sizeOf(periodicAfter('n', [], [10, 7], -3))).toBe(1 + 1 + 3 + 2 + 2)
    expect(sizeOf(partIn('n', takeaway(plus('k', 1))))).toBe(1 + 1 + 4)
    // one exception, 4 ↦ 9, is shorter to say than five values
    expect(sizeOf(periodic('n', [1], { 4: 9 }))).toBe(1 + 1 + 2 + 2 + 2)
  })
})
