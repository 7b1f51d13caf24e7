import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'hdu5795',
  title: { en: 'HDU 5795 A Simple Nim', zh: 'HDU 5795 A Simple Nim' },
  rule: {
    en: 'Several heaps; a move takes any number of stones from one heap, or divides one into three heaps that are not empty. Whoever takes the last stone wins.',
    zh: '若干堆石子，每次从一堆中取任意多颗，或把一堆分成三个非空的堆。取到最后一颗者胜。',
  },
  tags: ['splitting', 'table'],
  level: 3,
  envelope: 'count',
  ...heapsOf('nim-or-three'),
  asks: winner('First player wins.', 'Second player wins.'),
  bounds: { of: { n: between(1, 1_000_000), heap: between(1, 1_000_000_000) }, cases: 100 },
  sample: {
    input:
      '11\n2\n7 8\n1\n5\n3\n3 4 7\n2\n1 2\n2\n1 3\n1\n1\n1\n2\n3\n1 2 3\n1\n3\n2\n1 1\n3\n1 1 1\n',
    output:
      'First player wins.\nFirst player wins.\nFirst player wins.\nFirst player wins.\nFirst player wins.\nFirst player wins.\nFirst player wins.\nSecond player wins.\nFirst player wins.\nSecond player wins.\nFirst player wins.\n',
  },
})
