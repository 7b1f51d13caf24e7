import { periodic } from '../../formula/tree.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'splitting',
  names: { en: 'Splitting heaps', zh: '分堆游戏' },
  about: {
    en: 'Split a heap into two non-empty heaps, of any sizes. Whoever cannot move loses.',
    zh: '把一堆分成两个非空的堆，大小不限。不能走者负。',
  },
  rule: () => rule('split'),
  theorem: () => ({
    name: { en: 'Parity of the splits', zh: '拆分次数的奇偶' },
    reference: { en: 'folklore; proof given', zh: '民间结论；证明已给出' },
    formula: periodic('n', [1, 0], { 0: 0 }),
    proof: {
      en: 'A heap of n ≥ 1 is split exactly n − 1 times whatever the players do, so only the parity of n − 1 counts: even heaps have value 1, odd ones 0.',
      zh: 'n ≥ 1 颗的堆无论怎么走都恰好拆分 n − 1 次，只看 n − 1 的奇偶：偶数堆 SG 值为 1，奇数堆为 0。',
    },
  }),
  examples: ['splitting: 6', 'splitting: 5 8 10'],
})
