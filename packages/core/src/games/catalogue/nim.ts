import { formula } from '../../formula/tree.ts'
import { take } from '../../rules/make.ts'
import { defineGame } from '../define.ts'
import { columns } from '../theorems/nim-columns.ts'

export const game = defineGame({
  slug: 'nim',
  names: { en: 'Nim', zh: '尼姆博弈' },
  aliases: ['尼姆'],
  about: {
    en: 'Take any number of stones, at least one, from one heap. Whoever takes the last stone wins.',
    zh: '每次从一堆中取任意多颗，至少取一颗。取到最后一颗者胜。',
  },
  rule: () => take({ kind: 'any' }),
  theorem: () => ({
    name: { en: 'Bouton’s theorem', zh: 'Bouton 定理' },
    reference:
      'C. L. Bouton, Nim, a game with a complete mathematical theory, Ann. of Math. 3 (1901)',
    formula: formula('n'),
    why: columns,
    proof: {
      en: 'Write the heaps in binary, one below the other. If every column has an even number of ones (xor 0), any move changes some column of its heap and spoils that. If not, let X be the xor: a heap with a one in the top column of X becomes smaller when it is xored with X, and after that move every column is even. The empty position is even, so the player who always leaves even columns takes the last stone.',
      zh: '把各堆写成二进制排成竖列。若每列 1 的个数都是偶数（异或为 0），任何一步都会改变所动那堆的某一列，破坏这一性质。若异或值 X 不为 0，取一个在 X 最高位上为 1 的堆，把它换成与 X 异或的结果：它变小了，而各列都成了偶数。全空时各列为偶，所以总把偶数列留给对手的人取到最后一颗。',
    },
  }),
  examples: ['nim: 3 5 7', 'nim: 45 45', 'nim: 1 2 3 4'],
})
