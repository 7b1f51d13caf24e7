import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'acwing891',
  title: { en: 'AcWing 891 Nim', zh: 'AcWing 891 Nim 游戏' },
  rule: {
    en: 'Nim: a move takes any number of stones from one heap. Whoever takes the last one wins.',
    zh: '尼姆博弈：每次从一堆中取任意多颗，取到最后一颗者胜。',
  },
  tags: ['nim'],
  level: 1,
  envelope: 'one',
  ...heapsOf('nim'),
  asks: winner('Yes', 'No'),
  bounds: { of: { n: between(1, 100_000), heap: between(1, 10 ** 9) } },
  sample: { input: '3\n4 9 13\n', output: 'No\n' },
})
