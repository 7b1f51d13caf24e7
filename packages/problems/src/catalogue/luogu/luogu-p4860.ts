import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'luogu-p4860',
  title: { en: 'Luogu P4860 Roy & October II', zh: '洛谷 P4860 Roy&October 之取石子 II' },
  rule: {
    en: 'One heap of n stones; a move takes 1 of them or a prime number. Whoever takes the last stone wins.',
    zh: '一堆 n 颗石子，每次取 1 颗或质数颗。取到最后一颗者胜。',
  },
  tags: ['subtraction', 'numbers'],
  level: 2,
  envelope: 'count',
  layout: numbers('n'),
  setups: [{ game: 'one-or-prime', at: [the('n')] }],
  asks: winner('October wins!', 'Roy wins!'),
  bounds: { of: { n: between(1, 50_000_000) }, cases: 100_000 },
  sample: {
    input: '4\n5\n6\n8\n12\n',
    output: 'October wins!\nOctober wins!\nRoy wins!\nRoy wins!\n',
  },
})
