import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'acwing894',
  title: { en: 'AcWing 894 Splitting Nim', zh: 'AcWing 894 拆分-Nim 游戏' },
  rule: {
    en: 'Several heaps; a move replaces a heap that is not empty by two heaps, each smaller than it (either may be empty; their total may be larger). Whoever cannot move loses.',
    zh: '若干堆石子，每次把一个非空的堆换成两个都比它小的堆；新堆可以为空，总数可以更大。不能走者负。',
  },
  tags: ['splitting', 'table'],
  level: 2,
  envelope: 'one',
  ...heapsOf('two-smaller'),
  asks: winner('Yes', 'No'),
  bounds: { of: { n: between(1, 100), heap: between(1, 100) } },
  sample: { input: '3\n1 3 4\n', output: 'Yes\n' },
})
