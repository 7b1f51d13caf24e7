import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { always, the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'hdu1847',
  title: {
    en: 'HDU 1847 Good Luck in CET-4 Everybody!',
    zh: 'HDU 1847 Good Luck in CET-4 Everybody!',
  },
  rule: {
    en: 'One heap of n; a move takes 1, 2, 4, 8, … Whoever takes the last wins.',
    zh: '一堆 n 张，每次取 1、2、4、8……张。取到最后一张者胜。',
  },
  tags: ['subtraction'],
  level: 1,
  envelope: 'end',
  layout: numbers('n'),
  setups: [{ game: 'powers', params: { b: always(2) }, at: [the('n')] }],
  asks: winner('Kiki', 'Cici'),
  bounds: { of: { n: between(1, 1000) } },
  sample: { input: '1\n3\n6\n', output: 'Kiki\nCici\nCici\n' },
})
