import { and, cases, equal, mod, plus } from '../../formula/tree.ts'
import { finiteSet } from '../../rules/amounts.ts'
import { setOf, take } from '../../rules/make.ts'
import { defineGame, natural } from '../define.ts'

export const game = defineGame({
  slug: 'one-two-k',
  names: { en: 'One, two or k', zh: '一二或定数博弈' },
  aliases: ['1-2-k', '一二或多博弈'],
  params: [natural('k', 3n)],
  about: {
    en: 'Take 1, 2 or k stones from one heap. Whoever takes the last stone wins.',
    zh: '每次从一堆中取 1、2 或 k 颗。取到最后一颗者胜。',
  },
  rule: ({ k = 3n }) => take(setOf([1n, 2n, k])),
  recognise: (r) => {
    if (r.kind !== 'heap' || !r.take || r.split || r.thenSplit || r.into) return undefined
    const [one, two, k, more] = finiteSet(r.take) ?? []
    const fits = one === 1n && two === 2n && k !== undefined && k > 3n && more === undefined
    return fits ? { k } : undefined
  },
  theorem: () => ({
    name: { en: 'Modulo 3 and modulo k + 1', zh: '模 3 与模 k + 1 的余数' },
    reference: {
      en: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 4 (subtraction games); proof given',
      zh: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, 第 4 章（取石子游戏）；证明已给出',
    },
    formula: cases(
      [[and(equal(mod('k', 3), 0), equal(mod('n', plus('k', 1)), 'k')), 3]],
      cases([[equal(mod('k', 3), 0), mod(mod('n', plus('k', 1)), 3)]], mod('n', 3)),
    ),
    proof: {
      en: 'If 3 does not divide k, no amount is a multiple of 3 and 1, 2 reach the other remainders: the value is n mod 3. If 3 divides k, let r = n mod (k+1). From r < k the amounts 1 and 2 lead to the remainders by 3 below that of r (past 0 to r = k, k−1 with values 3 and 2), and k leads to r + 1, whose value is another one; from r = k they lead to the values 2, 1 and 0, so the value is 3.',
      zh: '3 不整除 k 时，没有一个取数是 3 的倍数，而 1、2 可到其余两个余数：SG 值是 n mod 3。3 整除 k 时，设 r = n mod (k+1)。r < k 时取 1、2 到达更小的模 3 余数（越过 0 则到 r = k、k−1，值为 3、2），取 k 到 r + 1，其值不同；r = k 时三种取法到达值 2、1、0，所以值为 3。',
    },
  }),
  examples: ['one-two-k 6: 13', 'one-two-k 9: 12', 'one-two-k 5: 9'],
})
