import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { number } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'poj2311',
  title: { en: 'POJ 2311 Cutting Game', zh: 'POJ 2311 剪纸游戏' },
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
  sample: { input: '2 3\n3 3\n5 2\n4 5\n', output: 'LOSE\nLOSE\nWIN\nWIN\n' },
})
