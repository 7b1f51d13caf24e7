import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'hdu5011',
  title: { en: 'HDU 5011 Game', zh: 'HDU 5011 Game' },
  rule: {
    en: 'Several heaps; a move takes at least one stone from one of them and may then divide what is left of it into two heaps. Whoever cannot move loses.',
    zh: '若干堆石子，每次从一堆中至少取一颗，然后可以把剩下的分成两堆。不能走者负。',
  },
  tags: ['splitting', 'nim'],
  level: 2,
  envelope: 'end',
  ...heapsOf('take-and-split'),
  asks: winner('Win', 'Lose'),
  bounds: { of: { n: between(1, 100_000), heap: between(1, 1_000_000_000) } },
  sample: {
    input: '1\n1\n2\n1 1\n2\n2 3\n3\n1 2 3\n2\n1 4\n1\n3\n1\n2\n1\n4\n',
    output: 'Win\nLose\nWin\nLose\nWin\nWin\nWin\nWin\n',
  },
})
