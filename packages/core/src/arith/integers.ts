/** The largest integer whose square is at most `n`; `n` must not be negative. */
export function isqrt(n: bigint): bigint {
  return rootAndRest(n).root
}

/** ⌊√n⌋ and what is left of n without its square; `n` must not be negative. */
export function rootAndRest(n: bigint): { root: bigint; rest: bigint } {
  if (n < 0n) throw new RangeError('square root of a negative number')
  return rootOf(n, bitLength(n))
}

/**
 * P. Zimmermann, Karatsuba Square Root (1999): the root of the upper half of the bits, and a
 * division of its rest for the others. The rest before the correction is at most twice the root,
 * and each step of the correction keeps it so.
 */
function rootOf(n: bigint, bits: number): { root: bigint; rest: bigint } {
  if (bits <= 52) {
    const small = BigInt(Math.floor(Math.sqrt(Number(n)))) // exact below 2^52
    return { root: small, rest: n - small * small }
  }
  const quarter = (bits - 1) >> 2
  const shift = BigInt(quarter)
  const high = rootOf(n >> (2n * shift), bits - 2 * quarter)
  const low = BigInt.asUintN(2 * quarter, n)
  const upper = (high.rest << shift) | (low >> shift)
  const digits = upper / (2n * high.root)
  let root = (high.root << shift) + digits
  let rest = upper - digits * 2n * high.root
  rest = ((rest << shift) | BigInt.asUintN(quarter, low)) - digits * digits
  while (rest < 0n) {
    rest += 2n * root - 1n
    root--
  }
  return { root, rest }
}

/** The largest integer whose k-th power is at most `n`, for n ≥ 0 and k ≥ 1. */
export function iroot(n: bigint, k: number): bigint {
  if (k === 2) return isqrt(n)
  if (k === 1 || n < 2n) return n
  const [degree, before] = [BigInt(k), BigInt(k - 1)]
  // Newton's steps from above fall until they reach the root
  let root = 1n << BigInt(Math.ceil(bitLength(n) / k))
  for (;;) {
    const next = (before * root + n / root ** before) / degree
    if (next >= root) return root
    root = next
  }
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

/** The largest power of two that is at most `n`; 0 for 0. */
export function highestBit(n: bigint): bigint {
  return n === 0n ? 0n : 1n << BigInt(bitLength(n) - 1)
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

/** The largest exponent e with base^e at most `n`, and that power; for n ≥ 1 and base ≥ 2. */
export function floorLog(n: bigint, base: bigint): { exponent: number; power: bigint } {
  const squares = [base]
  for (let square = base * base; square <= n; square *= square) squares.push(square)
  let [exponent, power] = [0, 1n]
  for (const square of squares.reverse()) {
    exponent *= 2
    if (power * square > n) continue
    power *= square
    exponent++
  }
  return { exponent, power }
}

/** How many of the numbers 0..n−1 have a one in a binary column; the columns count from 0. */
export function onesInColumn(column: bigint, n: bigint): bigint {
  const block = 1n << column
  const rest = (n & (2n * block - 1n)) - block
  return ((n >> (column + 1n)) << column) + (rest > 0n ? rest : 0n)
}

/** The i-th number, from 0, that has a one in a binary column. */
export function withOneInColumn(column: bigint, i: bigint): bigint {
  const high = i >> column
  return (((high << 1n) | 1n) << column) | (i ^ (high << column))
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
