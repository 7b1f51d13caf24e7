import { between } from '../../bounds.ts'
import { defineProblem } from '../../define.ts'
import { the } from '../../formulas.ts'
import { allOf } from '../../setup.ts'

export const problem = defineProblem({
  id: 'cf1312f',
  title: {
    en: 'Codeforces 1312F Attack on Red Kingdom',
    zh: 'Codeforces 1312F Attack on Red Kingdom',
  },
  rule: {
    en: 'Castles with soldiers. A move attacks one castle: mixed kills x soldiers, infantry y and cavalry z, or all that are left. Neither infantry nor cavalry may attack the same castle twice in a row. Whoever kills the last soldier wins. How many first moves win?',
    zh: '若干城堡各有士兵。每次攻打一座城堡：混合攻击杀 x 名，步兵杀 y 名，骑兵杀 z 名，不足时全部杀掉。步兵不能连续两次攻打同一座城堡，骑兵也不能。杀死最后一名士兵者胜。问有多少种必胜的第一步。',
  },
  tags: ['table', 'counting', 'big-numbers'],
  level: 5,
  envelope: 'count',
  layout: [
    'n',
    'x',
    'y',
    'z',
    {
      count: the('n'),
      each: ['a'],
      on: 'a line',
      words: { en: 'the soldiers of the n castles', zh: 'n 座城堡的士兵数' },
    },
  ],
  setups: [
    {
      game: 'castles',
      params: { x: the('x'), y: the('y'), z: the('z') },
      at: allOf({ soldiers: 'a' }),
    },
  ],
  asks: { kind: 'count' },
  bounds: {
    of: {
      n: between(1, 300_000),
      x: between(1, 5),
      y: between(1, 5),
      z: between(1, 5),
      a: between(1, 10n ** 18n),
    },
  },
  sample: { input: '2\n2 1 2 3\n4 5\n1 2 3 1\n6\n', output: '2\n3\n' },
})
