import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { always } from '../../formulas.ts'
import { heaps } from '../../layout.ts'
import { allOf } from '../../setup.ts'

export const problem = defineProblem({
  id: 'cses1098',
  title: { en: 'CSES 1098 Nim Game II', zh: 'CSES 1098 Nim Game II（尼姆游戏 II）' },
  rule: {
    en: 'Heaps; a move takes 1, 2 or 3 stones from one of them. Whoever takes the last one wins.',
    zh: '若干堆石子，每次从一堆中取 1、2 或 3 颗。取到最后一颗者胜。',
  },
  tags: ['bash', 'nim'],
  level: 1,
  envelope: 'count',
  layout: heaps('n'),
  setups: [{ game: 'bounded-nim', params: { r: always(3) }, at: allOf('heap') }],
  asks: winner('first', 'second'),
  bounds: {
    of: { n: between(1, 200_000), heap: between(1, 10 ** 9) },
    cases: 200_000,
    total: 400_000,
  },
  sample: {
    input: '5\n3\n9 6 3\n2\n4 8\n1\n7\n2\n1 2\n1\n2\n',
    output: 'second\nsecond\nfirst\nfirst\nfirst\n',
  },
})
