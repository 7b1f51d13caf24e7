import { type AmountSet, named } from '../amount-set.ts'
import { onesList } from '../binary-ones.ts'

/** 1, 2, 4, 7, 8, … */
export const odious: AmountSet<{ readonly kind: 'odious' }> = {
  ...named('odious', { en: 'odious', zh: '可憎数' }),
  about: { en: 'odious numbers: an odd number of binary ones', zh: '二进制中 1 的个数为奇数的数' },
  form: () => LIST,
}

const LIST = onesList('odious', 1)
