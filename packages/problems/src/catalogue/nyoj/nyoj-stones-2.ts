import { between, INT } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { allOf } from '../../setup.ts'

export const problem = defineProblem({
  id: 'nyoj-stones-2',
  title: { en: 'NYOJ stones 2', zh: 'NYOJ 取石子（二）' },
  rule: {
    en: 'N heaps; from a heap with bound b a move takes 1 to b stones. Whoever takes the last stone wins.',
    zh: 'N 堆石子，每堆各有上限 b，每次从一堆中取 1 到 b 颗。取到最后一颗者胜。',
  },
  tags: ['bash'],
  level: 2,
  envelope: 'count',
  layout: [
    'N',
    {
      count: the('N'),
      each: ['a', 'b'],
      on: 'lines',
      words: {
        en: 'N lines a b: the stones of a heap and the most per move',
        zh: 'N 行，每行 a b：一堆的石子数与每次的上限',
      },
    },
  ],
  setups: [{ game: 'bash-heaps', at: allOf({ size: 'a', most: 'b' }) }],
  asks: winner('Win', 'Lose'),
  bounds: { of: { N: between(1, 1000), a: between(1, INT), b: between(1, INT) } },
  sample: { input: '3\n1\n1000 1\n2\n1 100\n1 1\n2\n2 2\n1 1\n', output: 'Lose\nLose\nWin\n' },
})
