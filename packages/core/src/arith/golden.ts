import { bitLength, isqrt, rootAndRest } from './integers.ts'
import { remembered } from './remembered.ts'

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
  const { rest } = rootAndRest(5n * n * n + 4n)
  return rest === 0n || rest === 8n || n === 1n // no two squares above 9 lie within 8 of each other
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

/** Indices are split in halves until this many are left. */
const FEW = 512

/** F(0), F(1), … as far as they are added one by one; made when they are first asked for. */
const made = [0n, 1n]
function fewOf(): readonly bigint[] {
  while (made.length < FEW + 4) made.push((made.at(-1) as bigint) + (made.at(-2) as bigint))
  return made
}

/** [F(s), F(s+1)] for s = FEW, 2·FEW, 4·FEW, …, made when they are asked for. */
const steps: [bigint, bigint][] = []
function stepPair(level: number): [bigint, bigint] {
  for (let i = steps.length; i <= level; i++) steps.push(fibonacciPair(FEW * 2 ** i))
  return steps[level] as [bigint, bigint]
}

/** The least level whose step is at least half of an index; −1 for an index up to FEW. */
function levelOf(index: number): number {
  let level = -1
  while (FEW * 2 ** (level + 1) < index) level++
  return level
}

/**
 * The Zeckendorf parts of n ≥ 0 as indices i of F(i), largest first: no two are neighbours, all
 * are at least 2, and this is the only such sum (Zeckendorf 1972). Those of the long numbers asked
 * for last are kept: a verdict and its reasons ask for them again and again.
 */
export const zeckendorf: (n: bigint) => readonly number[] = remembered((n) => {
  const indices: number[] = []
  if (n > 0n) collect(n, levelOf(fibonacciIndex(n)), 0, indices)
  return indices
})

/** Writes the parts of `n`, each index raised by `shift`, by splitting the indices in halves. */
function collect(n: bigint, level: number, shift: number, into: number[]): void {
  if (level < 0) greedy(n, shift, into)
  else if (n > 0n) {
    const high = highParts(n, level)
    collect(high.parts, level - 1, shift + FEW * 2 ** level, into)
    collect(n - high.value, level - 1, shift, into)
  }
}

function greedy(n: bigint, shift: number, into: number[]): void {
  const few = fewOf()
  let rest = n
  for (let i = few.length - 1; rest > 0n; i--) {
    if ((few[i] as bigint) > rest) continue
    rest -= few[i] as bigint
    into.push(i + shift)
  }
}

/**
 * The largest m whose parts, each moved up by the s indices of a level, sum to at most `n`; with
 * that sum. Moving up is Σ F(c+s) = F(s+1)·m + F(s)·m′ where m′ = Σ F(c−1) is m moved down by one.
 */
function highParts(n: bigint, level: number): { parts: bigint; value: bigint } {
  const [f, g] = stepPair(level)
  let parts = n / (2n * g - f) // n / φ^s, right to within a few: the Lucas number is near φ^s
  let down = lowered(parts)
  let value = g * parts + f * down
  while (value > n) {
    parts--
    down = lowered(parts)
    value = g * parts + f * down
  }
  for (;;) {
    const next = lowered(parts + 1n)
    const raised = value + g + (next - down) * f
    if (raised > n) return { parts, value }
    ;[parts, down, value] = [parts + 1n, next, raised]
  }
}

/** Σ F(c−1) over the Zeckendorf parts F(c) of m: ⌊(m+1)φ⌋ − 1 − m. */
function lowered(m: bigint): bigint {
  return floorPhi(m + 1n) - 1n - m
}

/** Σ F(i) over indices i ≥ 0 that are in falling order, of which there may be very many. */
export function fibonacciSum(indices: readonly number[]): bigint {
  return pairSum(indices, 0, levelOf(indices[0] ?? 0))[0]
}

/** [Σ F(i−base), Σ F(i−base+1)] over indices in falling order, by splitting them in halves. */
function pairSum(indices: readonly number[], base: number, level: number): [bigint, bigint] {
  if (level < 0 || indices.length === 0) {
    const few = fewOf()
    let [first, second] = [0n, 0n]
    for (const i of indices) {
      first += few[i - base] as bigint
      second += few[i - base + 1] as bigint
    }
    return [first, second]
  }
  const middle = base + FEW * 2 ** level
  const cut = indices.findIndex((i) => i < middle)
  const upper = cut < 0 ? indices : indices.slice(0, cut)
  const [low, lowNext] = pairSum(indices.slice(upper.length), base, level - 1)
  const [p, q] = pairSum(upper, middle, level - 1)
  const [f, g] = stepPair(level) // F(x+s) = F(s−1)·F(x) + F(s)·F(x+1)
  return [low + (g - f) * p + f * q, lowNext + f * p + g * q]
}
