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
    en: 'One heap of n cards; a move takes a power of 2: 1, 2, 4, 8, … Whoever takes the last one wins.',
    zh: '一堆 n 张牌，每次取的张数是 2 的幂：1、2、4、8……。取到最后一张者胜。',
  },
  lesson: 'patterns',
  tags: ['subtraction'],
  level: 1,
  envelope: 'end',
  layout: numbers('n'),
  setups: [{ game: 'powers', params: { b: always(2) }, at: [the('n')] }],
  asks: winner('Kiki', 'Cici'),
  bounds: { of: { n: between(1, 1000) } },
  sample: { input: '1\n3\n6\n', output: 'Kiki\nCici\nCici\n' },
})
