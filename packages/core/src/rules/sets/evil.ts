import { type AmountSet, named } from '../amount-set.ts'
import { onesList } from '../binary-ones.ts'

/** 3, 5, 6, 9, … */
export const evil: AmountSet<{ readonly kind: 'evil' }> = {
  ...named('evil', { en: 'evil', zh: '邪恶数' }),
  about: { en: 'evil numbers: an even number of binary ones', zh: '二进制中 1 的个数为偶数的数' },
  form: () => LIST,
}

const LIST = onesList('evil', 0)
