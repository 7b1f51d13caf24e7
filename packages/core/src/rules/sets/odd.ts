import { type AmountSet, named } from '../amount-set.ts'

/** 1, 3, 5, … */
export const odd: AmountSet<{ readonly kind: 'odd' }> = {
  ...named('odd', { en: 'odd', zh: '奇数' }),
  about: { en: 'odd numbers', zh: '奇数' },
  form: () => ({ by: 'parity', parity: 1n }),
}
