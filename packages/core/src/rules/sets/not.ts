import type { AmountSet } from '../amount-set.ts'
import { braces, inOrder } from './set.ts'

/** All amounts but these. */
export const not: AmountSet<{ readonly kind: 'not'; readonly values: readonly bigint[] }> = {
  kind: 'not',
  example: { kind: 'not', values: [2n, 3n] },
  about: { en: 'all but these', zh: '除这些以外' },
  phrase: {
    begins: '"not"i !NameChar / "非"',
    whole: `("not"i !NameChar / "非") _ values:Set { return { kind: 'not', values, at: offset() } }`,
  },
  print: ({ values }, lang) => `${lang === 'en' ? 'not' : '非'} ${braces(values)}`,
  canonical: ({ values }, fail) => ({ kind: 'not', values: inOrder(values, fail) }),
  form: ({ values }) => ({ by: 'holes', holes: values }),
}
