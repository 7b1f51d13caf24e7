import { bitLength } from './integers.ts'

/**
 * The nim product of two numbers that are not negative: the least number that differs from
 * a′⊗b xor a⊗b′ xor a′⊗b′ for all a′ < a and b′ < b. With it and xor the numbers below 2^(2^k) are a
 * field, for every k: J. H. Conway, On Numbers and Games (1976), ch. 6.
 */
export function nimProduct(a: bigint, b: bigint): bigint {
  if (a < 0n || b < 0n) throw new RangeError('nim product of a negative number')
  if (a < WORD && b < WORD) return BigInt(nimProduct32(Number(a), Number(b)))
  return longProduct(a, b, halfOf(a > b ? a : b))
}

const WORD = 1n << 32n

/** Half of the bits of the smallest field that has a number: 32 for 2^32, 64 for 2^64. */
export function halfOf(n: bigint): number {
  let half = 1
  for (const bits = bitLength(n); 2 * half < bits; ) half *= 2
  return half
}

/** The two halves of a number, the upper one first: a = high ⊗ 2^half xor low. */
export function halves(a: bigint, half: number): readonly [high: bigint, low: bigint] {
  return [a >> BigInt(half), BigInt.asUintN(half, a)]
}

/** The number with these halves. */
export function joined(high: bigint, low: bigint, half: number): bigint {
  return (high << BigInt(half)) | low
}

/**
 * The product in the field of 2·half bits. With F = 2^half, F⊗F = F xor F/2, and F times a smaller
 * number is their usual product, so that three products of halves are enough (A. Karatsuba).
 */
function longProduct(a: bigint, b: bigint, half: number): bigint {
  if (half < 32) return BigInt(nimProduct32(Number(a), Number(b)))
  const [high, low] = halves(a, half)
  const [top, rest] = halves(b, half)
  const inner = half >> 1
  if (high === 0n && top === 0n) return longProduct(low, rest, inner)
  const lows = longProduct(low, rest, inner)
  if (high === 0n) return joined(longProduct(low, top, inner), lows, half)
  if (top === 0n) return joined(longProduct(high, rest, inner), lows, half)
  const highs = longProduct(high, top, inner)
  const all = longProduct(high ^ low, top ^ rest, inner)
  return joined(all ^ lows, lows ^ timesHalfPower(highs, half), half)
}

/**
 * a ⊗ 2^(half − 1) for a < 2^half. With G the square root of 2^half, 2^(half − 1) is G ⊗ G/2, and
 * (high ⊗ G xor low) ⊗ G is (high xor low) ⊗ G xor high ⊗ G/2.
 */
export function timesHalfPower(a: bigint, half: number): bigint {
  if (a === 0n) return 0n
  if (half <= 32) return BigInt(nimProduct32(Number(a), 2 ** (half - 1)))
  const inner = half >> 1
  const [high, low] = halves(a, inner)
  const twice = timesHalfPower(timesHalfPower(high, inner), inner)
  return joined(timesHalfPower(high ^ low, inner), twice, inner)
}

/** The powers of a generator of the field of 16 bits, and the exponent of each of its numbers. */
interface Logarithms {
  /** Two turns of the powers, so that the sum of two exponents is an index. */
  readonly powers: Uint16Array
  readonly exponents: Uint16Array
}

const ORDER = 65_535
let logarithms: Logarithms | undefined

/** The nim product of two numbers below 2^32. */
export function nimProduct32(a: number, b: number): number {
  logarithms ??= makeLogarithms()
  const high = a >>> 16
  const top = b >>> 16
  const low = a & 0xffff
  const rest = b & 0xffff
  const lows = product16(logarithms, low, rest)
  if (high === 0 && top === 0) return lows
  const highs = product16(logarithms, high, top)
  const middle = product16(logarithms, high ^ low, top ^ rest) ^ lows
  return (middle * 65_536 + (lows ^ product16(logarithms, highs, 0x8000))) >>> 0
}

function product16({ powers, exponents }: Logarithms, x: number, y: number): number {
  if (x === 0 || y === 0) return 0
  return powers[(exponents[x] as number) + (exponents[y] as number)] as number
}

/** The number b with a ⊗ b = 1, for 0 < a < 2^32; `nimInverse` says why it is that. */
export function nimInverse32(a: number): number {
  const [high, low] = [a >>> 16, a & 0xffff]
  if (high === 0) return inverse16(low)
  const inverse = inverse16(
    nimProduct32(low, high ^ low) ^ nimProduct32(nimProduct32(high, high), 0x8000),
  )
  return (nimProduct32(high, inverse) * 65_536 + nimProduct32(high ^ low, inverse)) >>> 0
}

function inverse16(a: number): number {
  logarithms ??= makeLogarithms()
  const { powers, exponents } = logarithms
  return powers[ORDER - (exponents[a] as number)] as number
}

/** The least number whose powers are all numbers below 2^16 but 0. */
const GENERATOR = 258

function makeLogarithms(): Logarithms {
  const powers = new Uint16Array(2 * ORDER)
  const exponents = new Uint16Array(ORDER + 1)
  const images = Array.from({ length: 16 }, (_, bit) => shortProduct(GENERATOR, 1 << bit, 8))
  let power = 1
  for (let e = 0; e < ORDER; e++) {
    powers[e] = power
    powers[e + ORDER] = power
    exponents[power] = e
    let next = 0
    for (let rest = power, bit = 0; rest > 0; rest >>= 1, bit++)
      if (rest & 1) next ^= images[bit] as number
    power = next
  }
  return { powers, exponents }
}

/** The product in the field of 2·half ≤ 16 bits, by the rule of `longProduct` alone. */
function shortProduct(a: number, b: number, half: number): number {
  if (a < 2 || b < 2) return a * b
  const inner = half >> 1
  const mask = (1 << half) - 1
  const [high, low, top, rest] = [a >> half, a & mask, b >> half, b & mask]
  const lows = shortProduct(low, rest, inner)
  const highs = shortProduct(high, top, inner)
  const all = shortProduct(high ^ low, top ^ rest, inner)
  return ((all ^ lows) << half) | (lows ^ shortProduct(highs, 1 << (half - 1), inner))
}
