import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { WYTHOFF } from '../../families.ts'

export const problem = defineProblem({
  id: 'poj1067',
  title: { en: 'POJ 1067 Wythoff’s game', zh: 'POJ 1067 取石子游戏' },
  rule: {
    en: 'Two heaps; a move takes any number from one of them, or the same number from both. Whoever takes the last stone wins.',
    zh: '两堆石子，每次从一堆取任意多颗，或从两堆取同样多颗。取到最后一颗者胜。',
  },
  tags: ['wythoff'],
  level: 2,
  envelope: 'end',
  ...WYTHOFF,
  asks: winner('1', '0'),
  bounds: { of: { a: between(0, 10 ** 9), b: between(0, 10 ** 9) } },
  sample: { input: '1 2\n6 10\n5 5\n0 0\n9 4\n', output: '0\n0\n1\n0\n1\n' },
})
