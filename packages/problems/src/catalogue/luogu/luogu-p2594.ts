import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number, word } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'luogu-p2594',
  title: { en: 'Luogu P2594 [ZJOI2009] Colouring game', zh: '洛谷 P2594 [ZJOI2009] 染色游戏' },
  rule: {
    en: 'Coins on a board. A move turns all coins of a connected block; one of them has to go from tails to heads and no other coin of the block may be below it or to its right. Whoever cannot move loses; dongdong begins.',
    zh: '棋盘上摆满硬币。每次翻转一个连通块中的全部硬币；其中须有一枚由反面变成正面，且块中其他硬币都在它的左上方（可以是正左方或正上方）。不能走者负，dongdong 先走。',
  },
  tags: ['board', 'coins', 'big-numbers'],
  level: 4,
  envelope: 'count',
  layout: [
    number('n'),
    number('m'),
    list('rows', the('n'), [word('row', 'HT', { length: the('m'), on: 'same line' })], 'lines', {
      en: 'n rows of m letters: `H` is heads, `T` is tails',
      zh: 'n 行，每行 m 个字母：`H` 是正面，`T` 是反面',
    }),
  ],
  bounds: { of: { n: between(1, 100), m: between(1, 100) }, tried: 50 },
  games: ['coin-blocks'],
  plays: (one) => [
    playAt(
      'coin-blocks',
      one.words('rows', 'row').map((row) => row.replaceAll('T', '1').replaceAll('H', '0')),
    ),
  ],
  asks: winner('-_-', '=_='),
  program: {
    text: `
      ints odd[200] = 0
      for i = 1..n {
        read word row[<= 100]
        for j = 1..m {
          if (row[j - 1] == 'T') {
            int e = i + j - 2
            if (i == 1 || j == 1) {
              int rest = i + j - 1
              e = 0
              while (rest % 2 == 0) {
                rest /= 2
                e += 1
              }
            }
            odd[e] = 1 - odd[e]
          }
        }
      }
      int left = 0
      for e = 0..199 left += odd[e]
      print left == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '3\n2 3\nHHH\nHHH\n2 3\nHHH\nTHH\n1 2\nTT\n',
    output: '=_=\n-_-\n-_-\n',
  },
})
