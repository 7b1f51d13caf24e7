import type { AmountSet, MemberList } from '../amount-set.ts'
import { divisors } from './divisors.ts'

/** The numbers that divide the heap and are smaller than it. */
export const properDivisors: AmountSet<{ readonly kind: 'proper-divisors' }> = {
  kind: 'proper-divisors',
  example: { kind: 'proper-divisors' },
  about: { en: 'divisors smaller than the heap', zh: '小于堆数的约数' },
  phrase: {
    begins: '"proper"i / "n" _ "的真" ("约" / "因") "数"',
    whole: `("proper"i __ "divisors"i __ "of"i __ "n"i !NameChar / "n" _ "的真" ("约" / "因") "数")
      { return { kind: 'proper-divisors' } }`,
  },
  print: (_, lang) => (lang === 'en' ? 'proper divisors of n' : 'n 的真约数'),
  canonical: (read) => read,
  form: () => LIST,
}

const LIST: MemberList = {
  by: 'list',
  key: 'proper-divisors',
  effort: 1,
  fixed: false,
  contains: (t, heap) => t < heap && heap % t === 0n,
  *upTo(heap) {
    const all = divisors.form({ kind: 'divisors' })
    if (all.by === 'list') for (const t of all.upTo(heap)) if (t < heap) yield t
  },
  roughly: (n) => BigInt(Math.floor(Math.sqrt(Number(n)))),
  residues: undefined,
  program: ({ leave }) => `int p = 1
    while (p * p <= n) {
      if (n % p == 0) {
        if (p < n) { ${leave('(n - p)')} }
        if (p > 1) { ${leave('(n - n / p)')} }
      }
      p += 1
    }`,
}
