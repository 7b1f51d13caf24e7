import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { always, the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'poj2068',
  title: { en: 'POJ 2068 Nim', zh: 'POJ 2068 Nim' },
  rule: {
    en: '2n players of two teams sit alternately round a heap of S stones. In the order of the seats player i takes 1 to M_i stones. The team that takes the last stone loses; the first player’s team begins.',
    zh: '两队共 2n 人交替围坐在一堆 S 颗石子旁，按座位顺序轮流取，第 i 人每次取 1 到 M_i 颗。取到最后一颗的队负；第一人先取。',
  },
  tags: ['misere', 'table'],
  level: 2,
  envelope: 'zero',
  layout: [
    number('n'),
    number('S'),
    list('M', { op: '*', of: [always(2), the('n')] }, [number('M_i')], 'same line', {
      en: 'M_1 … M_2n',
      zh: 'M_1 … M_2n',
    }),
  ],
  bounds: { of: { n: between(1, 10), S: between(1, 2 ** 13), M_i: between(1, 16) } },
  games: ['seats'],
  plays: (one) => [playAt('seats', [one.big('S'), ...one.bigs('M')])],
  asks: winner('1', '0'),
  program: {
    why: {
      en: 'Heap by heap from the empty one, where the player whose turn it is has won: for each seat the largest heap so far that is lost there is kept. A heap is won if that of the next seat can be reached. The last seat leads to the first as it was for smaller heaps.',
      zh: '从空堆（轮到者胜）起逐个推算：对每个座位记下目前必败的最大一堆。若能走到下一座位的那一堆，则必胜。最后一个座位之后是第一个座位，取其对更小的堆的结果。',
    },
    text: `
      read limit[2 * n <= 20]
      const int seats = 2 * int(n)
      ints lost[seats + 1 <= 21]
      for j = 0..seats lost[j] = -16
      for h = 1..s {
        lost[seats] = lost[0]
        for j = 0..seats - 1 {
          if (lost[j + 1] < h - limit[j]) lost[j] = h
        }
      }
      print lost[0] == s ? LOSES : WINS`,
  },
  sample: { input: '1 20 3 4\n1 9 4 4\n2 7 2 1 3 2\n0\n', output: '0\n1\n1\n' },
})
