import { type Table, tabulate } from '@nimber/core'
import { between } from '../../bounds.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, number } from '../../own/fields.ts'
import { game } from '../../setup.ts'
import { winnerWords } from '../../words.ts'

/**
 * The largest losing heap up to 10^6: `nimber table grundy --to 1000000 --budget 100` computes all
 * values, and none behind it is 0.
 */
const LAST_LOSING = 1222
let table: Table | undefined

const playOf = (one: Fields) => playAt('grundy', [one.big('n')])

export const problem = defineOwnProblem({
  id: 'cses2207',
  title: { en: 'CSES 2207 Grundy’s Game', zh: 'CSES 2207 Grundy’s Game（格伦迪游戏）' },
  rule: {
    en: 'A heap of n coins; a move divides a heap into two of different sizes. Whoever cannot move loses.',
    zh: '一堆 n 枚硬币，每次把一堆分成大小不同的两堆。不能走者负。',
  },
  tags: ['splitting', 'table'],
  level: 3,
  envelope: 'count',
  layout: [number('n')],
  bounds: { of: { n: between(1, 10 ** 6) }, cases: 100_000 },
  games: ['grundy'],
  plays: (one) => [playOf(one)],
  asks: {
    kind: 'says',
    words: winnerWords('first', 'second'),
    says(one, decide) {
      const n = one.number('n')
      if (n > 10 ** 6) return decide.outcome(playOf(one)) === 'N' ? 'first' : 'second'
      table ??= tabulate(game('grundy'), [LAST_LOSING])
      return n > LAST_LOSING || table.cell(n) ? 'first' : 'second'
    },
    plainly: (one, decide) => (decide.outcome(playOf(one)) === 'N' ? 'first' : 'second'),
  },
  program: {
    why: {
      en: 'The value of a heap is the least number that is not the xor of the values of two unequal parts. Up to 10^6 no heap above 1222 loses, as the computation of all values shows.',
      zh: '一堆的 SG 值是各种不等分法所得两堆之值的异或中没有出现的最小自然数。算出全部值可知，10^6 以内大于 1222 的堆都不是必败。',
    },
    text: `
      global ints sg[1223]
      once {
        ints seen[64] = -1
        for h = 3..1222 {
          for a = 1..(h - 1) / 2 seen[sg[a] ^ sg[h - a]] = h
          int g = 0
          while (seen[g] == h) g += 1
          sg[h] = g
        }
      }
      int losing = 0
      if (n <= 1222) { if (sg[n] == 0) losing = 1 }
      print losing == 1 ? "second" : "first"`,
  },
  sample: {
    input: '6\n1\n2\n3\n4\n6\n7\n',
    output: 'second\nsecond\nfirst\nsecond\nfirst\nsecond\n',
  },
})
