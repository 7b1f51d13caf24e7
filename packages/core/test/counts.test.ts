import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bitLength, lowestBit } from '../src/arith/integers.ts'
import { pairedSizes } from '../src/games/theorems/paired-sizes.ts'
import { BeyondBudget, explain, parse, solve, USUAL_BUDGET } from '../src/index.ts'
import type { HeapValues } from '../src/model/heap-values.ts'
import { allows, amountsFrom, plainAmounts, powersFrom } from '../src/rules/amounts.ts'
import type { Amounts } from '../src/rules/rule.ts'
import { formOf, SETS, type SimpleAmounts } from '../src/rules/sets.ts'
import { heapMovesTo } from '../src/solve/heaps.ts'
import { cpuTime, expectInTime } from './cpu.ts'

const LONG = (10n ** 100_000n - 1n) / 7n

function verdict(text: string) {
  const { game, position } = parse(text)
  return solve(game, position)
}

const countOf = (text: string) => verdict(text).winning.count

const small = fc.bigInt({ min: 1n, max: 40n })
const simple: fc.Arbitrary<Amounts> = fc.oneof(
  // sets that are named by words alone, whichever there are
  fc.constantFrom(
    ...SETS.map(({ example }): Amounts => example).filter((a) => Object.keys(a).length === 1),
  ),
  fc
    .tuple(fc.constantFrom('set' as const, 'not' as const), fc.uniqueArray(small, { minLength: 1 }))
    .map(([kind, values]): Amounts => ({ kind, values: values.sort((a, b) => (a < b ? -1 : 1)) })),
  fc
    .tuple(small, small)
    .map(([a, b]): Amounts => ({ kind: 'range', from: a < b ? a : b, to: a < b ? b : a })),
  fc.tuple(small, small).map(([from, divisor]): Amounts => ({ kind: 'share', from, divisor })),
  small.map((n): Amounts => ({ kind: 'powers', base: n + 1n })),
  fc.constantFrom(2n, 4n, 8n, 16n, 27n, 9n).map((base): Amounts => ({ kind: 'powers', base })),
  small.map((below): Amounts => ({ kind: 'rest', below })),
)
const union = fc
  .array(simple, { minLength: 1, maxLength: 5 })
  .map((of): Amounts => ({ kind: 'union', of }))

/** Whether an amount is in a set, by the meaning of its words alone. */
function isMember(amounts: Amounts, t: number, heap: number): boolean {
  const below = Array.from({ length: t }, (_, i) => i + 1)
  switch (amounts.kind) {
    case 'any':
      return true
    case 'odd':
      return t % 2 === 1
    case 'even':
      return t % 2 === 0
    case 'fib':
      return [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377].includes(t)
    case 'squares':
      return below.some((i) => i * i === t)
    case 'primes':
      return below.filter((i) => t % i === 0).length === 2
    case 'divisors':
      return heap % t === 0
    case 'set':
      return amounts.values.includes(BigInt(t))
    case 'not':
      return !amounts.values.includes(BigInt(t))
    case 'range':
      return amounts.from <= t && t <= amounts.to
    case 'share':
      return amounts.from <= t && BigInt(t) * amounts.divisor <= heap
    case 'powers': {
      let power = 1n
      while (power < t) power *= amounts.base
      return power === BigInt(t)
    }
    case 'rest':
      return t === heap && heap < amounts.below
    case 'union':
      return amounts.of.some((part) => isMember(part, t, heap))
    default:
      return listedMembers(amounts, heap).includes(BigInt(t))
  }
}

/** The members of a set that has no plain words here, as the set lists them. */
function listedMembers(amounts: SimpleAmounts, heap: number): readonly bigint[] {
  const form = formOf(amounts)
  if (form.by !== 'list') throw new TypeError(`say here what the members of ${amounts.kind} are`)
  return [...form.upTo(BigInt(heap))]
}

const ascending = (list: readonly bigint[]) => [...list].sort((a, b) => (a < b ? -1 : 1))

function listed(list: ReturnType<typeof amountsFrom>): bigint[] {
  return [...list].flatMap(({ first, step, count }) =>
    Array.from({ length: Number(count) }, (_, i) => first + BigInt(i) * step),
  )
}

