import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { always, the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'lightoj1393',
  title: { en: 'LightOJ 1393 Crazy Calendar', zh: 'LightOJ 1393 Crazy Calendar' },
  rule: {
    en: 'A board of R × C cells with coins. A move moves any number of coins from a cell to the next cell on its right or below it. Whoever cannot move loses.',
    zh: 'R × C 的棋盘上有硬币。每次把一格上任意多枚硬币移到它右边或下边相邻的一格。不能走者负。',
  },
  tags: ['staircase', 'board'],
  level: 2,
  envelope: 'count',
  numbered: ['Case ', ': '],
  layout: [
    number('R'),
    number('C'),
    list(
      'rows',
      the('R'),
      [list('cells', the('C'), [number('a')], 'same line', { en: 'C numbers', zh: 'C 个数' })],
      'lines',
      { en: 'R rows of C numbers a of coins', zh: 'R 行，每行 C 个硬币数 a' },
    ),
  ],
  bounds: {
    cases: 100,
    of: {
      R: between(1, 50_000),
      C: { least: 1n, most: { op: 'div', of: [always(50_000), the('R')] } },
      a: between(0, 10 ** 9),
    },
  },
  games: ['staircase-board'],
  plays: (one) => [
    playAt('staircase-board', { width: one.number('C'), coins: one.joined('rows', 'cells') }),
  ],
  asks: winner('win', 'lose'),
  program: {
    why: {
      en: 'A staircase: only the cells at an odd distance from the last one count, as heaps of Nim.',
      zh: '阶梯尼姆：只有到最后一格的距离为奇数的格子算数，就是尼姆的各堆。',
    },
    text: `
      int x = 0
      for i = 1..r {
        for j = 1..c {
          const int coins = int(read())
          if ((r - i + c - j) % 2 == 1) x ^= coins
        }
      }
      print x == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '3\n2 2\n0 2\n3 1\n1 3\n1 1 0\n2 2\n5 2\n2 1\n',
    output: 'Case 1: win\nCase 2: win\nCase 3: lose\n',
  },
})
