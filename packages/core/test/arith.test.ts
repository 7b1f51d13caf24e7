import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fibonacci,
  fibonacciIndex,
  floorPhi,
  isFibonacci,
  zeckendorf,
} from '../src/arith/golden.ts'
import { bitLength, isqrt, popcount, twoAdic, xorUpTo } from '../src/arith/integers.ts'

const big = fc.bigInt({ min: 0n, max: 10n ** 300n })

describe('integers', () => {
  test('isqrt is the floor of the root, at every size', () => {
    for (let n = 0n; n < 3000n; n++)
      expect(isqrt(n) ** 2n <= n && n < (isqrt(n) + 1n) ** 2n).toBe(true)
    fc.assert(
      fc.property(big, (n) => {
        const root = isqrt(n)
        expect(isqrt(n * n)).toBe(n)
        return root * root <= n && n < (root + 1n) * (root + 1n)
      }),
    )
  })

  test('bitLength, popcount and twoAdic agree with the binary text', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 1n << 200n }), (n) => {
        const binary = n.toString(2)
        expect(bitLength(n)).toBe(binary.length)
        expect(popcount(n)).toBe(binary.replaceAll('0', '').length)
        expect(twoAdic(n)).toBe(binary.length - 1 - binary.lastIndexOf('1'))
      }),
    )
  })

  test('xorUpTo is the xor of 0..n', () => {
    let xor = 0n
    for (let n = 0n; n < 300n; n++) {
      xor ^= n
      expect(xorUpTo(n)).toBe(xor)
    }
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
