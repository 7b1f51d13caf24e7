import { div } from '../../formula/tree.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'even',
  names: { en: 'Even takes', zh: '偶数博弈' },
  about: {
    en: 'Take an even number of stones from one heap. Whoever cannot move loses.',
    zh: '每次从一堆中取偶数颗。不能走者负。',
  },
  rule: () => rule('take even'),
  theorem: () => ({
    name: { en: 'Nim with pairs', zh: '成对的尼姆' },
    reference: { en: 'folklore; proof given', zh: '民间结论；证明已给出' },
    formula: div('n', 2),
    proof: {
      en: 'Glue the stones in pairs: an even take is a take of any number of pairs, and a single stone left over never moves. So a heap of n is a Nim heap of ⌊n/2⌋.',
      zh: '把石子两两粘成一对：取偶数颗就是取任意多对，多出的一颗永远动不了。所以 n 颗的堆就是 ⌊n/2⌋ 的尼姆堆。',
    },
  }),
  examples: ['even: 6 9 13', 'even: 7'],
})
