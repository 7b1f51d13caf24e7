import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'hdu2897',
  title: { en: 'HDU 2897', zh: 'HDU 2897 邂逅明下' },
  rule: {
    en: 'One heap of n coins; a move takes p to q of them, and all when fewer than p are left. Whoever takes the last one loses.',
    zh: '一堆 n 枚硬币，每次取 p 到 q 枚，不足 p 枚时必须全取。取到最后一枚者负。',
  },
  tags: ['bash', 'misere'],
  level: 2,
  envelope: 'end',
  layout: numbers('n', 'p', 'q'),
  setups: [{ game: 'misere-bash-rest', params: { p: the('p'), q: the('q') }, at: [the('n')] }],
  asks: winner('WIN', 'LOST'),
  bounds: {
    of: { n: between(1, 65536), p: between(1, 65536), q: between(1, 65536) },
    cases: 100_000,
    rising: [['p', 'q']],
  },
  sample: { input: '7 2 4\n6 2 4\n1 2 4\n3 2 4\n2 1 1\n', output: 'LOST\nWIN\nLOST\nWIN\nWIN\n' },
  refuse: ([, p = 0n, q = 0n]) =>
    p < 1n || p > q ? { en: '1 ≤ p ≤ q in n p q', zh: ' n p q 且 1 ≤ p ≤ q' } : undefined,
})
