import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'

/** The size of each box and what it holds. */
function boxesOf(numbers: readonly bigint[]): readonly (readonly [bigint, bigint])[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[2 * i] as bigint,
    numbers[2 * i + 1] as bigint,
  ])
}

export const problem = defineOwnProblem({
  id: 'hdu1729',
  title: { en: 'HDU 1729 Stone Game', zh: 'HDU 1729 Stone Game' },
  rule: {
    en: 'Boxes, each of size s with c stones in it; a move adds 1 to c² stones to a box, not past its size. Whoever cannot move loses.',
    zh: '若干箱子，容量 s、已装 c 颗石子：每次向一个箱子加入 1 到 c² 颗，不得超过容量。不能走者负。',
  },
  lesson: 'sums',
  tags: ['table', 'numbers'],
  level: 3,
  envelope: 'zero',
  layout: [
    number('N'),
    list('boxes', the('N'), [number('s'), number('c')], 'lines', {
      en: 'N lines s c: the size of a box and the stones in it',
      zh: 'N 行，每行 s c：箱子的容量与已装的石子数',
    }),
  ],
  bounds: {
    of: { N: between(1, 50), s: between(1, 1_000_000), c: { least: 0n, most: the('s') } },
  },
  games: ['growing-boxes'],
  plays: (one) => [playAt('growing-boxes', boxesOf(one.bigs('boxes')))],
  asks: winner('Yes', 'No'),
  numbered: ['Case ', ':\n'],
  program: {
    text: `
      int worth(int s, int c) {
        if (c == 0 || c == s) return 0
        int q = 0
        while ((q + 1) * (q + 2) < s) q += 1
        return c > q ? s - c : worth(q, c)
      }
      int x = 0
      for i = 1..n {
        const int s = int(read())
        x ^= worth(s, int(read()))
      }
      print x == 0 ? LOSES : WINS`,
  },
  sample: { input: '2\n4 0\n5 5\n2\n7 2\n6 3\n0\n', output: 'Case 1:\nNo\nCase 2:\nYes\n' },
})
