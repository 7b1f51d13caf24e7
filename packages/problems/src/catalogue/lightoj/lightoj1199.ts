import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'lightoj1199',
  title: { en: 'LightOJ 1199 Partitioning Game', zh: 'LightOJ 1199 Partitioning Game' },
  rule: {
    en: 'Several heaps; a move divides one into two heaps of different sizes. Whoever cannot move loses.',
    zh: '若干堆石子，每次把一堆分成大小不同的两堆。不能走者负。',
  },
  tags: ['splitting', 'table'],
  level: 3,
  envelope: 'count',
  ...heapsOf('grundy'),
  asks: winner('Alice', 'Bob'),
  numbered: ['Case ', ': '],
  bounds: { of: { n: between(1, 100), heap: between(1, 10_000) }, cases: 100 },
  sample: {
    input: '3\n1\n5\n2\n3 6\n3\n4 4 2\n',
    output: 'Case 1: Alice\nCase 2: Bob\nCase 3: Bob\n',
  },
})
