import { between, INT } from '../../bounds.ts'
import { defineProblem, winnerAndMoves } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'hdu2176',
  title: { en: 'HDU 2176 Nim with m heaps', zh: 'HDU 2176 取(m堆)石子游戏' },
  rule: {
    en: 'Nim: a move takes any number of stones from one heap. Whoever takes the last one wins. Which first moves win?',
    zh: '尼姆博弈：每次从一堆中取任意多颗，取到最后一颗者胜。给出每一种必胜的第一步。',
  },
  tags: ['nim', 'moves'],
  level: 2,
  envelope: 'zero',
  ...heapsOf('nim'),
  asks: winnerAndMoves('Yes', 'No', 'heap'),
  bounds: { of: { n: between(1, 200_000), heap: between(1, INT) } },
  sample: {
    input: '2\n45 45\n3\n3 6 9\n5\n5 7 8 9 10\n1\n1\n0\n',
    output: 'No\nYes\n9 5\nYes\n8 1\n9 0\n10 3\nYes\n1 0\n',
  },
})
