import { between } from '../../bounds.ts'
import { defineProblem } from '../../define.ts'
import { heapsOf, WINNING_MOVES_OF_NIM } from '../../families.ts'

export const problem = defineProblem({
  id: 'poj2975',
  title: { en: 'POJ 2975 Nim', zh: 'POJ 2975 Nim' },
  rule: {
    en: 'Nim: a move takes any number of stones from one heap. Whoever takes the last one wins. How many first moves win? Moves count as different if the heap or what is left of it differs.',
    zh: '尼姆博弈：每次从一堆中取任意多颗，取到最后一颗者胜。第一步有多少种必胜走法？所取的堆或剩下的颗数不同，就是不同的走法。',
  },
  tags: ['nim', 'moves', 'counting'],
  level: 2,
  envelope: 'zero',
  ...heapsOf('nim'),
  asks: { kind: 'count' },
  bounds: { of: { n: between(1, 1000), heap: between(1, 10 ** 9) } },
  program: WINNING_MOVES_OF_NIM,
  sample: { input: '3\n6 7 12\n2\n9 9\n3\n1 2 4\n1\n1\n3\n1 1 1\n0\n', output: '1\n0\n1\n1\n3\n' },
})
