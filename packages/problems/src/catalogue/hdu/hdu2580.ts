import { between } from '../../bounds.ts'
import { defineProblem, leastTake } from '../../define.ts'
import { LEAST_TAKE_OF_K_FOLD } from '../../families.ts'
import { lessOne, the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'hdu2580',
  title: { en: 'HDU 2580 A simple stone game', zh: 'HDU 2580 A simple stone game' },
  rule: {
    en: 'One pile of n stones. The first move takes 1 to n − 1; after that a move takes at most k times what the move before took. Whoever takes the last stone wins. What is the least first take that wins?',
    zh: '一堆 n 颗石子，第一步取 1 到 n − 1 颗，之后每步最多取对手上一步的 k 倍，取到最后一颗者胜。第一步最少取多少颗能胜？',
  },
  tags: ['fibonacci', 'moves'],
  level: 4,
  envelope: 'count',
  layout: numbers('n', 'k'),
  setups: [{ game: 'k-fold', params: { k: the('k') }, at: [the('n'), lessOne('n')] }],
  asks: leastTake('lose'),
  numbered: ['Case ', ': '],
  bounds: { of: { n: between(2, 10 ** 8), k: between(1, 100_000) }, cases: 20 },
  program: LEAST_TAKE_OF_K_FOLD,
  sample: {
    input: '5\n12 1\n8 1\n20 2\n21 2\n25 3\n',
    output: 'Case 1: 4\nCase 2: lose\nCase 3: 2\nCase 4: lose\nCase 5: 4\n',
  },
})
