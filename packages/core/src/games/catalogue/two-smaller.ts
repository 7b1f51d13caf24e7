import { evaluate } from '../../formula/evaluate.ts'
import { cases, equal, minus, mod, popcount, times } from '../../formula/tree.ts'
import { same } from '../../model/words.ts'
import { rule } from '../../rules/syntax.ts'
import { defineGame } from '../define.ts'

// of 2n − 2 and 2n − 1 the one with an odd number of ones
const formula = cases(
  [[equal('n', 0), 0]],
  minus(minus(times(2, 'n'), 1), mod(popcount(minus('n', 1)), 2)),
)

export const game = defineGame({
  slug: 'two-smaller',
  names: { en: 'Replace by two smaller heaps', zh: '换小堆博弈' },
  about: {
    en: 'Replace a non-empty heap by two heaps, each smaller than it; they may be empty, and together they may be larger than it. Whoever cannot move loses.',
    zh: '把一个非空的堆换成两个都比它小的堆，可以为空，总数可以更大。不能走者负。',
  },
  rule: () => rule('replace by two smaller heaps'),
  says: () => ({
    invite: {
      en: 'Click a stone, then choose the two heaps that replace its heap.',
      zh: '点一颗石子，再选代替这一堆的两堆。',
    },
    verb: { en: 'Replace', zh: '替换' },
  }),
  theorem: () => ({
    name: { en: 'Odious numbers', zh: '可憎数' },
    reference: {
      en: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 14 (as Mock Turtles); proof given',
      zh: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, 第 14 章（同 Mock Turtles）；证明已给出',
    },
    formula,
    working: (n) => {
      const value = evaluate(formula, { vars: { n } })
      if (n === 0n || n > 500n) return same(`${value}`)
      const binary = value.toString(2)
      return { en: `${value} (${binary} in binary)`, zh: `${value}（二进制 ${binary}）` }
    },
    statement: {
      en: 'The value of a heap of n ≥ 1 is the nth number with an odd number of binary ones (1, 2, 4, 7, 8, 11, …); a position is losing when the values xor to 0.',
      zh: '一堆 n ≥ 1 颗的 SG 值是第 n 个二进制中 1 的个数为奇数的数（1、2、4、7、8、11……）；各堆 SG 值异或为 0 时必败。',
    },
    proof: {
      en: 'By induction the smaller heaps have the values 0 and the first n − 1 odious numbers, those with an odd number of ones. Alone with an empty heap each is reached. Two odious numbers xor to an evil one (an even number of ones), so the nth odious number is not reached; and every evil e below it is: e xor 1 and 1 are odious and e xor 1 is smaller than it, or e = 0.',
      zh: '由归纳，更小的堆的值是 0 与前 n − 1 个可憎数（1 的个数为奇数的数）。与空堆一起即可到达其中每一个。两个可憎数的异或有偶数个 1，所以到不了第 n 个可憎数；而小于它的每个有偶数个 1 的数 e 都能到达：e 异或 1 与 1 都是更小的可憎数，或 e = 0。',
    },
  }),
  examples: ['two-smaller: 1 3 4', 'two-smaller: 2 2'],
})
