import { mod } from '../../formula/tree.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'prime-powers',
  names: { en: 'Taking a prime power', zh: '质数幂博弈' },
  about: {
    en: 'Take 1 stone or a power of a prime (2, 3, 4, 5, 7, 8, 9, …) from one heap. Whoever takes the last stone wins.',
    zh: '每次从一堆中取 1 颗，或取质数的幂（2、3、4、5、7、8、9……）颗。取到最后一颗者胜。',
  },
  rule: () => rule('take prime powers'),
  theorem: () => ({
    name: { en: 'Multiples of 6 are not prime powers', zh: '6 的倍数不是质数幂' },
    reference: { en: 'folklore; proof given', zh: '民间结论；证明已给出' },
    formula: mod('n', 6),
    proof: {
      en: '1, 2, 3, 4, 5 may be taken, so every smaller remainder is reached. A multiple of 6 has two primes and may not be taken, so no move keeps the remainder.',
      zh: '可以取 1、2、3、4、5，所以每个更小的余数都能到达。6 的倍数含两个质因数，不能取，所以没有一步保持余数不变。',
    },
  }),
  examples: ['prime-powers: 10 8', 'prime-powers: 12'],
})
