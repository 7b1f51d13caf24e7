import { defineProblem, winner } from '../../define.ts'
import { the } from '../../setup.ts'
import { between, bounds, numbers } from '../../shape.ts'

export const problem = defineProblem({
  id: 'hdu1847',
  title: { en: 'HDU 1847', zh: 'HDU 1847' },
  rule: {
    en: 'One heap of n; a move takes 1, 2, 4, 8, … Whoever takes the last wins.',
    zh: '一堆 n 张，每次取 1、2、4、8……张。取到最后一张者胜。',
  },
  envelope: 'end',
  shape: numbers('n'),
  setups: [{ game: 'powers', params: { b: { op: 'int', value: 2n } }, at: [the('n')] }],
  asks: winner('Kiki', 'Cici'),
  bounds: bounds({ n: between(1, 1000) }),
  sample: { input: '1\n3\n', output: 'Kiki\nCici\n' },
})
