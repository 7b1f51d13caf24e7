import { between, INT } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'nyoj-stones-9',
  title: { en: 'NYOJ stones 9', zh: 'NYOJ 取石子（九）' },
  rule: {
    en: 'Misère Nim: a move takes any number of stones from one heap. Whoever takes the last stone loses.',
    zh: '反常规尼姆博弈：每次从一堆中取任意多颗。取到最后一颗者负。',
  },
  tags: ['nim', 'misere'],
  level: 2,
  envelope: 'count',
  ...heapsOf('misere-nim'),
  asks: winner('Yougth', 'Hrdv'),
  bounds: { of: { n: between(1, 1000), heap: between(1, INT) } },
  sample: {
    input: '5\n3\n3 5 1\n1\n1\n2\n1 1\n2\n2 5\n2\n2 2\n',
    output: 'Yougth\nHrdv\nYougth\nYougth\nHrdv\n',
  },
})
