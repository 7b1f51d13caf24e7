import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { heapList } from '../../layout.ts'
import { allOf } from '../../setup.ts'

export const problem = defineProblem({
  id: 'cf603c',
  title: { en: 'Codeforces 603C Lieges of Legendre', zh: 'Codeforces 603C Lieges of Legendre' },
  rule: {
    en: 'Several piles; a move removes one cow from a pile, or replaces a pile of 2x > 0 cows by k piles of x. Whoever cannot move loses.',
    zh: '若干堆奶牛，每次从一堆中移走一头，或把 2x > 0 头的一堆换成 k 堆 x 头。不能走者负。',
  },
  tags: ['splitting', 'table'],
  level: 3,
  envelope: 'one',
  layout: ['n', 'k', heapList('n')],
  setups: [{ game: 'halve-into', params: { k: the('k') }, at: allOf('heap') }],
  asks: winner('Kevin', 'Nicky'),
  bounds: {
    of: {
      n: between(1, 100_000),
      k: between(1, 1_000_000_000),
      heap: between(1, 1_000_000_000),
    },
  },
  sample: { input: '3 3\n2 5 6\n', output: 'Kevin\n' },
})
