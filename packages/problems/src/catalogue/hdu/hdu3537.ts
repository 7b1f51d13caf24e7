import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'hdu3537',
  title: { en: 'HDU 3537 Daizhenyang’s Coin', zh: 'HDU 3537 Daizhenyang’s Coin（翻硬币）' },
  rule: {
    en: 'Coins 0, 1, 2, … lie in a row, some with heads up. A move turns one, two or three coins, the rightmost of them from heads to tails. Whoever cannot move loses. The question is whether the first player loses.',
    zh: '硬币 0、1、2……排成一行，有些正面朝上。每次翻一枚、两枚或三枚，其中最右的一枚须由正面翻成反面。不能走者负。问的是先手是否必败。',
  },
  tags: ['coins'],
  level: 3,
  envelope: 'end',
  layout: [
    number('n'),
    list('heads', the('n'), [number('x')], 'a line', {
      en: 'the n places x of the heads; repeats count once',
      zh: 'n 个正面的位置 x；重复的只算一次',
    }),
  ],
  bounds: { of: { n: between(0, 100), x: between(0, 99_999_999) } },
  games: ['mock-turtles'],
  // the game counts its coins from 1
  plays: (one) => [
    playAt(
      'mock-turtles',
      [...new Set(one.bigs('heads'))].map((x) => x + 1n).sort((a, b) => (a < b ? -1 : 1)),
    ),
  ],
  asks: winner('No', 'Yes'),
  program: {
    why: {
      en: 'A head at place x is worth the one of 2x and 2x + 1 that has an odd number of binary ones (Mock Turtles); heads are added by xor, one that is there twice once.',
      zh: '位置 x 的正面值为 2x 与 2x + 1 中二进制 1 的个数为奇数的那个（Mock Turtles）；各正面取异或，重复的只算一次。',
    },
    most: 200000000n,
    text: `
      int ones(num x) {
        int total = 0
        num rest = x
        while (rest > 0) {
          total += int(rest % 2)
          rest /= 2
        }
        return total
      }
      read a[n <= 100]
      sort a
      num x = 0
      for i = 0..n - 1 {
        if (i == 0 || a[i] != a[i - 1]) x ^= 2 * a[i] + (ones(a[i]) % 2 == 0 ? 1 : 0)
      }
      print x == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '2\n1 2\n3\n5 5 2\n0\n\n4\n1 2 4 7\n',
    output: 'No\nNo\nYes\nYes\n',
  },
})
