import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { always, the } from '../../formulas.ts'
import { allOf } from '../../setup.ts'

export const problem = defineProblem({
  id: 'poj3533',
  title: { en: 'POJ 3533 Light Switching Game', zh: 'POJ 3533 Light Switching Game（开关灯游戏）' },
  rule: {
    en: 'Some lights of a three-dimensional grid are on. A move picks a box, which may be flat, whose corner with the largest coordinates is on, and switches the lights at its corners. Whoever cannot move loses. The question is whether the second player wins.',
    zh: '三维网格中有些灯亮着。每次选一个长方体（可以退化），其坐标最大的一角须亮着，并切换它各角上的灯。不能走者负。问的是后手是否必胜。',
  },
  tags: ['coins', 'board'],
  level: 5,
  envelope: 'end',
  layout: [
    'N',
    {
      count: the('N'),
      each: ['x', 'y', 'z'],
      on: 'lines',
      words: {
        en: 'N lines x y z: the lights that are on',
        zh: 'N 行，每行 x y z：亮着的灯的坐标',
      },
      distinct: true,
    },
  ],
  bounds: {
    of: {
      N: between(1, 1000),
      x: between(1, 10_000),
      y: between(1, 10_000),
      z: between(1, 10_000),
    },
  },
  setups: [
    {
      game: 'product',
      params: { row1: always(1), row2: always(1), row3: always(1) },
      at: allOf({ x: 'x', y: 'y', z: 'z' }),
    },
  ],
  asks: winner('No', 'Yes'),
  sample: {
    input: '1\n1 1 1\n2\n1 2 3\n3 2 1\n2\n2 2 1\n1 1 3\n',
    output: 'No\nYes\nYes\n',
  },
})
