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
    why: {
      en: 'n is a sum of Fibonacci numbers no two of which are neighbours (take the largest again and again). Taking the least of them wins, since the opponent cannot take the next one, which is more than twice as large; whatever smaller is taken, the opponent can take the least part of what is left. A Fibonacci number is taken whole.',
      zh: 'n 可写成互不相邻的斐波那契数之和（每次取最大的一项）。取走最小的一项必胜：下一项大于它的两倍，对手取不完；取得更少时，对手总能取走余下的最小一项。n 本身是斐波那契数时全部取走。',
    },
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
