import { between } from '../../bounds.ts'
import { defineProblem, winnerAndMoves } from '../../define.ts'
import { WYTHOFF } from '../../families.ts'

export const problem = defineProblem({
  id: 'nyoj-stones-8',
  title: { en: 'NYOJ stones 8 (HDU 2177)', zh: 'NYOJ 取石子（八）（HDU 2177）' },
  rule: {
    en: 'Two heaps; a move takes any number from one of them, or the same number from both. Whoever takes the last stone wins. Which first moves win?',
    zh: '两堆石子，每次从一堆中取任意多颗，或从两堆中取同样多颗。取到最后一颗者胜。给出每一种必胜的第一步。',
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
