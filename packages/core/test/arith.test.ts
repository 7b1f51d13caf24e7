import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '../src/arith/decimal.ts'
import { factors, isPrime } from '../src/arith/factor.ts'
import {
  fibonacci,
  fibonacciIndex,
  fibonacciSum,
  floorPhi,
  isFibonacci,
  zeckendorf,
} from '../src/arith/golden.ts'
import {
  bitLength,
  floorLog,
  highestBit,
  isqrt,
  onesInColumn,
  popcount,
  rootAndRest,
  twoAdic,
  withOneInColumn,
  xorUpTo,
} from '../src/arith/integers.ts'

const big = fc.bigInt({ min: 0n, max: 10n ** 300n })

describe('integers', () => {
  test('isqrt is the floor of the root, at every size', () => {
    for (let n = 0n; n < 3000n; n++)
      expect(isqrt(n) ** 2n <= n && n < (isqrt(n) + 1n) ** 2n).toBe(true)
    fc.assert(
      fc.property(big, (n) => {
        const root = isqrt(n)
        expect(isqrt(n * n)).toBe(n)
        expect(rootAndRest(n)).toEqual({ root, rest: n - root * root })
        expect(rootAndRest(n * n + 2n * n)).toEqual({ root: n, rest: 2n * n })
        return root * root <= n && n < (root + 1n) * (root + 1n)
      }),
    )
  })

  test('bitLength, highestBit, popcount and twoAdic agree with the binary text', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 1n << 200n }), (n) => {
        const binary = n.toString(2)
        expect(bitLength(n)).toBe(binary.length)
        expect(highestBit(n)).toBe(2n ** BigInt(binary.length - 1))
        expect(popcount(n)).toBe(binary.replaceAll('0', '').length)
        expect(twoAdic(n)).toBe(binary.length - 1 - binary.lastIndexOf('1'))
      }),
    )
  })

  test('floorLog is the largest exponent whose power is not above n', () => {
    const base = fc.oneof(fc.bigInt({ min: 2n, max: 12n }), fc.bigInt({ min: 2n, max: 10n ** 40n }))
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 300n }), base, fc.nat(30), (n, b, e) => {
        const { exponent, power } = floorLog(n, b)
        expect(power).toBe(b ** BigInt(exponent))
        expect(power <= n && n < power * b).toBe(true)
        const exact = b ** BigInt(e)
        expect(floorLog(exact, b)).toEqual({ exponent: e, power: exact })
        if (e > 0) expect(floorLog(exact - 1n, b).exponent).toBe(e - 1)
      }),
    )
  })

  test('the numbers with a one in a column, by how many are below n and by their order', () => {
    for (let column = 0n; column < 7n; column++) {
      let before = 0n
      for (let n = 0n; n < 400n; n++) {
        expect(onesInColumn(column, n)).toBe(before)
        if (((n >> column) & 1n) === 0n) continue
        expect(withOneInColumn(column, before)).toBe(n)
        before++
      }
    }
  })

  test('decimal digits, also when a number is asked for again', () => {
    const numbers = Array.from({ length: 12 }, (_, i) => 10n ** 3000n + BigInt(i))
    for (const n of [...numbers, ...numbers, 5n, 0n, -7n]) expect(decimal(n)).toBe(n.toString())
  })

  test('xorUpTo is the xor of 0..n', () => {
    let xor = 0n
    for (let n = 0n; n < 300n; n++) {
      xor ^= n
      expect(xorUpTo(n)).toBe(xor)
    }
  })
})

describe('prime factors', () => {
  /** The primes of n with their exponents, by trying 2, 3, 4, …. */
  function byTrial(n: number): [bigint, number][] {
    const found: [bigint, number][] = []
    let rest = n
    for (let d = 2; d * d <= rest; d++) {
      let exponent = 0
      for (; rest % d === 0; rest /= d) exponent++
      if (exponent > 0) found.push([BigInt(d), exponent])
    }
    if (rest > 1) found.push([BigInt(rest), 1])
    return found
  }
  const sorted = (n: bigint) =>
    factors(n)
      ?.map(({ prime, exponent }): [bigint, number] => [prime, exponent])
      .sort(([a], [b]) => (a < b ? -1 : 1))

  test('are those found by trial', () => {
    const size = fc.oneof(
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 1, max: 10 ** 12 }),
    )
    fc.assert(
      fc.property(size, (n) => {
        expect(sorted(BigInt(n))).toEqual(byTrial(n))
      }),
    )
    for (let n = 0; n < 5000; n++) {
      const trial = byTrial(n)
      expect(isPrime(BigInt(n))).toBe(n > 1 && trial.length === 1 && trial[0]?.[1] === 1)
    }
  })

  test('of numbers that are strong pseudoprimes to many bases', () => {
    expect(isPrime(3_215_031_751n)).toBe(false) // to 2, 3, 5, 7
    expect(isPrime(341_550_071_728_321n)).toBe(false) // to 2, …, 17
    expect(isPrime(318_665_857_834_031_151_167_461n)).toBe(false) // to 2, …, 37
    expect(isPrime(2n ** 61n - 1n)).toBe(true)
    expect(isPrime(2n ** 89n - 1n)).toBeUndefined() // prime, but the test is no proof there
    expect(isPrime((2n ** 61n - 1n) * (2n ** 89n - 1n))).toBe(false)
  })

  test('of long numbers', () => {
    const [p, q] = [1_000_000_007n, 1_000_000_009n]
    expect(sorted(p * p * q)).toEqual([
      [p, 2],
      [q, 1],
    ])
    expect(sorted(6n ** 30_000n * p)).toEqual([
      [2n, 30_000],
      [3n, 30_000],
      [p, 1],
    ])
    expect(factors((2n ** 89n - 1n) * (2n ** 107n - 1n))).toBeUndefined()
  })
})

