import { between, INT } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { always, the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'nyoj-stones-7',
  title: { en: 'NYOJ stones 7', zh: 'NYOJ 取石子（七）' },
  rule: {
    en: 'n stones in a ring; a move takes one stone or two neighbours, and the gap stays. Whoever takes the last stone wins.',
    zh: 'n 颗石子围成一圈，每次取一颗或相邻的两颗，空位保留。取到最后一颗者胜。',
  },
  tags: ['row', 'symmetry'],
  level: 2,
  envelope: 'end',
  layout: numbers('n'),
  setups: [
    {
      game: 'ring',
      params: { p: always(1), q: always(2) },
      at: [the('n')],
    },
  ],
  asks: winner('Hrdv', 'Yougth'),
  bounds: { of: { n: between(1, INT) } },
  sample: { input: '1\n2\n3\n4\n5\n6\n', output: 'Hrdv\nHrdv\nYougth\nYougth\nYougth\nYougth\n' },
})
