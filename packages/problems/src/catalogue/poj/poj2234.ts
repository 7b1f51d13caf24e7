import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'poj2234',
  title: { en: 'POJ 2234 Matches Game', zh: 'POJ 2234 Matches Game' },
  rule: {
    en: 'Nim: a move takes any number of stones from one heap. Whoever takes the last one wins.',
    zh: '尼姆博弈：每次从一堆中取任意多颗，取到最后一颗者胜。',
  },
  tags: ['nim'],
  level: 1,
  envelope: 'end',
  ...heapsOf('nim'),
  asks: winner('Yes', 'No'),
  bounds: { of: { n: between(1, 20), heap: between(0, 10 ** 7) } },
  sample: { input: '2 17 17\n3 4 8 12\n3 1 2 7\n1 0\n1\n1\n', output: 'No\nNo\nYes\nNo\nYes\n' },
})
