import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'hdu1907',
  title: { en: 'HDU 1907 John', zh: 'HDU 1907 John' },
  rule: {
    en: 'Misère Nim: a move takes any number of stones from one heap. Whoever takes the last stone loses.',
    zh: '反常规尼姆博弈：每次从一堆中取任意多颗。取到最后一颗者负。',
  },
  tags: ['nim', 'misere'],
  level: 2,
  envelope: 'count',
  ...heapsOf('misere-nim'),
  asks: winner('John', 'Brother'),
  bounds: { of: { n: between(1, 47), heap: between(1, 4747) }, cases: 474 },
  sample: {
    input: '5\n2\n4 4\n1\n1\n3\n1 1 1\n2\n1 6\n2\n1 1\n',
    output: 'Brother\nBrother\nBrother\nJohn\nJohn\n',
  },
})
