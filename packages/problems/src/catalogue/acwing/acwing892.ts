import { same } from '@nimber/core'
import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'acwing892',
  title: { en: 'AcWing 892 Staircase Nim', zh: 'AcWing 892 台阶-Nim 游戏' },
  rule: {
    en: 'Stones on the stairs 1 to n above the ground. A move moves any number of stones from one stair down to the next lower one, from stair 1 to the ground. Whoever cannot move loses.',
    zh: '第 1 到 n 级台阶上有石子，第 1 级之下是地面。每次把一级上任意多颗石子移到下一级，第 1 级的移到地面。不能走者负。',
  },
  tags: ['staircase'],
  level: 1,
  envelope: 'one',
  ...heapsOf('staircase', {
    list: { en: 'the numbers a of stones on stairs 1 to n', zh: '第 1 到 n 级台阶上的石子数 a' },
    each: same('a'),
  }),
  asks: winner('Yes', 'No'),
  bounds: { of: { n: between(1, 100_000), heap: between(1, 10 ** 9) } },
  sample: { input: '4\n3 1 2 6\n', output: 'Yes\n' },
})
