import { bitLength } from '../../arith/integers.ts'
import { Meter } from '../../model/errors.ts'
import type { AmountSet, MemberList } from '../amount-set.ts'
import { divisorsLeaving, divisorsOf } from '../divisors.ts'

/** The numbers that divide the heap. */
export const divisors: AmountSet<{ readonly kind: 'divisors' }> = {
  kind: 'divisors',
  example: { kind: 'divisors' },
  about: { en: 'divisors of the heap', zh: '堆数的约数' },
  phrase: {
    begins: '"divisors"i / "n" _ "的" ("约" / "因") "数"',
    whole: `("divisors"i __ "of"i __ "n"i !NameChar / "n" _ "的" ("约" / "因") "数")
      { return { kind: 'divisors' } }`,
  },
  print: (_, lang) => (lang === 'en' ? 'divisors of n' : 'n 的约数'),
  canonical: (read) => read,
  form: () => LIST,
}

const LIST: MemberList = {
  by: 'list',
  key: 'divisors',
  effort: 1,
  fixed: false,
  contains: (t, heap) => heap % t === 0n,
  *upTo(heap) {
    // by trial where that is quick, else from the prime factors
    if (heap < 1_000_000n) {
      for (let d = 1n; d * d <= heap; d++) {
        if (heap % d !== 0n) continue
        yield d
        if (d * d !== heap) yield heap / d
      }
      return
    }
    const meter = new Meter()
    const cost = 1 + (bitLength(heap) >> 6)
    const all = divisorsOf(heap)
    for (let i = 0n; i < all.count; i++) {
      meter.tick(cost)
      yield all.at(i)
    }
  },
  roughly: (n) => BigInt(Math.floor(Math.sqrt(Number(n)))),
  residues: undefined,
  leaving: divisorsLeaving,
  program: ({ leave }) => `int d = 1
    while (d * d <= n) {
      if (n % d == 0) {
        ${leave('(n - d)')}
        ${leave('(n - n / d)')}
      }
      d += 1
    }`,
}
