import { formula } from '../../formula/tree.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'take-and-split',
  names: { en: 'Take any, then may split', zh: '任取后可分堆' },
  about: {
    en: 'Take at least one stone from a heap, and then you may split what is left of it in two. This is the same as taking neighbours out of a row. Whoever cannot move loses.',
    zh: '每次从一堆中至少取一颗，然后可以把剩下的分成两堆；也就是从一排中取相邻的若干颗。不能走者负。',
  },
  rule: () => rule('take any then may split'),
  theorem: () => ({
    name: { en: 'Splitting changes nothing', zh: '拆分不改变值' },
    reference: {
      en: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 4 (octal 0·777…); proof given',
      zh: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, 第 4 章（八进制 0·777…）；证明已给出',
    },
    formula: formula('n'),
    statement: {
      en: 'The value of a heap of n is n; a position is losing when its heaps xor to 0.',
      zh: '一堆 n 颗的 SG 值是 n；各堆异或为 0 时必败。',
    },
    proof: {
      en: 'Taking alone reaches all values below n. Two parts a, b with a + b < n have by induction the value a xor b ≤ a + b < n, so n itself is not reached.',
      zh: '只取不拆能到达小于 n 的所有值。拆成 a、b（a + b < n）时，由归纳其值为 a 异或 b ≤ a + b < n，所以到不了 n。',
    },
  }),
  examples: ['take-and-split: 2 3 5', 'take-and-split: 1 2 3'],
})
