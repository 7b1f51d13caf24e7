import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'poj1740',
  title: { en: 'POJ 1740 A New Stone Game', zh: 'POJ 1740 A New Stone Game' },
  rule: {
    en: 'Heaps. A move throws away at least one stone of a heap and may then put any of the stones left there onto other heaps that are not empty. Whoever cannot move loses.',
    zh: '若干堆石子。每次从一堆中丢掉至少一颗，然后可把这堆剩下的任意几颗移到其他非空的堆上。不能走者负。',
  },
  tags: ['symmetry'],
  level: 3,
  envelope: 'zero',
  ...heapsOf('new-stone'),
  asks: winner('1', '0'),
  bounds: { of: { n: between(1, 10), heap: between(1, 100) } },
  sample: {
    input:
      '2\n4 4\n3\n3 3 1\n4\n1 2 2 1\n3\n1 2 3\n1\n1\n3\n1 2 4\n2\n1 4\n2\n1 2\n1\n2\n1\n3\n1\n4\n2\n1 3\n0\n',
    output: '0\n1\n0\n1\n1\n1\n1\n1\n1\n1\n1\n1\n',
  },
})
