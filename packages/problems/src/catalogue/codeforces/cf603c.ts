import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { heapList } from '../../layout.ts'
import { allOf } from '../../setup.ts'

export const problem = defineProblem({
  id: 'cf603c',
  title: { en: 'Codeforces 603C Lieges of Legendre', zh: 'Codeforces 603C Lieges of Legendre' },
  rule: {
    en: 'Several heaps; a move removes one cow from a heap, or replaces a heap of 2x cows (x > 0) by k heaps of x. Whoever cannot move loses.',
    zh: '若干堆奶牛，每次从一堆中移走一头，或把一堆 2x 头（x > 0）换成 k 堆，每堆 x 头。不能走者负。',
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
  program: {
    why: {
      en: 'k piles of x are worth 0 for even k and as much as one of them for odd k; so the value of a pile follows from those of the pile less one and of half of it.',
      zh: 'k 堆 x 在 k 为偶数时值 0，为奇数时与一堆相同；所以一堆的值由少一头的一堆和它的一半得出。',
    },
    text: `
      int worth(num h, num k) {
        if (k % 2 == 0) {
          if (h < 3) return int(h)
          return h % 2 == 0 ? 1 : 0
        }
        if (h < 5) return h == 4 ? 2 : int(h % 2)
        if (h % 2 == 1) return 0
        return worth(h / 2, k) == 1 ? 2 : 1
      }
      int x = 0
      for i = 1..n x ^= worth(read(), k)
      print x == 0 ? LOSES : WINS`,
  },
  sample: { input: '3 3\n2 5 6\n', output: 'Kevin\n' },
})
