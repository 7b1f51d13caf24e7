import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { always, the } from '../../formulas.ts'

export const problem = defineProblem({
  id: 'poj3537',
  title: { en: 'POJ 3537 Crosses and Crosses', zh: 'POJ 3537 Crosses and Crosses（三连叉）' },
  rule: {
    en: 'The players in turn draw one cross on a strip of n squares; whoever makes three crosses side by side wins.',
    zh: '双方轮流在 n 格的长条上画叉；先连成三个叉者胜。',
  },
  tags: ['row', 'table'],
  level: 3,
  envelope: 'end',
  layout: ['n'],
  bounds: { of: { n: between(3, 2000) } },
  // a cross takes its square and two on either side: octal 0.007 on a row of two more
  setups: [{ game: 'treblecross', at: [{ op: '+', of: [the('n'), always(2)] }] }],
  asks: winner('1', '2'),
  sample: { input: '3\n6\n4\n18\n', output: '1\n2\n1\n1\n' },
})
