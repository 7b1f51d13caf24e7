import { and, cases, equal, minus, mod, more, plus } from '../../formula/tree.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

export const game = defineGame({
  slug: 'nim-or-three',
  names: { en: 'Nim or split in three', zh: '三分尼姆' },
  about: {
    en: 'Take any number of stones from one heap, or split a heap into three non-empty heaps. Whoever takes the last stone wins.',
    zh: '每次从一堆中取任意多颗，或把一堆分成三个非空的堆。取到最后一颗者胜。',
  },
  rule: () => rule('take any or split into 3'),
  theorem: () => ({
    name: { en: 'Sevens and eights change places', zh: '七与八互换' },
    reference: {
      en: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 4 (relatives of Lasker’s Nim); proof given',
      zh: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, 第 4 章（Lasker 尼姆的变体）；证明已给出',
    },
    formula: cases(
      [
        [equal(mod('n', 8), 7), plus('n', 1)],
        [and(equal(mod('n', 8), 0), more('n', 0)), minus('n', 1)],
      ],
      'n',
    ),
    where: (value, limit) => {
      const by = value % 8n === 7n ? 1n : value % 8n === 0n && value > 0n ? -1n : 0n
      const n = value + by
      return n <= limit ? [{ lo: n, hi: n, period: 0n }] : []
    },
    proof: {
      en: 'By induction taking reaches the values of all smaller heaps. Let n = 8k + r. For r ≤ 6, r ≠ 0 these are all numbers below n. Three parts whose values xor to n would need values v = part or part ± 1 with v1 + v2 + v3 ≥ n, where a value is 1 more than its part only for parts ≡ 7 and 1 less only for parts ≡ 0 modulo 8; looking at the last three binary digits of the parts, their sum and their xor shows that only n ≡ 7 can be split so that the xor is n: (1, 2, 8k + 4), which xor to 8k + 7. So n = 8k + 7 also reaches 8k + 7 and has the value 8k + 8; then 8k + 8 reaches all smaller values but 8k + 7 and has that value.',
      zh: '由归纳，取石子可到达所有更小的堆的值。设 n = 8k + r。r ≤ 6 且 r ≠ 0 时这正是小于 n 的所有数。若三堆的值异或为 n，则各堆的值等于堆数或与堆数相差 1：只有模 8 余 7 的堆值大 1、余 0 的堆值小 1；比较各堆、其和与异或的末三位二进制数可知，只有 n 模 8 余 7 时能拆成异或为 n 的三堆：(1, 2, 8k + 4) 异或为 8k + 7。所以 n = 8k + 7 还能到达 8k + 7，值为 8k + 8；而 8k + 8 到达除 8k + 7 外所有更小的值，值为 8k + 7。',
    },
  }),
  examples: ['nim-or-three: 7 8', 'nim-or-three: 5', 'nim-or-three: 3 4 7'],
})
