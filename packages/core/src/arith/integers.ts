/** The largest integer whose square is at most `n`; `n` must not be negative. */
export function isqrt(n: bigint): bigint {
  if (n < 0n) throw new RangeError('isqrt of a negative number')
  if (n < 1n << 52n) return BigInt(Math.floor(Math.sqrt(Number(n)))) // exact below 2^52
  // Zimmermann's recursion, "Karatsuba Square Root" (1999), in its short form: the root of the
  // upper half gives a start that one Newton step makes right to within one.
  const shift = BigInt((bitLength(n) - 1) >> 2)
  const high = isqrt(n >> (2n * shift))
  let root = ((high << shift) + (n >> shift) / high) >> 1n
  while (root * root > n) root--
  while ((root + 1n) * (root + 1n) <= n) root++
  return root
}

/** The number of binary digits of `n`; 0 has none. */
export function bitLength(n: bigint): number {
  if (n === 0n) return 0
  const hex = n.toString(16)
  return hex.length * 4 - (Math.clz32(Number.parseInt(hex[0] as string, 16)) - 28)
}

/** The remainder of `n` by `m` in 0..m−1, whatever the sign of `n`. */
export function modulo(n: bigint, m: bigint): bigint {
  const r = n % m
  return r < 0n ? r + m : r
}

/** The greatest integer not above n / d, for d > 0. */
export function floorDiv(n: bigint, d: bigint): bigint {
  return (n - modulo(n, d)) / d
}

/** The largest power of two that divides `n`; `n` must not be 0. */
export function lowestBit(n: bigint): bigint {
  return n & -n
}

/** The exponent of the largest power of two that divides `n`; `n` must not be 0. */
export function twoAdic(n: bigint): number {
  return bitLength(lowestBit(n)) - 1
}

/** The number of ones among the binary digits of `n`. */
export function popcount(n: bigint): number {
  let ones = 0
  for (const digit of n.toString(16)) {
    const d = Number.parseInt(digit, 16)
    ones += (d & 1) + ((d >> 1) & 1) + ((d >> 2) & 1) + (d >> 3)
  }
  return ones
}

/** The xor of all integers from 0 to `n`; of none if `n` is negative. */
export function xorUpTo(n: bigint): bigint {
  if (n < 0n) return 0n
  const r = n & 3n
  return r === 0n ? n : r === 1n ? 1n : r === 2n ? n + 1n : 0n
}

export function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

export function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

/** The greatest common divisor of two integers that are not negative. */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

/** The least common multiple of two positive integers. */
export function lcm(a: bigint, b: bigint): bigint {
  return (a / gcd(a, b)) * b
}
