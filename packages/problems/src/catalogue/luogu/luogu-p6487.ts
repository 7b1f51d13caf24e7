import { between } from '../../bounds.ts'
import { defineProblem, leastTake } from '../../define.ts'
import { the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'luogu-p6487',
  title: { en: 'Luogu P6487 HRPA', zh: '洛谷 P6487 HRPA' },
  rule: {
    en: 'One heap of n stones; the first move may take any number, even all, and after it a move takes at most twice what the move before took. Whoever takes the last stone wins. What is the least first take that wins?',
    zh: '一堆 n 颗石子，第一步可取任意多颗，也可取完，之后每步最多取对手上一步的两倍。取到最后一颗者胜。第一步最少取多少颗能胜？',
  },
  tags: ['fibonacci', 'moves', 'big-numbers'],
  level: 3,
  envelope: 'one',
  layout: numbers('n'),
  setups: [{ game: 'fibonacci-nim', at: [the('n'), the('n')] }],
  asks: leastTake('0'),
  bounds: { of: { n: between(2, 10n ** 15n) } },
  program: {
    most: 2000000000000000n,
    text: `
      num rest = n
      num part = 0
      while (rest > 0) {
        num a = 1
        num b = 2
        while (b <= rest) {
          const num c = a + b
          a = b
          b = c
        }
        part = a
        rest -= a
      }
      print part`,
  },
  sample: { input: '11\n', output: '3\n' },
})
