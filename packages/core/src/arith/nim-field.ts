import { isqrt, modulo } from './integers.ts'
import { halfOf, halves, joined, nimInverse32, nimProduct, timesHalfPower } from './nim-product.ts'

/**
 * The number b with a ⊗ b = 1, for a > 0. In the field of 2·half bits F = 2^half and F xor 1 are the
 * roots of x⊗x xor x xor F/2, so that a times its conjugate lies in the field of half as many bits.
 */
export function nimInverse(a: bigint): bigint {
  if (a <= 0n) throw new RangeError('nim inverse of a number that is not positive')
  if (a < 0x1_0000_0000n) return BigInt(nimInverse32(Number(a)))
  const half = halfOf(a)
  const [high, low] = halves(a, half)
  const conjugate = joined(high, high ^ low, half)
  const norm = nimProduct(low, high ^ low) ^ timesHalfPower(nimSquare(high), half)
  return nimProduct(conjugate, nimInverse(norm))
}

/** a ⊗ a, for a ≥ 0; squaring a sum squares its terms. */
export function nimSquare(a: bigint): bigint {
  return squared(a, halfOf(a))
}

function squared(a: bigint, half: number): bigint {
  if (half < 32) return nimProduct(a, a)
  const [high, low] = halves(a, half)
  const top = squared(high, half >> 1)
  return joined(top, squared(low, half >> 1) ^ timesHalfPower(top, half), half)
}

/** The number whose nim square is a ≥ 0; there is exactly one. */
export function nimSquareRoot(a: bigint): bigint {
  if (a < 0n) throw new RangeError('nim square root of a negative number')
  if (a < 2n) return a
  const half = halfOf(a)
  const [high, low] = halves(a, half)
  return joined(nimSquareRoot(high), nimSquareRoot(low ^ timesHalfPower(high, half)), half)
}

/** a ⊗ … ⊗ a, so many times as the exponent says; a negative one is that of the inverse. */
export function nimPower(a: bigint, exponent: bigint): bigint {
  if (a === 0n) {
    if (exponent < 0n) throw new RangeError('0 has no negative nim powers')
    return exponent === 0n ? 1n : 0n
  }
  let result = 1n
  let square = a
  for (let rest = modulo(exponent, fieldOf(a) - 1n); rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = nimProduct(result, square)
    square = nimSquare(square)
  }
  return result
}

/** The size of the smallest field that has a ≥ 0: 2^(2^k), or 2 for 0 and 1. */
export function fieldOf(a: bigint): bigint {
  return a < 2n ? 2n : 1n << BigInt(2 * halfOf(a))
}

/**
 * The primes of the numbers 2^(2^k) + 1, k = 0, 1, 2, …, whose product below some k is the order of
 * a field less one. L. Euler (1732), F. Landry (1880), M. Morrison and J. Brillhart (1970),
 * R. Brent and J. Pollard (1980).
 */
export const FERMAT_PRIMES: readonly (readonly bigint[])[] = [
  [3n],
  [5n],
  [17n],
  [257n],
  [65_537n],
  [641n, 6_700_417n],
  [274_177n, 67_280_421_310_721n],
  [59_649_589_127_497_217n, 5_704_689_200_685_129_054_721n],
  [
    1_238_926_361_552_897n,
    93_461_639_715_357_977_769_163_558_199_606_896_584_051_237_541_638_188_580_280_321n,
  ],
]

/** Numbers below this have a known order: the primes of 2^512 − 1 are listed. */
export const MOST_ORDERED = 1n << 512n

/** The primes that divide the order of the field of a; undefined from 2^512 on. */
function primesOf(a: bigint): readonly bigint[] | undefined {
  if (a >= MOST_ORDERED) return undefined
  return a < 2n ? [] : FERMAT_PRIMES.slice(0, Math.log2(2 * halfOf(a))).flat()
}

/**
 * The least e > 0 for which a to the power e is 1, for a > 0; undefined where it is not known, from
 * 2^512 on.
 */
export function nimOrder(a: bigint): bigint | undefined {
  if (a <= 0n) throw new RangeError('nim order of a number that is not positive')
  const primes = primesOf(a)
  if (!primes) return undefined
  // the Fermat numbers have no prime in common and no square divides one of these
  let order = fieldOf(a) - 1n
  for (const prime of primes) if (nimPower(a, order / prime) === 1n) order /= prime
  return order
}

/** The exponents with base^e = a, or that there are none, or what makes them too hard to find. */
export type NimLogarithm =
  /** The least exponent that is not negative; the others differ by multiples of the order. */
  | { readonly kind: 'exponent'; readonly exponent: bigint; readonly order: bigint }
  | { readonly kind: 'none' }
  /** It takes about as many steps as the square root of a prime of the order. */
  | { readonly kind: 'beyond'; readonly steps: bigint }

/** The most steps that a logarithm takes where nothing else is said; 64 bits take 2589. */
export const USUAL_STEPS = 1_000_000n

/**
 * The least e ≥ 0 for which the base to the power e is a, for both positive: found for each prime of
 * the order by itself (S. Pohlig, M. Hellman, 1978) in steps of two lengths (D. Shanks, 1971).
 */
export function nimLogarithm(a: bigint, base: bigint, most = USUAL_STEPS): NimLogarithm {
  if (a <= 0n || base <= 0n) throw new RangeError('nim logarithm of a number that is not positive')
  const order = nimOrder(base)
  if (order === undefined) return { kind: 'beyond', steps: isqrt(fieldOf(base)) }
  if (nimPower(a, order) !== 1n) return { kind: 'none' }
  let [exponent, modulus] = [0n, 1n]
  const primes = (primesOf(base) ?? []).filter((prime) => order % prime === 0n)
  for (const prime of primes.sort((p, q) => (p < q ? -1 : 1))) {
    const steps = isqrt(prime - 1n) + 1n
    if (steps > most) return { kind: 'beyond', steps }
    const part = order / prime
    const rest = shortLogarithm(nimPower(a, part), nimPower(base, part), Number(steps))
    // the numbers up to here are exponent modulo modulus: go on until the rest by the prime fits
    const turns = modulo((rest - exponent) * inverseModulo(modulus, prime), prime)
    exponent += modulus * turns
    modulus *= prime
  }
  return { kind: 'exponent', exponent, order }
}

/** The least e < steps² with base^e = a, which must exist. */
function shortLogarithm(a: bigint, base: bigint, steps: number): bigint {
  const small = new Map<bigint, number>()
  let power = 1n
  for (let e = 0; e < steps; e++) {
    small.set(power, e)
    power = nimProduct(power, base)
  }
  const back = nimInverse(power)
  let at = a
  for (let turn = 0; turn < steps; turn++) {
    const e = small.get(at)
    if (e !== undefined) return BigInt(turn) * BigInt(steps) + BigInt(e)
    at = nimProduct(at, back)
  }
  throw new RangeError('nim logarithm: no power of the base')
}

/** The inverse of a modulo a prime. */
function inverseModulo(a: bigint, prime: bigint): bigint {
  let [x, y, s, t] = [modulo(a, prime), prime, 1n, 0n]
  while (y > 0n) [x, y, s, t] = [y, x % y, t, s - (x / y) * t]
  return modulo(s, prime)
}