describe('sets of amounts', () => {
  test('a union has each of its members once', () => {
    fc.assert(
      fc.property(union, fc.integer({ min: 0, max: 150 }), (amounts, size) => {
        const heap = BigInt(size)
        const expected = Array.from({ length: size }, (_, i) => i + 1)
          .filter((t) => isMember(amounts, t, size))
          .map(BigInt)
        expect(ascending(listed(amountsFrom(amounts, heap)))).toEqual(expected)
        const powers = powersFrom(amounts, heap).flatMap(({ base, free }) =>
          [...free].flatMap((is, i) => (is ? [base ** BigInt(i)] : [])),
        )
        expect(ascending([...listed(plainAmounts(amounts, heap)), ...powers])).toEqual(expected)
        for (let t = 0; t <= size + 1; t++)
          expect(allows(amounts, BigInt(t), heap)).toBe(expected.includes(BigInt(t)))
      }),
      { numRuns: 200 },
    )
  })

  test('thousands of sets are read once', () => {
    const sets = (step: number) =>
      Array.from({ length: 9000 }, (_, i) => `{${step * i + 1},${step * i + 1 + step}}`)
    const start = cpuTime()
    // {1,2} or {2,3} or … is 1..9001
    const joined = verdict(`take ${sets(1).join(' or ')}: 20000`)
    expect([joined.value, joined.evidence.kind]).toEqual([20_000n % 9002n, 'theorem'])
    expect(joined.winning.count).toBe(1n)
    // 1, 4, 7, … modulo 3: each move takes 1 modulo 3, as if it took 1, while the heap is small
    expect(verdict(`take ${sets(3).join(' or ')}: 20000`).value).toBe(20_000n % 2n)
    expectInTime(cpuTime() - start, 8000)
  })

  test('a set is known by its members, however it is written', () => {
    expect(verdict('take 2^k or 4^k or {1,2,8}: 100').evidence).toMatchObject({ kind: 'theorem' })
    expect(countOf('take 2^k or 4^k or {1,2,8}: 100')).toBe(countOf('take 2^k: 100'))
    expect(verdict('take 4^k or 8^k: 100').evidence).toMatchObject({ kind: 'table' })
    expect(verdict('take {3,4} or 5..7: 100').evidence).toMatchObject({ kind: 'theorem' })
  })
})

