import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPrime } from '../src/arith/factor.ts'
import {
  FERMAT_PRIMES,
  nimInverse,
  nimLogarithm,
  nimOrder,
  nimPower,
  nimSquare,
  nimSquareRoot,
} from '../src/arith/nim-field.ts'
import { nimProduct } from '../src/arith/nim-product.ts'

/** The products of all numbers below `most`, by the definition alone. */
function byDefinition(most: number): number[][] {
  const products = Array.from({ length: most }, () => new Array<number>(most).fill(0))
  const at = (a: number, b: number) => products[a]?.[b] ?? 0
  for (let a = 0; a < most; a++)
    for (let b = 0; b < most; b++) {
      const seen = new Set<number>()
      for (let x = 0; x < a; x++)
        for (let y = 0; y < b; y++) seen.add(at(x, b) ^ at(a, y) ^ at(x, y))
      let least = 0
      while (seen.has(least)) least++
      ;(products[a] as number[])[b] = least
    }
  return products
}

/** Numbers of fields up to 2^256, the small ones among them more often. */
const anyNimber = fc
  .tuple(fc.nat({ max: 256 }), fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }))
  .map(([bits, n]) => BigInt.asUintN(bits, n))
const positive = anyNimber.filter((n) => n > 0n)
const inWord = fc.bigInt({ min: 1n, max: 2n ** 64n - 1n })

describe('the field of nimbers', () => {
  test('products are those of the definition', () => {
    const most = 48
    const plain = byDefinition(most)
    const quick = plain.map((row, a) => row.map((_, b) => Number(nimProduct(BigInt(a), BigInt(b)))))
    expect(quick).toEqual(plain)
  })

  test('it is commutative, associative and distributive, and 1 changes nothing', () => {
    fc.assert(
      fc.property(anyNimber, anyNimber, anyNimber, (a, b, c) => {
        expect(nimProduct(a, b)).toBe(nimProduct(b, a))
        expect(nimProduct(nimProduct(a, b), c)).toBe(nimProduct(a, nimProduct(b, c)))
        expect(nimProduct(a, b ^ c)).toBe(nimProduct(a, b) ^ nimProduct(a, c))
        expect(nimProduct(a, 1n)).toBe(a)
      }),
    )
  })

  test('a Fermat power times a smaller number is the usual product, and its square 3/2 of it', () => {
    for (let k = 0n; k <= 10n; k++) {
      const power = 1n << (1n << k)
      expect(nimProduct(power, power)).toBe((power * 3n) / 2n)
      expect(nimProduct(power, power - 1n)).toBe(power * (power - 1n))
      expect(nimSquare(power)).toBe((power * 3n) / 2n)
    }
  })

  test('inverses, squares and square roots', () => {
    fc.assert(
      fc.property(positive, (a) => {
        expect(nimProduct(a, nimInverse(a))).toBe(1n)
        expect(nimSquare(a)).toBe(nimProduct(a, a))
        expect(nimSquare(nimSquareRoot(a))).toBe(a)
        expect(nimSquareRoot(nimSquare(a))).toBe(a)
      }),
    )
    expect(() => nimInverse(0n)).toThrow(RangeError)
    expect(nimSquareRoot(0n)).toBe(0n)
  })

  test('powers add their exponents', () => {
    const exponent = fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n })
    fc.assert(
      fc.property(inWord, exponent, exponent, (a, e, f) => {
        expect(nimPower(a, e + f)).toBe(nimProduct(nimPower(a, e), nimPower(a, f)))
      }),
      { numRuns: 20 },
    )
    expect([nimPower(5n, 0n), nimPower(5n, 1n), nimPower(5n, 2n)]).toEqual([1n, 5n, 7n])
    expect([nimPower(0n, 0n), nimPower(0n, 3n)]).toEqual([1n, 0n])
    expect(() => nimPower(0n, -1n)).toThrow(RangeError)
  })

  test('the order is the least exponent that gives 1', () => {
    for (let a = 1n; a < 256n; a++) {
      let [power, order] = [a, 1n]
      for (; power !== 1n; order++) power = nimProduct(power, a)
      expect(nimOrder(a)).toBe(order)
    }
    fc.assert(
      fc.property(positive, (a) => {
        expect(nimPower(a, nimOrder(a) ?? 0n)).toBe(1n)
      }),
      { numRuns: 5 },
    )
    expect(nimOrder(1n << 512n)).toBeUndefined()
  })

  test('the primes of the orders are primes of the Fermat numbers, and all of them', () => {
    for (const [k, primes] of FERMAT_PRIMES.entries()) {
      expect(primes.reduce((product, prime) => product * prime, 1n)).toBe(
        2n ** (2n ** BigInt(k)) + 1n,
      )
      for (const prime of primes) expect(isPrime(prime)).not.toBe(false)
    }
  })

  test('the logarithm is the least exponent, or there is none', () => {
    for (const base of [2n, 4n, 6n, 258n]) {
      const powers = new Map<bigint, bigint>()
      for (let e = 0n, power = 1n; !powers.has(power); e++) {
        powers.set(power, e)
        power = nimProduct(power, base)
      }
      const order = BigInt(powers.size)
      for (let a = 1n; a < 20n; a++) {
        const exponent = powers.get(a)
        expect(nimLogarithm(a, base)).toEqual(
          exponent === undefined ? { kind: 'none' } : { kind: 'exponent', exponent, order },
        )
      }
    }
  })

  test('logarithms of 64 bits', () => {
    fc.assert(
      fc.property(inWord, inWord, (base, e) => {
        const found = nimLogarithm(nimPower(base, e), base)
        const order = nimOrder(base) ?? 0n
        expect(found).toEqual({ kind: 'exponent', exponent: e % order, order })
      }),
      { numRuns: 4 },
    )
  })

  test('a logarithm that takes too many steps says how many', () => {
    const found = nimLogarithm(5n, (1n << 127n) + 1n)
    expect(found.kind).toBe('beyond')
    expect(nimLogarithm(2n ** 70n, 258n)).toEqual({ kind: 'none' })
  })
})
