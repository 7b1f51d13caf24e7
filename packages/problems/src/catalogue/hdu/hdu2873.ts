import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number, word } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'hdu2873',
  title: { en: 'HDU 2873 Bomb Game', zh: 'HDU 2873 Bomb Game（炸弹游戏）' },
  rule: {
    en: 'Bombs lie on a board. A move explodes one: it is gone, and new ones appear in its column, in some row above it, and in its row, in some column to the left. In the first row or column only one appears, and the bomb in the top left corner cannot explode. A square may hold several bombs. Whoever cannot move loses; John begins.',
    zh: '棋盘上有炸弹。每次引爆一个：它消失，并在同列上方某行、同行左方某列各出现一个新炸弹。在第一行或第一列时只出现一个，左上角的炸弹不能引爆。一格可以有多个炸弹。不能走者负，John 先走。',
  },
  tags: ['board', 'table'],
  level: 3,
  envelope: 'zeros',
  layout: [
    number('n'),
    number('m'),
    list('rows', the('n'), [word('row', '.#', { length: the('m'), on: 'same line' })], 'lines', {
      en: 'n rows of m signs: `#` is a bomb, `.` is none',
      zh: 'n 行，每行 m 个字符：`#` 是炸弹，`.` 不是',
    }),
  ],
  bounds: { of: { n: between(1, 50), m: between(1, 50) } },
  games: ['bombs'],
  plays: (one) => [
    playAt(
      'bombs',
      one
        .words('rows', 'row')
        .flatMap((row, i) => [...row].flatMap((sign, j) => (sign === '#' ? [[i + 1, j + 1]] : []))),
    ),
  ],
  asks: winner('John', 'Jack'),
  program: {
    text: `
      global ints sg[2601]
      once {
        ints seen[4096] = -1
        for i = 1..50 {
          for j = 1..50 {
            const int own = 51 * i + j
            if (i == 1 || j == 1) sg[own] = i + j - 2
            else {
              for a = 1..i - 1 {
                for b = 1..j - 1 seen[sg[51 * a + j] ^ sg[51 * i + b]] = own
              }
              int g = 0
              while (seen[g] == own) g += 1
              sg[own] = g
            }
          }
        }
      }
      int x = 0
      for i = 1..n {
        read word row[<= 50]
        for j = 1..m { if (row[j - 1] == '#') x ^= sg[51 * i + j] }
      }
      print x == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '1 3\n..#\n2 2\n##\n..\n3 2\n.#\n#.\n.#\n0 0\n',
    output: 'John\nJohn\nJack\n',
  },
})
