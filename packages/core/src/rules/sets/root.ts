import { isqrt } from '../../arith/integers.ts'
import { Meter } from '../../model/errors.ts'
import type { AmountSet } from '../amount-set.ts'
import { fromOne } from './range.ts'

/** from..⌊√n⌋ */
export const root: AmountSet<{ readonly kind: 'root'; readonly from: bigint }> = {
  kind: 'root',
  example: { kind: 'root', from: 1n },
  about: { en: 'at most the square root', zh: '至多平方根' },
  phrase: {
    begins: '[0-9]',
    whole: `from:Number _ ".." _ RootOfN
      { return { kind: 'root', from, at: offset() } }`,
  },
  print: ({ from }, lang) => (lang === 'en' ? `${from}..sqrt(n)` : `${from}..√n`),
  canonical({ from }, fail) {
    fromOne(from, fail)
    return { kind: 'root', from }
  },
  form: ({ from }) => ({
    by: 'list',
    key: `root ${from}`,
    effort: 0,
    fixed: false,
    contains: (t, heap) => from <= t && t * t <= heap,
    *upTo(heap) {
      const meter = new Meter()
      const last = isqrt(heap)
      for (let t = from; t <= last; t++) {
        meter.tick()
        yield t
      }
    },
    roughly: (n) => BigInt(Math.floor(Math.sqrt(Number(n)))),
    residues: undefined,
    program: ({ leave }) => `int s = ${from}
      while (s * s <= n) {
        ${leave('(n - s)')}
        s += 1
      }`,
  }),
}
