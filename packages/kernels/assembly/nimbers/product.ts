// Nim products of 64 bits: three products of 32 bits, each three of 16 bits, which are sums of
// logarithms (J. H. Conway, On Numbers and Games, ch. 6; A. Karatsuba).

/** The numbers below 2^16 but 0 are the powers of `GENERATOR`, the least number that has so many. */
const ORDER: usize = 65_535
const GENERATOR: u32 = 258

/** Two turns of the powers, so that the sum of two exponents is an index. */
const POWERS = memory.data(2 * 65_535 * 2 + 4, 16)
const EXPONENTS = memory.data(65_536 * 2, 16)

let prepared = false

/** Fills the tables; called before the first product. */
export function prepareProducts(): void {
  if (prepared) return
  let power: u32 = 1
  for (let e: usize = 0; e < ORDER; e++) {
    store<u16>(POWERS + 2 * e, power as u16)
    store<u16>(POWERS + 2 * (e + ORDER), power as u16)
    store<u16>(EXPONENTS + 2 * (power as usize), e as u16)
    power = slowProduct(power, GENERATOR, 8)
  }
  prepared = true
}

// The product of two numbers of 2 * half bits by its rule alone.
function slowProduct(a: u32, b: u32, half: u32): u32 {
  if (a < 2 || b < 2) return a * b
  const mask = (1 << half) - 1
  const inner = half >> 1
  const low = slowProduct(a & mask, b & mask, inner)
  const high = slowProduct(a >> half, b >> half, inner)
  const all = slowProduct((a >> half) ^ (a & mask), (b >> half) ^ (b & mask), inner)
  return ((all ^ low) << half) | (low ^ slowProduct(high, 1 << (half - 1), inner))
}

// @ts-expect-error: decorator
function exponent(a: u32): u32 {
  return load<u16>(EXPONENTS + 2 * (a as usize))
}

// @ts-expect-error: decorator
function power(e: u32): u32 {
  return load<u16>(POWERS + 2 * (e as usize))
}

function product16(a: u32, b: u32): u32 {
  return a === 0 || b === 0 ? 0 : power(exponent(a) + exponent(b))
}

// a times 2^15.
function timesHalf16(a: u32): u32 {
  return a === 0 ? 0 : power(exponent(a) + exponent(0x8000))
}

function product32(a: u32, b: u32): u32 {
  const low = product16(a & 0xffff, b & 0xffff)
  const high = product16(a >> 16, b >> 16)
  const all = product16((a >> 16) ^ (a & 0xffff), (b >> 16) ^ (b & 0xffff))
  return ((all ^ low) << 16) | (low ^ timesHalf16(high))
}

// a times 2^31, which is 2^16 times 2^15.
function timesHalf32(a: u32): u32 {
  const high = a >> 16
  return (timesHalf16(high ^ (a & 0xffff)) << 16) | timesHalf16(timesHalf16(high))
}

/** The nim product of two numbers. */
export function product64(a: u64, b: u64): u64 {
  const low = product32(a as u32, b as u32)
  const high = product32((a >> 32) as u32, (b >> 32) as u32)
  const all = product32(((a >> 32) ^ a) as u32, ((b >> 32) ^ b) as u32)
  return (((all ^ low) as u64) << 32) | ((low ^ timesHalf32(high)) as u64)
}
