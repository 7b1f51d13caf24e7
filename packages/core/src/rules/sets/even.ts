import { type AmountSet, named } from '../amount-set.ts'

/** 2, 4, 6, … */
export const even: AmountSet<{ readonly kind: 'even' }> = {
  ...named('even', { en: 'even', zh: '偶数' }),
  about: { en: 'even numbers', zh: '偶数' },
  form: () => ({ by: 'parity', parity: 0n }),
}
