import { mod } from '../../formula/tree.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'one-or-prime',
  names: { en: 'Taking 1 or a prime', zh: '一或质数博弈' },
  about: {
    en: 'Take 1 stone or a prime number of stones from one heap. Whoever takes the last stone wins.',
    zh: '每次从一堆中取 1 颗或质数颗。取到最后一颗者胜。',
  },
  rule: () => rule('take {1} or primes'),
  theorem: () => ({
    name: { en: 'Multiples of 4 are not prime', zh: '4 的倍数不是质数' },
    reference: { en: 'folklore; proof given', zh: '民间结论；证明已给出' },
    formula: mod('n', 4),
    proof: {
      en: '1, 2 and 3 may be taken, so every smaller remainder is reached. A multiple of 4 is no prime and not 1, so no move keeps the remainder.',
      zh: '可以取 1、2、3，所以每个更小的余数都能到达。4 的倍数既不是质数也不是 1，所以没有一步保持余数不变。',
    },
  }),
  examples: ['one-or-prime: 10', 'one-or-prime: 5 6'],
})
