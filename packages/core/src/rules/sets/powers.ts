import type { AmountSet } from '../amount-set.ts'

/** 1, base, base², … */
export const powers: AmountSet<{ readonly kind: 'powers'; readonly base: bigint }> = {
  kind: 'powers',
  example: { kind: 'powers', base: 2n },
  about: { en: 'powers of 2', zh: '2 的幂' },
  phrase: {
    begins: '[0-9]',
    whole: `base:Number _ "^" _ "k"i { return { kind: 'powers', base, at: offset() } }`,
  },
  print: ({ base }) => `${base}^k`,
  canonical({ base }, fail) {
    if (base < 2n) fail('Powers need a base of at least 2.', '幂的底数至少是 2。')
    return { kind: 'powers', base }
  },
  form: ({ base }) => ({ by: 'powers', base }),
}
