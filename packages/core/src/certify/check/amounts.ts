import { Beyond } from './failure.ts'
import type { Amounts } from './rule.ts'
import type { Work } from './work.ts'

/** The largest amount that a check lists. */
const MOST_AMOUNT = 10_000_000

/** The steps that an amount takes when it is listed. */
const PER_AMOUNT = 10

/** For t up to a limit: 1 where t may be taken, 0 elsewhere. */
export function amountFlags(takes: readonly Amounts[], limit: number, work: Work): Uint8Array {
  if (limit > MOST_AMOUNT)
    throw new Beyond(
      `The check lists amounts up to ${limit}, more than its bound of ${MOST_AMOUNT}.`,
      `验证要列出不超过 ${limit} 的取数，超过上限 ${MOST_AMOUNT}。`,
      Number.POSITIVE_INFINITY,
    )
  work.spend(PER_AMOUNT * takes.length * limit)
  const flags = new Uint8Array(limit + 1)
  for (const amounts of takes) for (const t of elements(amounts, limit)) flags[t] = 1
  return flags
}

/** The amounts that are flagged, in order. */
export function flagged(flags: Uint8Array): number[] {
  const list: number[] = []
  for (let t = 1; t < flags.length; t++) if (flags[t] === 1) list.push(t)
  return list
}

/** The largest amount, when there is one; infinite for sets without end; 0 for no amounts. */
export function largestAmount(takes: readonly Amounts[]): number {
  return takes.reduce((most, amounts) => {
    const largest =
      amounts.kind === 'range'
        ? amounts.to
        : amounts.kind === 'set'
          ? (amounts.values.at(-1) as number)
          : Infinity
    return Math.max(most, largest)
  }, 0)
}

function* elements(amounts: Amounts, limit: number): Generator<number> {
  switch (amounts.kind) {
    case 'range':
      for (let t = amounts.from; t <= Math.min(amounts.to, limit); t++) yield t
      return
    case 'odd':
    case 'even':
      for (let t = amounts.kind === 'odd' ? 1 : 2; t <= limit; t += 2) yield t
      return
    case 'set':
      for (const t of amounts.values) if (t <= limit) yield t
      return
    case 'not': {
      const excluded = new Set(amounts.values)
      for (let t = 1; t <= limit; t++) if (!excluded.has(t)) yield t
      return
    }
    case 'powers':
      for (let t = 1; t <= limit; t *= amounts.base) yield t
      return
    case 'squares':
      for (let i = 1; i * i <= limit; i++) yield i * i
      return
    case 'cubes':
      for (let i = 1; i * i * i <= limit; i++) yield i * i * i
      return
    case 'triangular':
      for (let [i, t] = [1, 1]; t <= limit; i++, t += i) yield t
      return
    case 'fib':
      for (let [a, b] = [1, 2]; a <= limit; [a, b] = [b, a + b]) yield a
      return
    case 'primes':
      yield* primes(limit)
      return
    case 'evil':
    case 'odious': {
      const odd = amounts.kind === 'odious' ? 1 : 0
      for (let t = 1; t <= limit; t++) if (onesOf(t) % 2 === odd) yield t
    }
  }
}

/** How many ones a number has in binary. */
function onesOf(n: number): number {
  let ones = 0
  for (let rest = n; rest > 0; rest = Math.floor(rest / 2)) ones += rest % 2
  return ones
}

/** The primes up to a limit, by the sieve of Eratosthenes. */
function* primes(limit: number): Generator<number> {
  const composite = new Uint8Array(limit + 1)
  for (let p = 2; p <= limit; p++) {
    if (composite[p]) continue
    yield p
    for (let multiple = p * p; multiple <= limit; multiple += p) composite[multiple] = 1
  }
}
