import { between, INT } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'nyoj-stones-6',
  title: { en: 'NYOJ stones 6', zh: 'NYOJ 取石子（六）' },
  rule: {
    en: 'Nim: a move takes any number of stones from one heap. Whoever takes the last stone wins.',
    zh: '尼姆博弈：每次从一堆中取任意多颗。取到最后一颗者胜。',
  },
  tags: ['nim'],
  level: 1,
  envelope: 'count',
  ...heapsOf('nim'),
  asks: winner('PIAOYI', 'HRDV'),
  bounds: { of: { n: between(1, 1_000_000), heap: between(1, INT) } },
  sample: {
    input: '6\n3\n1 1 1\n3\n1 2 3\n5\n5 7 8 9 10\n1\n4\n2\n1 4\n5\n1 2 1 2 2\n',
    output: 'PIAOYI\nHRDV\nPIAOYI\nPIAOYI\nPIAOYI\nPIAOYI\n',
  },
})