describe('the golden ratio without floating point', () => {
  test('⌊kφ⌋ where doubles first fail', () => {
    expect(floorPhi(102334155n)).toBe(165580140n)
    expect(Math.floor(102334155 * ((1 + Math.sqrt(5)) / 2))).not.toBe(165580140)
  })

  test('⌊kφ⌋ and ⌊kφ⌋ + k list every positive integer once', () => {
    const seen = new Set<bigint>()
    for (let k = 1n; k <= 2000n; k++) seen.add(floorPhi(k)).add(floorPhi(k) + k)
    expect(seen.size).toBe(4000)
    for (let n = 1n; n <= 3000n; n++) expect(seen.has(n)).toBe(true)
  })

  test('Fibonacci membership and index against the plain sequence', () => {
    const plain = [0n, 1n]
    while (plain.length < 700) plain.push((plain.at(-1) as bigint) + (plain.at(-2) as bigint))
    const set = new Set(plain)
    for (let n = 0n; n < 2000n; n++) expect(isFibonacci(n)).toBe(set.has(n))
    for (let i = 3; i < 700; i++) {
      const f = plain[i] as bigint
      expect(fibonacci(i)).toBe(f)
      expect(fibonacciIndex(f)).toBe(i)
      expect(fibonacciIndex(f + 1n)).toBe(f === 2n ? 4 : i)
      expect([isFibonacci(f), isFibonacci(f + 7n)]).toEqual([true, set.has(f + 7n)])
    }
  })

  test('Zeckendorf parts sum to n and are never neighbours', () => {
    fc.assert(
      fc.property(fc.oneof(fc.bigInt({ min: 0n, max: 5000n }), big), (n) => {
        const parts = zeckendorf(n)
        expect(parts.reduce((sum, i) => sum + fibonacci(i), 0n)).toBe(n)
        for (const [at, i] of parts.entries()) {
          expect(i).toBeGreaterThanOrEqual(2)
          if (at > 0) expect((parts[at - 1] as number) - i).toBeGreaterThanOrEqual(2)
        }
      }),
    )
  })

  test('sums of Fibonacci numbers, few or many', () => {
    const indices = fc.uniqueArray(fc.nat(5000), { maxLength: 60 })
    fc.assert(
      fc.property(indices, (list) => {
        const falling = list.sort((a, b) => b - a)
        expect(fibonacciSum(falling)).toBe(falling.reduce((sum, i) => sum + fibonacci(i), 0n))
      }),
    )
    // F(1) + F(2) + … + F(n) = F(n+2) − 1
    const all = Array.from({ length: 20_000 }, (_, i) => 20_000 - i)
    expect(fibonacciSum(all)).toBe(fibonacci(20_002) - 1n)
    const n = (10n ** 20_000n - 1n) / 7n
    expect(fibonacciSum(zeckendorf(n))).toBe(n)
  })

  test('Zeckendorf parts of a number of 100,000 digits, in about a second', () => {
    const n = (10n ** 100_000n - 1n) / 7n
    const parts = zeckendorf(n)
    expect(parts[0]).toBe(fibonacciIndex(n))
    // Σ F(i) modulo a prime, so that the sum itself is not needed
    const p = 1_000_000_007n
    const residues = [0n, 1n]
    for (let i = 2; i <= (parts[0] as number); i++)
      residues.push(((residues[i - 1] as bigint) + (residues[i - 2] as bigint)) % p)
    expect(parts.reduce((sum, i) => (sum + (residues[i] as bigint)) % p, 0n)).toBe(n % p)
  })
})
