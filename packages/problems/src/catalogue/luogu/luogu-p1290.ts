import { between, INT } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'luogu-p1290',
  title: { en: 'Luogu P1290 Euclid’s game', zh: '洛谷 P1290 欧几里德的游戏' },
  rule: {
    en: 'Two positive integers. A move takes a positive multiple of the smaller one from the larger one and leaves nothing negative. Whoever reduces one of them to 0 wins.',
    zh: '两个正整数。每次从较大的数中减去较小数的正整数倍，结果不能为负。把其中一个变为 0 者胜。',
  },
  tags: ['euclid'],
  level: 3,
  envelope: 'count',
  layout: numbers('a', 'b'),
  setups: [{ game: 'euclid', at: [the('a'), the('b')] }],
  asks: winner('Stan wins', 'Ollie wins'),
  bounds: { of: { a: between(1, INT), b: between(1, INT) }, cases: 6 },
  sample: {
    input: '5\n40 9\n13 8\n16 10\n1 1\n2 2\n',
    output: 'Stan wins\nStan wins\nOllie wins\nStan wins\nStan wins\n',
  },
})
