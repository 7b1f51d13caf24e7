import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'hdu4388',
  title: { en: 'HDU 4388 Stone Game II', zh: 'HDU 4388 Stone Game II' },
  rule: {
    en: 'Several piles. A move chooses one of s stones and leaves k of it, where 0 < k < s and (k xor s) < s, and adds a pile of k xor s. Once in the game each player may add a pile of 2k xor s instead. Whoever cannot move loses.',
    zh: '若干堆石子。每次选一堆 s 颗，留下 k 颗（0 < k < s 且 k 异或 s 小于 s），并添一堆（k 异或 s）颗。每人在一局中有一次机会改为添一堆（2k 异或 s）颗。不能走者负。',
  },
  tags: ['parity', 'splitting'],
  level: 3,
  envelope: 'count',
  numbered: ['Case ', ': '],
  layout: [
    number('n'),
    list('piles', the('n'), [number('a')], 'a line', { en: 'n piles a', zh: 'n 堆的数量 a' }),
  ],
  bounds: { of: { n: between(1, 50), a: between(1, 100_000) }, cases: 150 },
  games: ['xor-splitting'],
  plays: (one) => [playAt('xor-splitting', { piles: one.bigs('piles'), own: true, other: true })],
  asks: winner('Yes', 'No'),
  program: {
    text: `
      int odd = 0
      for i = 1..n {
        num a = read()
        odd += 1
        while (a > 0) {
          odd += int(a % 2)
          a /= 2
        }
      }
      print odd % 2 == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '3\n1\n7\n2\n3 4\n3\n5 6 8\n',
    output: 'Case 1: No\nCase 2: Yes\nCase 3: No\n',
  },
})
