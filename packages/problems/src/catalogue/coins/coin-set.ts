import { same } from '@nimber/core'
import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { allOf } from '../../setup.ts'

export const problem = defineProblem({
  id: 'coin-set',
  title: { en: 'A set of amounts', zh: '硬币游戏' },
  rule: {
    en: 'One heap of x coins; a move takes one of the k given amounts. Whoever cannot move loses.',
    zh: '一堆 x 枚硬币，每次取给定的 k 个数目之一。不能走者负。',
  },
  tags: ['subtraction', 'table'],
  level: 1,
  envelope: 'end',
  layout: [
    'x',
    'k',
    {
      count: the('k'),
      each: ['a'],
      on: 'same line',
      words: same('a_1 … a_k'),
      plural: { a: same('a_i') },
      distinct: true,
    },
  ],
  setups: [{ game: 'subtraction', params: { a: allOf('a') }, at: [the('x')] }],
  asks: winner('Alice', 'Bob'),
  bounds: {
    of: { x: between(0, 10_000), k: between(1, 100), a: between(1, 10_000) },
    cases: 100,
  },
  refuse: ([, , ...amounts]) =>
    amounts.includes(0n) ? { en: 'amounts of at least 1', zh: '至少为 1 的数目' } : undefined,
  sample: { input: '9 2 1 4\n10 2 1 4\n3 2 1 2\n', output: 'Alice\nBob\nBob\n' },
})
