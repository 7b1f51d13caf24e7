import { isqrt } from '../../arith/integers.ts'
import { Meter } from '../../model/errors.ts'
import { type AmountSet, type MemberList, named } from '../amount-set.ts'

/** 1, 3, 6, 10, … */
export const triangular: AmountSet<{ readonly kind: 'triangular' }> = {
  ...named('triangular', { en: 'triangular', zh: '三角形数' }, '三角数'),
  about: { en: 'triangular numbers', zh: '三角形数' },
  form: () => LIST,
}

const LIST: MemberList = {
  by: 'list',
  key: 'triangular',
  effort: 3,
  fixed: true,
  contains: (t) => isqrt(8n * t + 1n) ** 2n === 8n * t + 1n,
  *upTo(heap) {
    const meter = new Meter()
    for (let i = 1n, t = 1n; t <= heap; i++, t += i) {
      meter.tick()
      yield t
    }
  },
  roughly: (n) => BigInt(Math.floor(Math.sqrt(2 * Number(n)))),
  // i and i + 2p give the same residue
  residues: (p) => Array.from({ length: 2 * p }, (_, i) => ((i * (i + 1)) / 2) % p),
  program: 'table',
}
