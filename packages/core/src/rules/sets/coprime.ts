import { gcd } from '../../arith/integers.ts'
import { Meter } from '../../model/errors.ts'
import type { AmountSet, MemberList } from '../amount-set.ts'

/** The numbers that have no common factor with the heap. */
export const coprime: AmountSet<{ readonly kind: 'coprime' }> = {
  kind: 'coprime',
  example: { kind: 'coprime' },
  about: { en: 'no common factor with the heap', zh: '与堆数互质的数' },
  phrase: {
    begins: '"coprime"i / "与"',
    whole: `("coprime"i __ "to"i __ "n"i !NameChar / "与" _ "n" _ "互" ("质" / "素") "的数"?)
      { return { kind: 'coprime' } }`,
  },
  print: (_, lang) => (lang === 'en' ? 'coprime to n' : '与 n 互质的数'),
  canonical: (read) => read,
  form: () => LIST,
}

/** Heaps of which all amounts are found at once. */
const MOST_LISTED = 10_000_000n

/** For each number up to n a 1 where it has a prime factor of n. */
function withCommonFactor(n: number): Uint8Array {
  const shared = new Uint8Array(n + 1)
  let rest = n
  for (let p = 2; rest > 1; p++) {
    if (p * p > rest) p = rest
    if (rest % p !== 0) continue
    while (rest % p === 0) rest /= p
    for (let t = p; t <= n; t += p) shared[t] = 1
  }
  return shared
}

const LIST: MemberList = {
  by: 'list',
  key: 'coprime',
  effort: 1,
  fixed: false,
  contains: (t, heap) => gcd(t, heap) === 1n,
  *upTo(heap) {
    const meter = new Meter()
    if (heap > MOST_LISTED) {
      // one by one, as long as it goes
      for (let t = 1n; t <= heap; t++) {
        meter.tick()
        if (gcd(t, heap) === 1n) yield t
      }
      return
    }
    const shared = withCommonFactor(Number(heap))
    for (let t = 1; t <= heap; t++) {
      meter.tick()
      if (shared[t] === 0) yield BigInt(t)
    }
  },
  roughly: (n) => 10n * n, // each number up to n costs a greatest common divisor
  residues: undefined,
  program: ({ leave }) => `for t = 1..n {
      int x = n
      int y = t
      while (y > 0) {
        const int z = x % y
        x = y
        y = z
      }
      if (x == 1) { ${leave('(n - t)')} }
    }`,
}
