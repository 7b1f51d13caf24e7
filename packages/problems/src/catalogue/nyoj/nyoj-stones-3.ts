import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'nyoj-stones-3',
  title: { en: 'NYOJ stones 3 (POJ 1740)', zh: 'NYOJ 取石子（三）（POJ 1740）' },
  rule: {
    en: 'Several heaps; a move discards at least one stone of one heap and may then move any of the stones left in it onto other non-empty heaps. Whoever takes the last stone wins.',
    zh: '若干堆石子。每次从一堆中扔掉至少一颗，然后可把这堆剩下的任意几颗移到其他非空的堆上。取到最后一颗者胜。',
  },
  tags: ['symmetry'],
  level: 3,
  envelope: 'zero',
  ...heapsOf('new-stone'),
  asks: winner('Win', 'Lose'),
  bounds: { of: { n: between(1, 10), heap: between(1, 100) } },
  sample: {
    input: '1\n1\n2\n1 1\n2\n2 3\n3\n1 2 3\n4\n2 1 2 1\n1\n3\n3\n1 2 4\n0\n',
    output: 'Win\nLose\nWin\nWin\nLose\nWin\nWin\n',
  },
})
