import { type AmountSet, named } from '../amount-set.ts'

/** As many as there are. */
export const any: AmountSet<{ readonly kind: 'any' }> = {
  ...named('any', { en: 'any', zh: '任意' }),
  about: { en: 'as many as you like', zh: '任意多' },
  form: () => ({ by: 'all' }),
}
