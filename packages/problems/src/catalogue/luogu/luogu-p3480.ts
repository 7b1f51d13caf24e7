import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'
import { notFalling } from '../../own/keeps.ts'

export const problem = defineOwnProblem({
  id: 'luogu-p3480',
  title: { en: 'Luogu P3480 KAM-Pebbles', zh: '洛谷 P3480 KAM-Pebbles' },
  rule: {
    en: 'Piles in a row, none smaller than the one to its left. A move takes any number from one pile, and the row must stay sorted. Whoever cannot move loses.',
    zh: '一排石子堆，每堆都不少于左边一堆。每次从一堆中取任意多颗，取后仍须保持这一顺序。不能走者负。',
  },
  tags: ['staircase', 'row'],
  level: 3,
  envelope: 'count',
  layout: [
    number('n'),
    list(
      'piles',
      the('n'),
      [number('a')],
      'a line',
      { en: 'n piles a, none smaller than the one before', zh: 'n 堆的数量 a，不减' },
      notFalling,
    ),
  ],
  bounds: { of: { n: between(1, 1000), a: between(0, 10_000) }, cases: 10 },
  games: ['sorted-heaps'],
  plays: (one) => [playAt('sorted-heaps', one.bigs('piles'))],
  asks: winner('TAK', 'NIE'),
  program: {
    text: `
      read a[n <= 1000]
      num x = 0
      for i = n - 1..0 by -1 {
        if ((n - i) % 2 == 1) x ^= i > 0 ? a[i] - a[i - 1] : a[0]
      }
      print x == 0 ? LOSES : WINS`,
  },
  sample: { input: '3\n3\n1 1 3\n2\n2 2\n4\n0 2 3 5\n', output: 'TAK\nNIE\nNIE\n' },
})
