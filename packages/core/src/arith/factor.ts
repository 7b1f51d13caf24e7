import { bitLength, gcd } from './integers.ts'
import { remembered } from './remembered.ts'

/** A prime and how often it divides a number. */
export interface PrimePower {
  readonly prime: bigint
  readonly exponent: number
}

const SMALL = 2000n
/** Words multiplied by Pollard's method in all, and the longest numbers it is tried on. */
const EFFORT = 4_000_000
const BITS = 256

/**
 * The primes of n ≥ 1, each with its exponent; undefined where finding them takes more than a
 * second or two. The last few results are kept: moves are counted, listed and explained.
 */
export const factors: (n: bigint) => readonly PrimePower[] | undefined = remembered(
  factorise,
  1n << 40n,
)

function factorise(n: bigint): PrimePower[] | undefined {
  const found: PrimePower[] = []
  let rest = n
  for (let d = 2n; d < SMALL && d * d <= rest; d += d === 2n ? 1n : 2n) {
    const { exponent, left } = strip(rest, d)
    if (exponent > 0) found.push({ prime: d, exponent })
    rest = left
  }
  const effort = { left: EFFORT }
  const open = rest > 1n ? [rest] : []
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const prime = part < SMALL * SMALL || isPrime(part)
    if (prime === undefined) return undefined
    const divisor = prime ? part : properDivisor(part, effort)
    if (divisor === undefined) return undefined
    if (!prime) {
      open.push(divisor, part / divisor)
      continue
    }
    const { exponent, left } = strip(rest, part)
    if (exponent > 0) found.push({ prime: part, exponent })
    rest = left
  }
  return found
}

/** How often d divides n, and n without it: the squares of d are taken out first. */
function strip(n: bigint, d: bigint): { exponent: number; left: bigint } {
  if (n % d !== 0n) return { exponent: 0, left: n }
  const { exponent, left } = strip(n / d, d * d)
  if (left % d === 0n) return { exponent: 2 * exponent + 2, left: left / d }
  return { exponent: 2 * exponent + 1, left }
}

const BASES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n]
/** Below this no composite number passes the test for all the bases (Sorenson, Webster 2015). */
const PROVED = 3_317_044_064_679_887_385_961_981n

/** Whether n is a prime, by Miller and Rabin's test; undefined where that does not prove it. */
export function isPrime(n: bigint): boolean | undefined {
  if (n < 2n) return false
  for (const base of BASES) if (n % base === 0n) return n === base
  if (bitLength(n) > BITS) return undefined
  const { exponent, left } = strip(n - 1n, 2n)
  for (const base of BASES) {
    let power = powerModulo(base, left, n)
    if (power === 1n) continue
    for (let i = 1; i < exponent && power !== n - 1n; i++) power = (power * power) % n
    if (power !== n - 1n) return false
  }
  return n < PROVED ? true : undefined
}

/** base^exponent modulo m. */
function powerModulo(base: bigint, exponent: bigint, m: bigint): bigint {
  let result = 1n
  let square = base % m
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % m
    square = (square * square) % m
  }
  return result
}

/** A divisor of a composite n other than 1 and n; undefined where the effort does not suffice. */
function properDivisor(n: bigint, effort: { left: number }): bigint | undefined {
  for (let c = 1n; effort.left > 0; c++) {
    const divisor = cycleDivisor(n, c, effort)
    if (divisor < n) return divisor
  }
  return undefined
}

/**
 * A divisor of n above 1, perhaps n itself, by the first cycle of x → x² + c modulo some prime of
 * n: J. M. Pollard, A Monte Carlo method for factorization (1975), with R. P. Brent's way to find
 * the cycle (1980); n where the effort does not suffice.
 */
function cycleDivisor(n: bigint, c: bigint, effort: { left: number }): bigint {
  const step = (x: bigint) => (x * x + c) % n
  const distance = (x: bigint, y: bigint) => (x > y ? x - y : y - x)
  const words = 1 + (bitLength(n) >> 6)
  let x = 2n
  for (let lap = 1; effort.left > 0; lap *= 2) {
    const saved = x
    for (let done = 0; done < lap && effort.left > 0; done += 128) {
      const start = x
      const size = Math.min(128, lap - done)
      let product = 1n
      for (let i = 0; i < size; i++) {
        x = step(x)
        product = (product * distance(x, saved)) % n
      }
      effort.left -= size * words
      if (gcd(product, n) === 1n) continue
      // one of these steps closed a cycle: go over them again
      for (let y = step(start); ; y = step(y)) {
        const divisor = gcd(distance(y, saved), n)
        if (divisor > 1n) return divisor
      }
    }
  }
  return n
}
