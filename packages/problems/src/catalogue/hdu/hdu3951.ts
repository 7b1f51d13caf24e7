import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { always, the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'hdu3951',
  title: { en: 'HDU 3951 Coin Game', zh: 'HDU 3951 Coin Game' },
  rule: {
    en: 'N coins in a ring; a move takes 1 to K neighbours, and the gap stays. Whoever takes the last coin wins.',
    zh: 'N 枚硬币围成一圈，每次取 1 到 K 枚相邻的，空位保留。取到最后一枚者胜。',
  },
  tags: ['row', 'symmetry'],
  level: 2,
  envelope: 'count',
  layout: numbers('N', 'K'),
  setups: [{ game: 'ring', params: { p: always(1), q: the('K') }, at: [the('N')] }],
  asks: winner('first', 'second'),
  numbered: ['Case ', ': '],
  bounds: { of: { N: between(3, 1_000_000_000), K: between(1, 10) }, cases: 100 },
  sample: {
    input: '4\n4 1\n5 1\n7 3\n4 6\n',
    output: 'Case 1: second\nCase 2: first\nCase 3: second\nCase 4: first\n',
  },
})
