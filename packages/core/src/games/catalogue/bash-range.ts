import { div, mod, plus } from '../../formula/tree.ts'
import { asRange } from '../../rules/amounts.ts'
import { range, take } from '../../rules/make.ts'
import { defineGame, rising } from '../define.ts'

export const game = defineGame({
  slug: 'bash-range',
  names: { en: 'Bash game with a minimum take', zh: '有下限的巴什博弈' },
  aliases: ['Bash with a minimum take', 'Bash with a least take'],
  params: rising('p', 'q'),
  about: {
    en: 'Take p to q stones from one heap; fewer than p stones cannot be taken. Whoever cannot move loses.',
    zh: '每次从一堆中取 p 到 q 颗；不足 p 颗时不能取。不能走者负。',
  },
  rule: ({ p = 1n, q = 1n }) => take(range(p, q)),
  recognise: (r) => {
    const range =
      r.kind === 'heap' && !r.split && !r.thenSplit && !r.into ? asRange(r.take) : undefined
    return range && range.from > 1n ? { p: range.from, q: range.to } : undefined
  },
  theorem: () => ({
    name: { en: 'Bash game with a minimum take', zh: '有下限的巴什博弈定理' },
    reference: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 4 (subtraction games)',
    formula: div(mod('n', plus('p', 'q')), 'p'),
    proof: {
      en: 'By induction on n the value depends only on r = n mod (p+q). Let r = ip + j, 0 ≤ j < p. A take of t ≤ r leaves at most r − p, of a value below i; each v < i is reached by taking (i−v)p, or, where that is more than q (only for v = 0), by taking q, which leaves fewer than p. A take of t > r goes below the last multiple of p+q to the remainder r + p + q − t ≥ r + p, of a value above i. So the value is i = ⌊r/p⌋.',
      zh: '对 n 归纳，SG 值只取决于 r = n mod (p+q)。设 r = ip + j（0 ≤ j < p）。取 t ≤ r 颗后余数至多 r − p，值小于 i；每个 v < i 都能到：取 (i−v)p 颗，若它大于 q（仅当 v = 0），就取 q 颗，剩下不足 p。取 t > r 颗则越过 p+q 的倍数，余数变为 r + p + q − t ≥ r + p，值大于 i。所以 SG 值是 i = ⌊r/p⌋。',
    },
  }),
  examples: ['bash-range 3 7: 25', 'bash-range 2 4: 7'],
})
