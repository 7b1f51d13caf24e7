import { between, INT } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { FIBONACCI_NIM } from '../../families.ts'

export const problem = defineProblem({
  id: 'hdu2516',
  title: { en: 'HDU 2516 A game of taking stones', zh: 'HDU 2516 取石子游戏' },
  ...FIBONACCI_NIM,
  tags: ['fibonacci'],
  level: 2,
  envelope: 'zero',
  asks: winner('First win', 'Second win'),
  bounds: { of: { n: between(2, INT) } },
  sample: {
    input: '2\n13\n10000\n3\n0\n',
    output: 'Second win\nSecond win\nFirst win\nSecond win\n',
  },
})
