import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'
import { distinctUpTo } from '../../own/keeps.ts'

export const problem = defineOwnProblem({
  id: 'poj1704',
  title: { en: 'POJ 1704 Georgia and Bob', zh: 'POJ 1704 Georgia and Bob' },
  rule: {
    en: 'Pieces stand on squares of a strip. A move slides one of them to the left, any number of squares, but not onto or over another one nor off the strip. Georgia begins; whoever cannot move loses.',
    zh: '一排格子上有若干棋子。每次把一枚向左滑动任意多格，不能到达或越过别的棋子，也不能出界。Georgia 先走，不能走者负。',
  },
  tags: ['staircase', 'row'],
  level: 3,
  envelope: 'count',
  layout: [
    number('N'),
    list(
      'pieces',
      the('N'),
      [number('P')],
      'a line',
      {
        en: 'the N squares P of the pieces, in any order',
        zh: '各棋子所在的 N 个格子 P，次序任意',
      },
      distinctUpTo(10_000n),
    ),
  ],
  bounds: { of: { N: between(1, 1000), P: between(1, 10_000) }, cases: 20 },
  games: ['sliding'],
  plays: (one) => [
    playAt(
      'sliding',
      one.bigs('pieces').toSorted((a, b) => (a < b ? -1 : 1)),
    ),
  ],
  asks: winner('Georgia will win', 'Bob will win'),
  program: {
    text: `
      read p[n <= 1000]
      sort p
      num x = 0
      for i = n - 1..0 by -1 {
        if ((n - i) % 2 == 1) x ^= i > 0 ? p[i] - p[i - 1] - 1 : p[0] - 1
      }
      print x == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '3\n2\n1 2\n3\n5 2 9\n4\n1 4 6 7\n',
    output: 'Bob will win\nGeorgia will win\nGeorgia will win\n',
  },
})
