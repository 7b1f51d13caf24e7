import { bitLength, rootAndRest } from '../../arith/integers.ts'
import { Meter } from '../../model/errors.ts'
import { type AmountSet, type MemberList, named } from '../amount-set.ts'

/** 1, 4, 9, … */
export const squares: AmountSet<{ readonly kind: 'squares' }> = {
  ...named('squares', { en: 'squares', zh: '平方数' }),
  about: { en: 'square numbers', zh: '平方数' },
  form: () => LIST,
}

const LIST: MemberList = {
  by: 'list',
  key: 'squares',
  effort: 3,
  fixed: true,
  contains: (t) => rootAndRest(t).rest === 0n,
  *upTo(heap) {
    const meter = new Meter()
    const cost = 1 + (bitLength(heap) >> 6)
    for (let i = 1n; i * i <= heap; i++) {
      meter.tick(cost)
      yield i * i
    }
  },
  roughly: (n) => BigInt(Math.floor(Math.sqrt(Number(n)))),
  residues: (p) => Array.from({ length: p }, (_, r) => (r * r) % p),
  program: ({ leave }) => `int i = 1
    while (i * i <= n) {
      ${leave('(n - i * i)')}
      i += 1
    }`,
}
