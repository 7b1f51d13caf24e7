import { isPrime } from '../../arith/factor.ts'
import { bitLength, iroot } from '../../arith/integers.ts'
import type { AmountSet, MemberList } from '../amount-set.ts'
import { cannotTell, primesUpTo } from './primes.ts'

/** 1, and all powers of one prime: 2, 3, 4, 5, 7, 8, 9, 11, … */
export const primePowers: AmountSet<{ readonly kind: 'prime-powers' }> = {
  kind: 'prime-powers',
  example: { kind: 'prime-powers' },
  about: { en: 'powers of primes, 1 too', zh: '质数的幂，含 1' },
  phrase: {
    begins: '("a"i __)? "prime"i __ "power"i / "质数幂" / "素数幂"',
    whole: `(("a"i __)? "prime"i __ "power"i "s"i? !NameChar / "质数幂" / "素数幂")
      { return { kind: 'prime-powers' } }`,
  },
  print: (_, lang) => (lang === 'en' ? 'prime powers' : '质数幂'),
  canonical: (read) => read,
  form: () => LIST,
}

const LIST: MemberList = {
  by: 'list',
  key: 'prime-powers',
  effort: 5,
  fixed: true,
  contains(t) {
    if (t === 1n) return true
    // the k-th root, where there is one, must be a prime
    for (let k = 1; k < bitLength(t); k++) {
      const root = iroot(t, k)
      if (root ** BigInt(k) === t && (isPrime(root) ?? cannotTell(root))) return true
    }
    return false
  },
  *upTo(heap) {
    if (heap > 0n) yield 1n
    for (const p of primesUpTo(heap)) for (let t = p; t <= heap; t *= p) yield t
  },
  roughly: (n) => n / 5n,
  residues: undefined,
  program({ most, leave, list }) {
    // a prime that comes up as n marks its powers with 2 and its other multiples with 1
    const kind = list()
    return `if (n > 1 && ${kind}[n] == 0) {
        int c = 2 * n
        while (c <= ${most}) {
          int r = c
          while (r % n == 0) r = r / n
          if (r > 1) ${kind}[c] = 1
          if (r == 1) ${kind}[c] = 2
          c += n
        }
      }
      for t = 1..n { if (${kind}[t] != 1) { ${leave('(n - t)')} } }`
  },
}
