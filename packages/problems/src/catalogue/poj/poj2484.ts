import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { always, the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'poj2484',
  title: { en: 'POJ 2484 A Funny Game', zh: 'POJ 2484 A Funny Game' },
  rule: {
    en: 'n coins in a ring; a move takes one coin or two neighbours, and the gap stays. Whoever takes the last coin wins.',
    zh: 'n 枚硬币围成一圈，每次取一枚或相邻的两枚，空位保留。取到最后一枚者胜。',
  },
  tags: ['row', 'symmetry'],
  level: 2,
  envelope: 'zero',
  layout: numbers('n'),
  setups: [{ game: 'ring', params: { p: always(1), q: always(2) }, at: [the('n')] }],
  asks: winner('Alice', 'Bob'),
  bounds: { of: { n: between(1, 1_000_000) } },
  sample: { input: '1\n2\n3\n4\n0\n', output: 'Alice\nAlice\nBob\nBob\n' },
})
