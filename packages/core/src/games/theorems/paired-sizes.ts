import { lcm } from '../../arith/integers.ts'

/** The partitions of ten slots into blocks of even size are 6,556; of twelve, 150,349. */
const MOST_SLOTS = 10

/** n! times the coefficient of x^n in log cosh x, for n = 2, 4, 6, …: tangent numbers with signs. */
const WEIGHTS = [1n, -2n, 16n, -272n, 7936n]

/**
 * In how many ways an even number of heaps can get sizes, each at least its bound and at most
 * `total` together, so that every size occurs an even number of times; undefined for many heaps.
 *
 * Let N(σ) count the sizes that are equal within the blocks of a partition σ of the heaps. By
 * Möbius inversion over the partitions, a sum over those with even blocks in which different
 * blocks have different sizes becomes the sum over all σ with even blocks of N(σ) times a weight
 * for each block; the weights have the exponential generating function log cosh.
 */
export function pairedSizes(bounds: readonly bigint[], total: bigint): bigint | undefined {
  if (bounds.length > MOST_SLOTS) return undefined
  const falling = [...bounds].sort((a, b) => (a > b ? -1 : 1))
  return weighted(falling, total, [])
}

/** The sum over the partitions of the rest, the blocks of `halves` being chosen, each twice that long. */
function weighted(rest: readonly bigint[], supply: bigint, halves: readonly number[]): bigint {
  if (supply < 0n) return 0n
  const [largest, ...others] = rest
  if (largest === undefined) return solutions(halves, supply / 2n)
  let sum = 0n
  for (let chosen = 0; chosen < 1 << others.length; chosen++) {
    const left = others.filter((_, i) => !(chosen & (1 << i)))
    const size = rest.length - left.length
    if (size % 2 === 1) continue
    const ways = weighted(left, supply - BigInt(size) * largest, [...halves, size / 2])
    sum += (WEIGHTS[size / 2 - 1] as bigint) * ways
  }
  return sum
}

/**
 * How many lists of x ≥ 0 have Σ a·x ≤ n. With L a common multiple of the a, the generating
 * function 1 / (1 − z)∏(1 − z^a) is a polynomial over (1 − z^L)^(r+1), r the number of the a.
 */
function solutions(parts: readonly number[], n: bigint): bigint {
  const common = Number(parts.reduce((l, a) => lcm(l, BigInt(a)), 1n))
  let polynomial = [1n]
  for (const a of [1, ...parts]) polynomial = times(polynomial, a, common / a)
  const r = BigInt(parts.length)
  let sum = 0n
  for (const [j, coefficient] of polynomial.entries()) {
    const rest = n - BigInt(j)
    if (rest >= 0n && rest % BigInt(common) === 0n)
      sum += coefficient * choose(rest / BigInt(common) + r, r)
  }
  return sum
}

/** A polynomial times 1 + z^a + z^2a + …, `count` terms. */
function times(polynomial: readonly bigint[], a: number, count: number): bigint[] {
  const product = new Array<bigint>(polynomial.length + a * (count - 1)).fill(0n)
  for (const [i, coefficient] of polynomial.entries())
    for (let j = 0; j < count; j++) product[i + a * j] = (product[i + a * j] ?? 0n) + coefficient
  return product
}

function choose(n: bigint, k: bigint): bigint {
  let result = 1n
  for (let i = 1n; i <= k; i++) result = (result * (n - k + i)) / i
  return result
}
