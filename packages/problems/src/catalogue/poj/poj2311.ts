import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { number } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'poj2311',
  title: { en: 'POJ 2311 Cutting Game', zh: 'POJ 2311 Cutting Game（剪纸游戏）' },
  rule: {
    en: 'A sheet of W × H squares; a move cuts one of the sheets along a line of the grid into two. Whoever first cuts out a single square wins.',
    zh: '一张 W × H 格的纸，每次把一张纸沿格线剪成两张。先剪出单个格子者胜。',
  },
  tags: ['board', 'table'],
  level: 3,
  envelope: 'end',
  layout: [number('W'), number('H')],
  bounds: { of: { W: between(2, 200), H: between(2, 200) }, cases: 10_000 },
  games: ['cutting-paper'],
  plays: (one) => [playAt('cutting-paper', [[one.big('W'), one.big('H')]])],
  asks: winner('WIN', 'LOSE'),
  program: {
    text: `
      global ints sg[40401]
      once {
        ints seen[1024]
        for a = 2..200 {
          for b = 2..a {
            const int own = 201 * a + b
            for c = 2..a / 2 seen[sg[201 * c + b] ^ sg[201 * (a - c) + b]] = own
            for c = 2..b / 2 seen[sg[201 * a + c] ^ sg[201 * a + b - c]] = own
            int g = 0
            while (seen[g] == own) g += 1
            sg[own] = g
            sg[201 * b + a] = g
          }
        }
      }
      print sg[201 * w + h] == 0 ? LOSES : WINS`,
  },
  sample: { input: '2 3\n3 3\n5 2\n4 5\n', output: 'LOSE\nLOSE\nWIN\nWIN\n' },
})
