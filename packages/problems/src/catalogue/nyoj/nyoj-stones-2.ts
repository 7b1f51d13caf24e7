import { defineProblem, winner } from '../../define.ts'
import { between, bounds, INT } from '../../shape.ts'

export const problem = defineProblem({
  id: 'nyoj-stones-2',
  title: { en: 'NYOJ stones 2', zh: 'NYOJ 取石子（二）' },
  rule: {
    en: 'N heaps; from a heap with bound b a move takes 1 to b stones. Whoever takes the last stone wins.',
    zh: 'N 堆石子，每堆各有上限 b，每次从一堆中取 1 到 b 颗。取到最后一颗者胜。',
  },
  envelope: 'count',
  shape: { kind: 'pairs' },
  setups: [{ game: 'bash-heaps' }],
  asks: winner('Win', 'Lose'),
  bounds: bounds({ count: between(1, 1000), size: between(1, INT), most: between(1, INT) }),
  sample: { input: '3\n1\n1000 1\n2\n1 100\n1 1\n2\n2 2\n1 1\n', output: 'Lose\nLose\nWin\n' },
})
