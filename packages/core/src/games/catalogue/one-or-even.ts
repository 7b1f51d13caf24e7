import { div, mod, plus, times } from '../../formula/tree.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'one-or-even',
  names: { en: 'One or an even number', zh: '一或偶博弈' },
  about: {
    en: 'Take 1 stone or an even number of stones from one heap. Whoever takes the last stone wins.',
    zh: '每次从一堆中取 1 颗或偶数颗。取到最后一颗者胜。',
  },
  rule: () => rule('take {1} or even'),
  theorem: () => ({
    name: { en: 'Value 3⌊n/6⌋ + n mod 3', zh: '公式 3⌊n/6⌋ + n mod 3' },
    reference: { en: 'NYOJ “stones 10”; proof given', zh: 'NYOJ 取石子（十）；证明已给出' },
    formula: plus(times(3, div('n', 6)), mod('n', 3)),
    where: (value) => {
      const [q, r] = [value / 3n, value % 3n]
      return [6n * q + r, 6n * q + 3n + r].map((n) => ({ lo: n, hi: n, period: 0n }))
    },
    proof: {
      en: 'By induction over blocks of six: each value v = 3q + r is taken by exactly two heaps, 6q + r and 6q + 3 + r, one even and one odd. An even take keeps the parity, so from n it reaches all values below 3⌊n/6⌋ and those of the smaller heaps of its block with its parity; taking 1 adds the value of n−1. Checking the six cases of n mod 6, what is reached is every value below 3⌊n/6⌋ + n mod 3 and never that value.',
      zh: '对每六个数一段归纳：每个值 v = 3q + r 恰由 6q + r 与 6q + 3 + r 两个堆取得，一奇一偶。取偶数不改变奇偶，所以从 n 能到达所有小于 3⌊n/6⌋ 的值，以及本段中更小的同奇偶堆的值；取 1 再添上 n−1 的值。逐一检查 n mod 6 的六种情形：恰好到达所有小于 3⌊n/6⌋ + n mod 3 的值，而到不了它自己。',
    },
  }),
  examples: ['one-or-even: 9 4', 'one-or-even: 10'],
})
