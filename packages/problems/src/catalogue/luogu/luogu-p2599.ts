import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'luogu-p2599',
  title: { en: 'Luogu P2599 Stones (ZJOI 2009)', zh: '洛谷 P2599 取石子游戏（ZJOI 2009）' },
  rule: {
    en: 'Piles in a row. A move takes any number of stones from the first or from the last pile that is left. Whoever takes the last stone wins.',
    zh: '一排石子堆。每次从剩下的最左或最右一堆中取任意多颗。取到最后一颗者胜。',
  },
  tags: ['row', 'table'],
  level: 5,
  envelope: 'count',
  ...heapsOf('end-piles'),
  asks: winner('1', '0'),
  bounds: { of: { n: between(1, 1000), heap: between(1, 10 ** 9) }, cases: 10 },
  sample: { input: '4\n3\n2 1 2\n4\n3 1 4 2\n2\n5 5\n1\n1\n', output: '0\n1\n0\n1\n' },
})
