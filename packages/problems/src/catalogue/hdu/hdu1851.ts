import { between, INT } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { allOf } from '../../setup.ts'

export const problem = defineProblem({
  id: 'hdu1851',
  title: { en: 'HDU 1851 A Simple Game', zh: 'HDU 1851 A Simple Game' },
  rule: {
    en: 'n piles; from a pile with bound L a move takes 1 to L stones. Whoever cannot move loses. Does the second player win?',
    zh: 'n 堆石子，每堆各有上限 L，每次从一堆中取 1 到 L 颗。不能走者负。问后手是否必胜。',
  },
  tags: ['bash'],
  level: 2,
  envelope: 'count',
  layout: [
    'n',
    {
      count: the('n'),
      each: ['M', 'L'],
      on: 'lines',
      words: {
        en: 'n lines M L: the stones of a pile and the most per move',
        zh: 'n 行，每行 M L：一堆的石子数与每次的上限',
      },
    },
  ],
  setups: [{ game: 'bash-heaps', at: allOf({ size: 'M', most: 'L' }) }],
  asks: winner('No', 'Yes'),
  bounds: {
    of: { n: between(1, 10), M: between(0, INT), L: between(0, INT) },
    cases: 100,
  },
  sample: { input: '3\n1\n6 4\n2\n3 2\n5 1\n2\n4 3\n8 7\n', output: 'No\nNo\nYes\n' },
})
