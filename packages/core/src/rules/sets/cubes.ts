import { iroot } from '../../arith/integers.ts'
import { Meter } from '../../model/errors.ts'
import { type AmountSet, type MemberList, named } from '../amount-set.ts'

/** 1, 8, 27, … */
export const cubes: AmountSet<{ readonly kind: 'cubes' }> = {
  ...named('cubes', { en: 'cubes', zh: '立方数' }),
  about: { en: 'cube numbers', zh: '立方数' },
  form: () => LIST,
}

const LIST: MemberList = {
  by: 'list',
  key: 'cubes',
  effort: 3,
  fixed: true,
  contains: (t) => iroot(t, 3) ** 3n === t,
  *upTo(heap) {
    const meter = new Meter()
    for (let i = 1n; i * i * i <= heap; i++) {
      meter.tick()
      yield i * i * i
    }
  },
  roughly: (n) => BigInt(Math.floor(Math.cbrt(Number(n)))),
  residues: (p) => Array.from({ length: p }, (_, r) => (((r * r) % p) * r) % p),
  program: 'table',
}
