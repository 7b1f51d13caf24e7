import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'cses1730',
  title: { en: 'CSES 1730 Nim Game I', zh: 'CSES 1730 Nim Game I（尼姆游戏 I）' },
  rule: {
    en: 'Nim: a move takes any number of stones from one heap. Whoever takes the last one wins.',
    zh: '尼姆博弈：每次从一堆中取任意多颗，取到最后一颗者胜。',
  },
  tags: ['nim'],
  level: 1,
  envelope: 'count',
  ...heapsOf('nim'),
  asks: winner('first', 'second'),
  bounds: {
    of: { n: between(1, 200_000), heap: between(1, 10 ** 9) },
    cases: 200_000,
    total: 400_000,
  },
  sample: {
    input: '7\n3\n6 1 7\n2\n3 8\n4\n2 2 5 5\n1\n1\n2\n1 4\n1\n2\n1\n4\n',
    output: 'second\nfirst\nsecond\nfirst\nfirst\nfirst\nfirst\n',
  },
})
