import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'hdu4642',
  title: { en: 'HDU 4642 Fliping game', zh: 'HDU 4642 Fliping game（翻转游戏）' },
  rule: {
    en: 'Coins on a board. A move picks a coin that lies heads up and turns every coin of the rectangle from it to the last row and column. Whoever cannot move loses; Alice begins.',
    zh: '棋盘上摆满硬币。每次选一枚正面朝上的硬币，翻转从它到最后一行最后一列的矩形内的全部硬币。不能走者负，Alice 先走。',
  },
  tags: ['board', 'coins', 'parity'],
  level: 1,
  envelope: 'count',
  layout: [
    number('N'),
    number('M'),
    list(
      'rows',
      the('N'),
      [
        list('row', the('M'), [number('c')], 'same line', {
          en: 'M coins',
          zh: 'M 枚硬币',
        }),
      ],
      'lines',
      {
        en: 'N rows of M numbers c: `1` is heads, `0` is tails',
        zh: 'N 行，每行 M 个数 c：`1` 是正面，`0` 是反面',
      },
    ),
  ],
  bounds: { of: { N: between(1, 100), M: between(1, 100), c: between(0, 1) } },
  games: ['flip-to-corner'],
  plays: (one) => [
    playAt(
      'flip-to-corner',
      one.groups('rows').map((row) => [...row.numbers('row')].join('')),
    ),
  ],
  asks: winner('Alice', 'Bob'),
  program: {
    most: 10000n,
    text: `
      num last = 0
      for i = 1..n * m last = read()
      print last == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '3\n1 2\n1 0\n2 3\n0 0 0\n0 1 1\n1 1\n1\n',
    output: 'Bob\nAlice\nAlice\n',
  },
})
