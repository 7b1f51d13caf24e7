import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'lightoj1296',
  title: { en: 'LightOJ 1296 Again Stone Game', zh: 'LightOJ 1296 Again Stone Game' },
  rule: {
    en: 'Several heaps; a move takes from one of them at least one stone and at most half of its stones. Whoever cannot move loses.',
    zh: '若干堆石子，每次从一堆中至少取一颗、至多取一半。不能走者负。',
  },
  tags: ['subtraction', 'table'],
  level: 2,
  envelope: 'count',
  ...heapsOf('halving'),
  asks: winner('Alice', 'Bob'),
  numbered: ['Case ', ': '],
  bounds: { of: { n: between(1, 1000), heap: between(1, 1_000_000_000) }, cases: 1000 },
  sample: {
    input: '3\n1\n3\n2\n6 7\n2\n4 9\n',
    output: 'Case 1: Bob\nCase 2: Alice\nCase 3: Bob\n',
  },
})
