import type { Range } from '../range.ts'

/** Beyond these a number no longer fits: signed and unsigned, and exactly into a double. */
const WORDS = [31n, 32n, 53n, 63n, 64n]

/**
 * The numbers of a range at which programs go wrong: its ends, powers of two and Fibonacci numbers
 * with their neighbours, and where a square no longer fits into a word.
 */
export function notableNumbers(range: Range): readonly bigint[] {
  const { least, most } = range
  const centres = [least, most, ...fibonacciTo(most)]
  for (let power = 1n; power <= 2n * most; power *= 2n) centres.push(power)
  for (const bits of WORDS) centres.push(squareRoot(1n << bits))
  const all = centres.flatMap((n) => [n - 1n, n, n + 1n])
  return [...new Set(all)].filter((n) => n >= least && n <= most).sort((a, b) => (a < b ? -1 : 1))
}

/** The Fibonacci numbers 1, 2, 3, 5, … up to a limit. */
export function fibonacciTo(limit: bigint): readonly bigint[] {
  const list: bigint[] = []
  for (let [a, b] = [1n, 2n]; a <= limit; [a, b] = [b, a + b]) list.push(a)
  return list
}

/** What words of 32 and 64 bits, with and without a sign, make of a number. */
export function wrapped(n: bigint): readonly bigint[] {
  return [BigInt.asIntN(32, n), BigInt.asUintN(32, n), BigInt.asIntN(64, n), BigInt.asUintN(64, n)]
}

/** ⌊√n⌋ by bisection. */
function squareRoot(n: bigint): bigint {
  let [low, high] = [0n, n]
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (middle * middle <= n) low = middle
    else high = middle - 1n
  }
  return low
}
