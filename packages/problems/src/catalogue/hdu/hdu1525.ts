import { between, INT } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'hdu1525',
  title: { en: 'HDU 1525 Euclid’s Game', zh: 'HDU 1525 Euclid’s Game' },
  rule: {
    en: 'Two positive integers. A move takes a positive multiple of the smaller one from the larger one and leaves nothing negative. Whoever reduces one of them to 0 wins.',
    zh: '两个正整数。每次从较大的数中减去较小数的正整数倍，结果不能为负。把其中一个变为 0 者胜。',
  },
  tags: ['euclid'],
  level: 3,
  envelope: 'zeros',
  layout: numbers('a', 'b'),
  setups: [{ game: 'euclid', at: [the('a'), the('b')] }],
  asks: winner('Stan wins', 'Ollie wins'),
  bounds: { of: { a: between(1, INT), b: between(1, INT) } },
  sample: {
    input: '40 9\n16 10\n21 13\n7 7\n13 8\n0 0\n',
    output: 'Stan wins\nOllie wins\nOllie wins\nStan wins\nStan wins\n',
  },
})
