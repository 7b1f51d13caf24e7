import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { always, the } from '../../formulas.ts'
import { allOf } from '../../setup.ts'

export const problem = defineProblem({
  id: 'hdu3404',
  title: { en: 'HDU 3404 Switch lights', zh: 'HDU 3404 Switch lights（开关灯）' },
  rule: {
    en: 'Some lights of a grid are on. A move picks a rectangle, which may be a line or a single light, whose corner with the largest coordinates is on, and switches the lights at its corners. Whoever switches off the last light wins.',
    zh: '网格中有些灯亮着。每次选一个矩形（可以退化为线段或一盏灯），其坐标最大的一角须亮着，并切换它各角上的灯。关掉最后一盏灯者胜。',
  },
  tags: ['coins', 'board'],
  level: 5,
  envelope: 'count',
  layout: [
    'n',
    {
      count: the('n'),
      each: ['x', 'y'],
      on: 'lines',
      words: { en: 'n lines x y: a light that is on', zh: 'n 行，每行 x y：一盏亮着的灯' },
      distinct: true,
    },
  ],
  bounds: {
    of: { n: between(1, 1000), x: between(1, 10_000), y: between(1, 10_000) },
    cases: 100,
  },
  setups: [
    {
      game: 'product',
      params: { row1: always(1), row2: always(1) },
      at: allOf({ x: 'x', y: 'y' }),
    },
  ],
  asks: winner('Have a try, lxhgww.', "Don't waste your time."),
  sample: {
    input: '3\n2\n1 3\n3 1\n2\n2 2\n1 2\n1\n4 7\n',
    output: "Don't waste your time.\nHave a try, lxhgww.\nHave a try, lxhgww.\n",
  },
})
