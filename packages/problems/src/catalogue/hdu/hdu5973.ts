import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { WYTHOFF } from '../../families.ts'

export const problem = defineProblem({
  id: 'hdu5973',
  title: { en: 'HDU 5973 Game of Taking Stones', zh: 'HDU 5973 Game of Taking Stones' },
  rule: {
    en: 'Two heaps; a move takes any number from one of them, or the same number from both. Whoever takes the last stone wins.',
    zh: '两堆石子，每次从一堆取任意多颗，或从两堆取同样多颗。取到最后一颗者胜。',
  },
  tags: ['wythoff', 'big-numbers'],
  level: 3,
  envelope: 'end',
  ...WYTHOFF,
  asks: winner('1', '0'),
  bounds: { of: { a: between(0, 10n ** 100n), b: between(0, 10n ** 100n) } },
  sample: { input: '3 5\n6 9\n7 20\n0 2\n1 1\n0 1\n', output: '0\n1\n1\n1\n1\n1\n' },
})
