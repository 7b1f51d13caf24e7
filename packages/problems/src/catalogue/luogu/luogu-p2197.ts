import { between, INT } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'luogu-p2197',
  title: { en: 'Luogu P2197 Nim', zh: '洛谷 P2197 Nim 游戏' },
  rule: {
    en: 'Nim: a move takes any number of stones from one heap. Whoever takes the last one wins.',
    zh: '尼姆博弈：每次从一堆中取任意多颗，取到最后一颗者胜。',
  },
  tags: ['nim'],
  level: 1,
  envelope: 'count',
  ...heapsOf('nim'),
  asks: winner('Yes', 'No'),
  bounds: { of: { n: between(1, 10_000), heap: between(0, INT) }, cases: 10 },
  sample: {
    input:
      '11\n2\n4 4\n3\n1 2 7\n1\n0\n3\n1 2 3\n2\n1 4\n1\n4\n1\n1\n1\n3\n2\n1 3\n1\n2\n3\n0 0 1\n',
    output: 'No\nYes\nNo\nNo\nYes\nYes\nYes\nYes\nYes\nYes\nYes\n',
  },
})
