import { div, mod, plus } from '../../formula/tree.ts'
import { asRange } from '../../rules/amounts.ts'
import { range, take } from '../../rules/make.ts'
import { defineGame, rising } from '../define.ts'

export const game = defineGame({
  slug: 'bash-range',
  names: { en: 'Bash with a least take', zh: '有下限的巴什博弈' },
  params: rising('p', 'q'),
  about: {
    en: 'Take p to q stones from one heap; fewer than p stones cannot be taken. Who cannot move loses.',
    zh: '每次从一堆中取 p 到 q 颗；不足 p 颗时不能取。不能走者负。',
  },
  rule: ({ p = 1n, q = 1n }) => take(range(p, q)),
  recognise: (r) => {
    const range = r.kind === 'heap' && !r.split && !r.thenSplit ? asRange(r.take) : undefined
    return range && range.from > 1n ? { p: range.from, q: range.to } : undefined
  },
  theorem: () => ({
    name: { en: 'Bash game with a least take', zh: '有下限的巴什博弈定理' },
    reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 4 (subtraction games)',
    formula: div(mod('n', plus('p', 'q')), 'p'),
    proof: {
      en: 'Answer a take of t with p+q−t: together p+q, so only r = n mod (p+q) matters. Below p there is no move: value 0. For r = ip + j with j < p, takes of p to q reach heaps of every value below i (take a multiple of p, or a little more) and, across the last multiple of p+q, only values above i; so the value is i = ⌊r/p⌋.',
      zh: '对手取 t 颗，你就取 p+q−t 颗：合起来 p+q 颗，所以只看余数 r = n mod (p+q)。r < p 时不能走，SG 值为 0。设 r = ip + j（j < p），取 p 到 q 颗能到达每个小于 i 的值（取 p 的倍数或稍多一些），而越过上一个 p+q 的倍数后只能到达大于 i 的值；所以 SG 值是 i = ⌊r/p⌋。',
    },
  }),
  examples: ['bash-range 3 7: 25', 'bash-range 2 4: 7'],
})
