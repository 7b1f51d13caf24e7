import { mod, plus } from '../../formula/tree.ts'
import { asRange } from '../../rules/amounts.ts'
import { range, take } from '../../rules/make.ts'
import { defineGame, natural } from '../define.ts'

export const game = defineGame({
  slug: 'bash',
  names: { en: 'Bash game', zh: '巴什博弈' },
  aliases: ['巴什'],
  params: [natural('m')],
  about: {
    en: 'Take 1 to m stones from one heap. Whoever takes the last stone wins.',
    zh: '每次从一堆中取 1 到 m 颗。取到最后一颗者胜。',
  },
  rule: ({ m = 1n }) => take(range(1n, m)),
  recognise: (r) => {
    const range =
      r.kind === 'heap' && !r.split && !r.thenSplit && !r.into ? asRange(r.take) : undefined
    return range && range.from === 1n ? { m: range.to } : undefined
  },
  theorem: () => ({
    name: { en: 'Bachet’s game', zh: '巴什博弈定理' },
    reference: 'C. G. Bachet, Problèmes plaisants et délectables, 1612',
    formula: mod('n', plus('m', 1)),
    proof: {
      en: 'Answer a take of t with m+1−t: two moves together remove m+1, so multiples of m+1 stay multiples and the last of them is 0. For n < m + 1 the options are 0..n−1, so the value is n; from there on the m options have all remainders by m+1 but that of n itself, so by induction the value is n mod (m+1).',
      zh: '对手取 t 颗，你就取 m+1−t 颗：两步合起来取走 m+1 颗，m+1 的倍数始终是倍数，最后变成 0。n < m + 1 时后继是 0..n−1，SG 值为 n；此后 n 的 m 个后继除以 m+1 的余数恰是除 n 自己以外的全部余数，归纳得 SG 值为 n mod (m+1)。',
    },
  }),
  examples: ['bash 4: 23', 'bash 2: 30', 'bash 3: 5 6 7'],
})
