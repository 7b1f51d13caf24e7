import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { WYTHOFF } from '../../families.ts'

export const problem = defineProblem({
  id: 'nyoj-stones-4',
  title: { en: 'NYOJ stones 4 (POJ 1067)', zh: 'NYOJ 取石子（四）（POJ 1067）' },
  rule: {
    en: 'Two heaps; a move takes any number from one of them, or the same number from both. Whoever takes the last stone wins.',
    zh: '两堆石子，每次从一堆中取任意多颗，或从两堆中取同样多颗。取到最后一颗者胜。',
  },
  tags: ['wythoff'],
  level: 2,
  envelope: 'end',
  ...WYTHOFF,
  asks: winner('1', '0'),
  bounds: { of: { a: between(0, 10 ** 9), b: between(0, 10 ** 9) } },
  sample: { input: '2 1\n8 4\n4 7\n3 5\n0 0\n', output: '0\n1\n0\n0\n0\n' },
})
