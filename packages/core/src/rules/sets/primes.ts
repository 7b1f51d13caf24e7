import { isPrime } from '../../arith/factor.ts'
import { min } from '../../arith/integers.ts'
import { BeyondBudget, Meter } from '../../model/errors.ts'
import { type AmountSet, type MemberList, named } from '../amount-set.ts'

/** 2, 3, 5, 7, … */
export const primes: AmountSet<{ readonly kind: 'primes' }> = {
  ...named('primes', { en: 'primes', zh: '质数' }, '素数', 'a prime'),
  about: { en: 'prime numbers', zh: '质数' },
  form: () => LIST,
}

const LIST: MemberList = {
  by: 'list',
  key: 'primes',
  effort: 4, // whether a large number is prime is the hardest to tell
  fixed: true,
  contains: (t) => isPrime(t) ?? cannotTell(t),
  upTo: primesUpTo,
  roughly: (n) => n / 5n,
  *residues(p) {
    // a prime that does not divide p leaves a residue without a common factor with p
    for (let r = 0; r < p; r++) if (coprime(r, p)) yield r
    for (let r = 1; r < p; r++) if (p % r === 0 && isPrime(BigInt(r))) yield r
    if (isPrime(BigInt(p))) yield 0
  },
  program({ most, leave, list }) {
    // a prime that comes up as n crosses out its multiples before any of them comes up
    const composite = list()
    return `if (n > 1 && ${composite}[n] == 0) {
        int c = 2 * n
        while (c <= ${most}) {
          ${composite}[c] = 1
          c += n
        }
      }
      for t = 2..n { if (${composite}[t] == 0) { ${leave('(n - t)')} } }`
  },
}

/** Primes up to here are kept when they are first asked for: tables ask for them heap by heap. */
const KEPT = 1_000_000
let kept: { readonly limit: number; readonly list: readonly bigint[] } = { limit: 1, list: [] }

/** The primes up to `limit`. */
export function* primesUpTo(limit: bigint): Generator<bigint> {
  if (limit > KEPT) {
    // who looks for one of them often finds it among those that are kept
    yield* primesUpTo(BigInt(KEPT))
    for (const p of sieved(limit)) if (p > KEPT) yield p
    return
  }
  if (limit > kept.limit) {
    const longer = Math.min(2 * Number(limit), KEPT)
    kept = { limit: longer, list: [...sieved(BigInt(longer))] }
  }
  for (const p of kept.list) {
    if (p > limit) return
    yield p
  }
}

/** The primes up to `limit`, by the sieve of Eratosthenes. */
function* sieved(limit: bigint): Generator<bigint> {
  const size = Number(min(limit, 10_000_000n))
  const composite = new Uint8Array(size + 1)
  const meter = new Meter(size)
  for (let p = 2; p <= limit; p++) {
    meter.tick()
    if (composite[p]) continue
    yield BigInt(p)
    for (let m = p * p; m <= size; m += p) composite[m] = 1
  }
}

/** Throws BeyondBudget: of a number this long nobody knows whether it is prime. */
export function cannotTell(t: bigint): never {
  throw new BeyondBudget({
    en: `Whether a number of ${t.toString().length} digits is prime was not proved.`,
    zh: `一个 ${t.toString().length} 位的数是否为素数，未能证明。`,
  })
}

function coprime(a: number, b: number): boolean {
  let [x, y] = [a, b]
  while (y > 0) [x, y] = [y, x % y]
  return x === 1
}
