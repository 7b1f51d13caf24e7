import { factors } from './factor.ts'

/** Primes up to here are counted. */
const LIMIT = 10_000_000

/** For each odd number 2j + 1 the index of its least prime factor, as far as it is known. */
let indices: Uint32Array = new Uint32Array(0)

/**
 * The i for which the i-th prime is the least prime factor of an odd n ≥ 3 (3 is the second prime);
 * undefined where that prime is above ten million or is not found.
 */
export function leastPrimeIndex(n: bigint): number | undefined {
  if (n <= LIMIT) return indexOf(Number(n))
  const least = factors(n)?.reduce((p, { prime }) => (prime < p ? prime : p), n)
  return least === undefined || least > LIMIT ? undefined : indexOf(Number(least))
}

function indexOf(n: number): number {
  if (n >> 1 >= indices.length) sieve(Math.min(LIMIT, Math.max(1 << 12, 4 * n)))
  return indices[n >> 1] as number
}

/** The sieve of Eratosthenes on odd numbers: a prime leaves its index on what no smaller one divides. */
function sieve(limit: number): void {
  const half = (limit >> 1) + 1
  indices = new Uint32Array(half)
  let count = 1
  for (let j = 1; j < half; j++) {
    if (indices[j] !== 0) continue
    indices[j] = ++count
    const p = 2 * j + 1
    if (p * p > limit) continue
    for (let m = (p * p) >> 1; m < half; m += p) if (indices[m] === 0) indices[m] = count
  }
}
