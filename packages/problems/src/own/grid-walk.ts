import { between } from '../bounds.ts'
import { playAt } from './define.ts'
import { number } from './fields.ts'
import type { OwnStatement } from './problem.ts'

/** What the problems about a stone that starts in the corner of a square board have in common. */
export const CORNER_WALK = {
  rule: {
    en: 'A stone stands in a corner of a board of n × n squares. A move takes it one square up, down, left or right, to where it has not been. Whoever cannot move loses.',
    zh: '石子放在 n × n 棋盘的一角。每次向上、下、左或右移一格，不能到已经到过的格子。不能走者负。',
  },
  tags: ['board', 'parity'],
  level: 1,
  envelope: 'zero',
  layout: [number('n')],
  bounds: { of: { n: between(1, 10_000) } },
  games: ['grid-walk'],
  plays(one) {
    const n = one.number('n')
    return [playAt('grid-walk', { columns: n, rows: n, path: [0] })]
  },
  program: {
    why: {
      en: 'For even n the board is covered with dominoes, and the first player always moves to the other half of the domino. For odd n all squares but the corner are, and the second player does.',
      zh: 'n 为偶数时棋盘可用多米诺骨牌铺满，先手总走到同一张骨牌的另一格；n 为奇数时除角上一格外可铺满，后手如此走。',
    },
    text: `
      print n % 2 == 0 ? WINS : LOSES`,
  },
} satisfies Omit<OwnStatement, 'id' | 'title' | 'asks' | 'sample'>
