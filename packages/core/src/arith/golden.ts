import { bitLength, isqrt } from './integers.ts'

/** ⌊kφ⌋ for φ = (1 + √5) / 2 and k ≥ 0, in integers: (k + ⌊√(5k²)⌋) / 2. */
export function floorPhi(k: bigint): bigint {
  return (k + isqrt(5n * k * k)) / 2n
}

/** [F(i), F(i+1)] with F(1) = F(2) = 1, by doubling. */
function fibonacciPair(i: number): [bigint, bigint] {
  if (i === 0) return [0n, 1n]
  const [a, b] = fibonacciPair(i >> 1)
  const even = a * (2n * b - a)
  const odd = a * a + b * b
  return i & 1 ? [odd, even + odd] : [even, odd]
}

/** The Fibonacci number F(i), F(1) = F(2) = 1. */
export function fibonacci(i: number): bigint {
  return fibonacciPair(i)[0]
}

/** Whether `n` is a Fibonacci number: exactly when 5n² + 4 or 5n² − 4 is a square (Gessel 1972). */
export function isFibonacci(n: bigint): boolean {
  if (n < 0n) return false
  const five = 5n * n * n
  const root = isqrt(five + 4n) // no two squares above 9 lie within 8 of each other
  return root * root === five + 4n || root * root === five - 4n
}

/** The index i ≥ 2 of the largest Fibonacci number F(i) that is at most `n`, for n ≥ 1. */
export function fibonacciIndex(n: bigint): number {
  // F(i) ≈ φ^i / √5, so i ≈ (bits + log2 √5) / log2 φ; the estimate is then corrected exactly.
  let i = Math.max(2, Math.floor((bitLength(n) - 1 + 1.16) / 0.6942419136306174) - 1)
  let [low, high] = fibonacciPair(i)
  while (low > n) [low, high, i] = [high - low, low, i - 1]
  while (high <= n) [low, high, i] = [high, low + high, i + 1]
  return i
}

/**
 * The Zeckendorf parts of n ≥ 0 as indices i of F(i), largest first: no two are neighbours, all
 * are at least 2, and this is the only such sum (Zeckendorf 1972).
 */
export function zeckendorf(n: bigint): readonly number[] {
  if (latest.n !== n) {
    const indices: number[] = []
    collect(n, 0, indices)
    latest = { n, indices }
  }
  return latest.indices
}

/** The parts asked for last: a verdict and its reasons ask again and again for those of one heap. */
let latest: { n: bigint; indices: readonly number[] } = { n: 0n, indices: [] }

/** Writes the parts of `n`, each index raised by `shift`, by splitting the indices in halves. */
function collect(n: bigint, shift: number, into: number[]): void {
  if (n === 0n) return
  const top = fibonacciIndex(n)
  if (top < 600) {
    greedy(n, top, shift, into)
    return
  }
  const half = top >> 1
  const high = highParts(n, half)
  collect(high.parts, shift + half, into)
  collect(n - high.value, shift, into)
}

function greedy(n: bigint, top: number, shift: number, into: number[]): void {
  let rest = n
  let [low, high] = fibonacciPair(top)
  for (let i = top; rest > 0n; i--) {
    if (low <= rest) {
      rest -= low
      into.push(i + shift)
    }
    ;[low, high] = [high - low, low]
  }
}

/**
 * The largest m whose parts, each moved up by `by` indices, sum to at most `n`; with that sum.
 * Moving up is Σ F(c+by) = F(by+1)·m + F(by)·m′ where m′ = Σ F(c−1) is m moved down by one.
 */
function highParts(n: bigint, by: number): { parts: bigint; value: bigint } {
  const [f, g] = fibonacciPair(by)
  const raised = (m: bigint) => g * m + f * lowered(m)
  let parts = n / (floorPhi(f) + g - f) // n / φ^by, right to within a few
  while (raised(parts) > n) parts--
  while (raised(parts + 1n) <= n) parts++
  return { parts, value: raised(parts) }
}

/** Σ F(c−1) over the Zeckendorf parts F(c) of m: ⌊(m+1)φ⌋ − 1 − m. */
function lowered(m: bigint): bigint {
  return floorPhi(m + 1n) - 1n - m
}
