import { factors } from '../arith/factor.ts'
import { twoAdic } from '../arith/integers.ts'
import { BeyondBudget, Meter } from '../model/errors.ts'
import type { Solutions } from '../model/heap-values.ts'

/** The divisors of n ≥ 1, each once and 1 first; throws BeyondBudget where n cannot be factored. */
export function divisorsOf(n: bigint): Solutions {
  const primes = factors(n)
  if (!primes) throw cannotFactor(n)
  return {
    count: primes.reduce((count, { exponent }) => count * BigInt(exponent + 1), 1n),
    at(i) {
      // the exponents of the divisor are the digits of i, each prime with a base of its own
      let [rest, divisor] = [i, 1n]
      for (const { prime, exponent } of primes) {
        const base = BigInt(exponent + 1)
        divisor *= prime ** (rest % base)
        rest /= base
      }
      return divisor
    },
  }
}

/**
 * The divisors of a heap n that leave an odd multiple of 2^e. Let n = 2^v·u with u odd. For e < v
 * they are 2^e·w with w any divisor of u; that of w = 1 needs no factors. Otherwise they are 2^v·w
 * where u − w has exactly e − v twos; it is even, so there is none for e = v.
 */
export function* divisorsLeaving(n: bigint, e: number): Generator<Solutions> {
  const v = twoAdic(n)
  if (e === v) return
  const twos = BigInt(e < v ? e : v)
  if (e < v) {
    yield { count: 1n, at: () => 1n << twos }
    const odd = divisorsOf(n >> BigInt(v))
    if (odd.count > 1n) yield { count: odd.count - 1n, at: (i) => odd.at(i + 1n) << twos }
    return
  }
  const odd = divisorsOf(n >> twos)
  const meter = new Meter()
  for (let i = 0n; i < odd.count; i++) {
    meter.tick()
    const left = (n >> twos) - odd.at(i)
    if (left > 0n && twoAdic(left) === e - v) yield { count: 1n, at: () => odd.at(i) << twos }
  }
}

function cannotFactor(n: bigint): BeyondBudget {
  const digits = n.toString().length
  return new BeyondBudget(
    {
      en: `Counting these moves means factoring a number of ${digits} digits.`,
      zh: `要数出这些走法，须分解一个 ${digits} 位的数。`,
    },
    Number.POSITIVE_INFINITY,
  )
}
