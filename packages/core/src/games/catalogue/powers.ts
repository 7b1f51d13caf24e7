import { cases, equal, mod, plus } from '../../formula/tree.ts'
import { asPowers } from '../../rules/amounts.ts'
import { take } from '../../rules/make.ts'
import { defineGame, natural } from '../define.ts'

export const game = defineGame({
  slug: 'powers',
  names: { en: 'Powers of b', zh: '幂博弈' },
  params: [natural('b', 2n)],
  about: {
    en: 'Take 1, b, b², b³, … stones from one heap. Whoever takes the last stone wins.',
    zh: '每次从一堆中取 1、b、b²、b³……颗。取到最后一颗者胜。',
  },
  rule: ({ b = 2n }) => take({ kind: 'powers', base: b }),
  recognise: (r) => {
    const b =
      r.kind === 'heap' && !r.split && !r.thenSplit && !r.into ? asPowers(r.take) : undefined
    return b === undefined ? undefined : { b }
  },
  theorem: ({ b = 2n }) => ({
    name: { en: 'Residues of powers', zh: '幂的余数' },
    reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 4 (subtraction games)',
    formula:
      b === 2n
        ? mod('n', 3)
        : b % 2n === 1n
          ? mod('n', 2)
          : cases([[equal(mod('n', plus('b', 1)), 'b'), 2]], mod(mod('n', plus('b', 1)), 2)),
    proof: {
      en: 'Odd b: every power is odd, so each move changes the parity. Even b: modulo b+1 every power is 1 or −1, so the game repeats with period b+1 as if only 1 and b could be taken: values 0, 1, 0, 1, …, 0, 1 up to b−1, and 2 for b, which reaches 0 and, by taking 1, value 1.',
      zh: 'b 为奇数：幂都是奇数，每步改变奇偶。b 为偶数：模 b+1 时幂只能是 1 或 −1，所以以 b+1 为周期，等同于只取 1 或 b：到 b−1 为止 SG 值是 0、1、0、1……，而 b 取完到 0，取 1 颗又到值 1，所以值为 2。',
    },
  }),
  examples: ['powers 2: 28', 'powers 2: 1000000007', 'powers 10: 98'],
})