describe('moves that take powers', () => {
  const bases = fc.constantFrom(2n, 3n, 4n, 5n, 6n, 10n, 97n, 1000n)
  const heap = fc.oneof(
    fc.bigInt({ min: 0n, max: 200n }),
    fc.bigInt({ min: 0n, max: 10n ** 60n }),
    fc.tuple(bases, fc.nat(40)).map(([b, i]) => b ** BigInt(i)),
  )
  /** The values as the residues of powers show them: computed from 0, 1, 2, … by mex. */
  const periods = new Map<bigint, bigint[]>()
  function valueIn(base: bigint, n: bigint): bigint {
    const period = base === 2n ? 3n : base % 2n === 1n ? 2n : base + 1n
    if (!periods.has(base)) {
      const values: bigint[] = []
      for (let m = 0n; m < period; m++) {
        const options = new Set<bigint>()
        for (let t = 1n; t <= m; t *= base) options.add(values[Number(m - t)] as bigint)
        let mex = 0n
        while (options.has(mex)) mex++
        values.push(mex)
      }
      periods.set(base, values)
    }
    return periods.get(base)?.[Number(n % period)] as bigint
  }

  test('are counted as if they were tried one by one', () => {
    fc.assert(
      fc.property(bases, fc.array(heap, { minLength: 1, maxLength: 4 }), (base, heaps) => {
        const { game } = parse(`powers ${base}`)
        const xor = heaps.reduce((x, h) => x ^ valueIn(base, h), 0n)
        const expected: string[] = []
        for (const [i, h] of heaps.entries())
          for (let t = 1n; t <= h; t *= base)
            if ((xor ^ valueIn(base, h) ^ valueIn(base, h - t)) === 0n)
              expected.push(heaps.with(i, h - t).join(' '))
        const { winning, value } = solve(game, heaps)
        expect(value).toBe(xor)
        if (xor === 0n) return
        expect(winning.count).toBe(BigInt(expected.length))
        expect([...winning].map((m) => game.rules.print(m.to)).sort()).toEqual(expected.sort())
      }),
    )
  })

  test('in heaps of 100,000 digits', () => {
    const top = bitLength(LONG) - 1 // 2^top is the largest power that can be taken
    for (const n of [LONG, LONG + 1n, LONG + 2n]) {
      const r = n % 3n
      // 2^k is 1 modulo 3 for even k and 2 for odd k
      const expected = r === 0n ? 0 : r === 1n ? Math.floor(top / 2) + 1 : Math.floor((top + 1) / 2)
      expect(countOf(`take 2^k: ${n}`)).toBe(BigInt(expected))
    }
    // in a heap of 11m + 3, 10^k leaves 2 or 4 modulo 11, both of value 0
    const n = LONG - (LONG % 11n) + 3n
    const digits = n.toString().length
    expect(countOf(`take 10^k: ${n}`)).toBe(BigInt(digits))
    // heaps of value 1, 1 and 2: only the last, of 10 modulo 11, can come to 0, by 10^odd
    const odd = BigInt(Math.floor(digits / 2))
    expect(countOf(`take 10^k: ${n} ${n} ${n + 7n}`)).toBe(odd)
    expect(countOf(`misere take 10^k: ${n + 7n}`)).toBe(BigInt(digits) - odd)
  })

  test('among other amounts, for any values that repeat', () => {
    const values = fc.record({
      from: fc.integer({ min: 0, max: 30 }),
      repeating: fc.array(fc.bigInt({ min: 0n, max: 3n }), { minLength: 1, maxLength: 12 }),
    })
    const anyHeap = fc.bigInt({ min: 0n, max: 3000n })
    fc.assert(
      fc.property(union, values, anyHeap, (amounts, { from, repeating }, heap) => {
        const period = repeating.length
        const at = (n: bigint) =>
          n < from ? (n * n) % 5n : (repeating[Number(n - BigInt(from)) % period] as bigint)
        const known: HeapValues = {
          at,
          periodic: { from: BigInt(from), length: BigInt(period), saltus: 0n },
        }
        const rule = { kind: 'heap', take: amounts } as const
        for (const target of [0n, 1n, 2n]) {
          if (target === at(heap)) continue
          const expected = listed(amountsFrom(amounts, heap))
            .map((t) => heap - t)
            .filter((left) => at(left) === target)
          const found = heapMovesTo(rule, [heap], target, known, USUAL_BUDGET)
          expect(found.count).toBe(BigInt(expected.length))
          expect(ascending([...found].map((m) => m.to[0] as bigint))).toEqual(ascending(expected))
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('moves of other heap games', () => {
  test('at most half: never more than one move of a heap wins', () => {
    // the one move from a heap to value 0 leaves the largest 2^j − 1 below it
    const left = (1n << BigInt(bitLength(LONG) - 1)) - 1n
    const { winning } = verdict(`take 1..n/2: ${LONG}`)
    expect(winning.count).toBe(1n)
    expect(winning.first?.to).toEqual([left])
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 400n }), { maxLength: 3 }), (heaps) => {
        const { game } = parse('halving')
        const value = (n: bigint): bigint => (n % 2n === 0n ? n / 2n : value((n - 1n) / 2n))
        const xor = heaps.reduce((x, h) => x ^ value(h), 0n)
        let count = 0n
        for (const h of heaps)
          for (let t = 1n; 2n * t <= h; t++) if ((xor ^ value(h) ^ value(h - t)) === 0n) count++
        if (xor !== 0n) expect(solve(game, heaps).winning.count).toBe(count)
      }),
    )
  })

  test('divisors: by the prime factors where the heap has them', () => {
    expect(countOf(`take divisors of n: ${LONG}`)).toBe(1n) // take all
    // values 4 and 2: the first must come to 2, by 2w with w any odd divisor of it
    expect(countOf(`divisors: ${2n ** 3n * 3n ** 4n * 5n ** 6n * 1000003n} 6`)).toBe(5n * 7n * 2n)
    expect(countOf(`divisors: ${10n ** 20_000n} 6`)).toBe(20_001n)
    expect(countOf(`divisors: ${4n * (10n ** 9n + 7n) * (10n ** 12n + 39n)} 1`)).toBe(4n)
    const hard = 4n * (2n ** 89n - 1n) * (2n ** 107n - 1n)
    expect(() => countOf(`divisors: ${hard} 1`)).toThrow(BeyondBudget)
    expect(verdict(`divisors: ${hard} 1`).outcome).toBe('N')
    expect(verdict(`divisors: ${hard} 1`).winning.knownCount).toBeUndefined()
    // yet a winning move is known: to 1 from 4 takes 2^0, to 3 from 1 would need the factors
    for (const heaps of [
      `${hard} 1`,
      `1 ${hard}`,
      `${hard / 4n} ${hard}`,
      `${LONG} ${4n * LONG}`,
    ]) {
      const { first } = verdict(`divisors: ${heaps}`).winning
      const { game } = parse('divisors')
      expect(solve(game, first?.to).outcome).toBe('P')
    }
    const { game } = parse('divisors')
    const value = (n: bigint) => (n === 0n ? 0n : BigInt(bitLength(lowestBit(n))))
    const anyHeap = fc.oneof(
      fc.bigInt({ min: 0n, max: 300n }),
      fc.bigInt({ min: 10n ** 6n, max: 2n * 10n ** 6n }),
    )
    fc.assert(
      fc.property(fc.array(anyHeap, { minLength: 1, maxLength: 3 }), (heaps) => {
        const xor = heaps.reduce((x, h) => x ^ value(h), 0n)
        const expected: string[] = []
        for (const [i, h] of heaps.entries())
          for (let t = 1, size = Number(h); t <= size; t++)
            if (size % t === 0 && (xor ^ value(h) ^ value(h - BigInt(t))) === 0n)
              expected.push(heaps.with(i, h - BigInt(t)).join(' '))
        if (xor === 0n) return
        const { winning } = solve(game, heaps)
        expect(winning.count).toBe(BigInt(expected.length))
        expect([...winning].map((m) => game.rules.print(m.to)).sort()).toEqual(expected.sort())
      }),
      { numRuns: 30 },
    )
  })

  test('codes whose values repeat, in heaps of 100,000 digits', () => {
    const { game } = parse('kayles')
    const start = cpuTime()
    const { winning, value } = solve(game, [LONG])
    expect(value).toBe(solve(game, [(LONG % 12n) + 1200n]).value)
    expect(winning.count).toBeGreaterThan(10n ** 99_000n)
    expectInTime(cpuTime() - start, 3000)
  })

  test('consecutive heaps, with a change in a low column', () => {
    // 1..4m+1 xor to 1: every odd heap n may become n − 1
    for (const n of [5n, 10n ** 40n + 1n, LONG - (LONG % 4n) + 1n])
      expect(countOf(`consecutive-nim: ${n}`)).toBe((n + 1n) / 2n)
  })

  test('pairs of equal heaps', () => {
    // of a > b, leave b + t twice for t = 0, 1, … while b + 2t < a
    expect(countOf('new-stone: 716253948107 600000000001')).toBe((116253948106n - 1n) / 2n + 1n)
    expect(countOf(`new-stone: ${LONG} 5`)).toBe((LONG - 6n) / 2n + 1n)
    // of 9 alone: take it all
    expect(countOf('new-stone: 9')).toBe(1n)
    /** The sizes from the bounds on, of at most a total, that come in even numbers, one by one. */
    const byTrial = (bounds: readonly number[], total: number, odd: readonly number[]): bigint => {
      const [bound, ...rest] = bounds
      if (total < 0) return 0n
      if (bound === undefined) return odd.length === 0 ? 1n : 0n
      let sum = 0n
      for (let size = bound; size <= total; size++) {
        const next = odd.includes(size) ? odd.filter((s) => s !== size) : [...odd, size]
        sum += byTrial(rest, total - size, next)
      }
      return sum
    }
    const bounds = fc
      .tuple(fc.nat(3), fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 6, maxLength: 6 }))
      .map(([pairs, list]) => list.slice(0, 2 * pairs))
    fc.assert(
      fc.property(bounds, fc.nat(18), (list, total) => {
        expect(pairedSizes(list.map(BigInt), BigInt(total))).toBe(byTrial(list, total, []))
      }),
      { numRuns: 200 },
    )
  })
})

describe('moves of coins', () => {
  test('ruler: at most one for each head', () => {
    const { game } = parse('ruler')
    const heads = fc.uniqueArray(fc.bigInt({ min: 1n, max: 600n }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(heads, (list) => {
        const sorted = ascending(list)
        const xor = sorted.reduce((x, n) => x ^ lowestBit(n), 0n)
        const expected: string[] = []
        for (const last of sorted) {
          const row = new Set(sorted)
          let change = 0n
          for (let first = last; first >= 1n; first--) {
            change ^= lowestBit(first)
            if (!row.delete(first)) row.add(first)
            if (change === xor) expected.push(ascending([...row]).join(' ') || '-')
          }
        }
        if (xor === 0n) return
        const { winning } = solve(game, sorted)
        expect(winning.count).toBe(BigInt(expected.length))
        expect([...winning].map((m) => game.rules.print(m.to)).sort()).toEqual(expected.sort())
      }),
    )
  })

  test('ruler: at far places, where the coins between cannot be written down', () => {
    for (const x of [10n ** 12n + 7n, 10n ** 40n, LONG]) expect(countOf(`ruler: ${x}`)).toBe(1n) // turn it alone
    // from 2^e and 3·2^(e−1) both moves turn about 2^(e−1) coins
    for (const e of [3n, 5n, 8n, 40n, 4000n]) {
      const { winning } = verdict(`ruler: ${2n ** e} ${3n * 2n ** (e - 1n)}`)
      expect(winning.count).toBe(2n)
      expect([...winning.known()].length).toBe(e < 40n ? 2 : 0)
    }
    const far = verdict(`ruler: ${2n ** 40n} ${3n * 2n ** 39n}`)
    expect(() => [...far.winning]).toThrow(BeyondBudget)
    expect(explain(far).en).toContain('more than the budget')
    // short moves come first, so that they are listed
    const mixed = verdict(`ruler: ${2n ** 39n} ${2n ** 40n - 2n}`)
    expect(mixed.winning.count).toBe(2n)
    expect([...mixed.winning.known()].map((m) => m.text.en)).toEqual([
      `turn ${[3n, 2n, 1n, 0n].map((d) => 2n ** 39n - d).join(', ')}`,
    ])
  })

  test('mock turtles: two more coins before each head', () => {
    const { game } = parse('mock-turtles')
    const odious: bigint[] = []
    for (let v = 1n; odious.length < 400; v++)
      if (v.toString(2).replaceAll('0', '').length % 2 === 1) odious.push(v)
    const value = (place: bigint) => odious[Number(place) - 1] as bigint
    const heads = fc.uniqueArray(fc.bigInt({ min: 1n, max: 90n }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(heads, (list) => {
        const xor = list.reduce((x, n) => x ^ value(n), 0n)
        let expected = 0n
        for (const x of list) {
          if (value(x) === xor) expected++
          for (let y = 1n; y < x; y++) {
            if ((value(x) ^ value(y)) === xor) expected++
            for (let z = 1n; z < y; z++) if ((value(x) ^ value(y) ^ value(z)) === xor) expected++
          }
        }
        if (xor === 0n) return
        const { winning } = solve(game, ascending(list))
        expect(winning.count).toBe(expected)
        const reached = [...winning].map((m) => m.to)
        expect(new Set(reached.map((to) => game.rules.print(to))).size).toBe(Number(expected))
        for (const to of reached) expect(solve(game, to).outcome).toBe('P')
      }),
    )
    const far = verdict(`mock-turtles: 600000000001 123456789012 ${LONG}`)
    expect(far.winning.count).toBeGreaterThan(10n ** 99_000n)
    const last = [...far.winning.runs()].at(-1)
    expect(solve(game, last?.at(last.count - 1n).to).outcome).toBe('P')
  })
})
