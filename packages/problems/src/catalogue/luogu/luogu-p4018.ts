import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'luogu-p4018',
  title: { en: 'Luogu P4018 Roy & October', zh: '洛谷 P4018 Roy&October 之取石子' },
  rule: {
    en: 'One heap of n stones; a move takes 1 of them or a prime power. Whoever takes the last stone wins.',
    zh: '一堆 n 颗石子，每次取质数的幂（含 1）颗。取到最后一颗者胜。',
  },
  tags: ['subtraction', 'numbers'],
  level: 2,
  envelope: 'count',
  layout: numbers('n'),
  setups: [{ game: 'prime-powers', at: [the('n')] }],
  asks: winner('October wins!', 'Roy wins!'),
  bounds: { of: { n: between(1, 50_000_000) }, cases: 100_000 },
  sample: {
    input: '4\n5\n6\n8\n12\n',
    output: 'October wins!\nRoy wins!\nOctober wins!\nRoy wins!\n',
  },
})
