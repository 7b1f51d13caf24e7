import { between } from '../../bounds.ts'
import { defineProblem, winnerAndMoves } from '../../define.ts'
import { WYTHOFF } from '../../families.ts'

export const problem = defineProblem({
  id: 'nyoj-stones-8',
  title: { en: 'NYOJ stones 8 (HDU 2177)', zh: 'NYOJ 取石子（八）（HDU 2177）' },
  rule: {
    en: 'Wythoff’s game, with every winning first move.',
    zh: '威佐夫博弈，并给出每一种必胜的第一步。',
  },
  tags: ['wythoff', 'moves'],
  level: 3,
  envelope: 'zeros',
  ...WYTHOFF,
  asks: winnerAndMoves('1', '0', 'pair'),
  bounds: {
    of: { a: between(0, 1_000_000), b: between(0, 1_000_000) },
    cases: 100,
    rising: [['a', 'b']],
  },
  sample: { input: '1 2\n5 8\n4 7\n2 2\n0 0\n', output: '0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n' },
})
