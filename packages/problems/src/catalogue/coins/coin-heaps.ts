import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'coin-heaps',
  title: { en: 'Heaps of coins', zh: '取硬币游戏' },
  rule: {
    en: 'Nim with coins: a move takes any number from one heap. Whoever cannot move loses.',
    zh: '硬币的尼姆博弈：每次从一堆中取任意多枚。无币可取者负。',
  },
  tags: ['nim'],
  level: 1,
  envelope: 'count',
  ...heapsOf('nim'),
  asks: winner('yoyo', 'zhazhahui'),
  bounds: { of: { n: between(1, 1000), heap: between(1, 1000) } },
  sample: {
    input: '5\n3\n2 3 4\n4\n2 3 4 5\n1\n1\n1\n4\n3\n1 2 3\n',
    output: 'yoyo\nzhazhahui\nyoyo\nyoyo\nzhazhahui\n',
  },
})
