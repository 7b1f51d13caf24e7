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
      words: { en: 'the numbers a of soldiers in the n castles', zh: 'n 座城堡的士兵数 a' },
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
    cases: 1000,
    of: {
      n: between(1, 300_000),
      x: between(1, 5),
      y: between(1, 5),
      z: between(1, 5),
      a: between(1, 10n ** 18n),
    },
    total: 304_000,
  },
  program: {
    slowIn: ['python'],
    why: {
      en: 'A castle is its soldiers and the kind of the last attack. The values of h soldiers depend on those of at most 5 fewer, so they repeat for ever from where five in a row repeat; a period is looked for in a table up to 299.',
      zh: '一座城堡的状态是士兵数和上一次攻击的种类。h 名士兵的值只取决于至多少 5 名时的值，所以连续五个重复后就永远重复；周期在算到 299 的表中寻找。',
    },
    text: `
      int worth(ints g, num h, int last, int period) {
        num r = max(h, 0)
        if (r >= 100) r = 100 + (r - 100) % period
        return g[3 * r + last]
      }
      ints g[900]
      ints kill[3]
      kill[0] = int(x)
      kill[1] = int(y)
      kill[2] = int(z)
      for h = 1..299 {
        for last = 0..2 {
          ints seen[5]
          for kind = 0..2 {
            if (kind == 0 || kind != last) seen[g[3 * max(h - kill[kind], 0) + kind]] = 1
          }
          int v = 0
          while (seen[v] == 1) v += 1
          g[3 * h + last] = v
        }
      }
      int period = 1
      int same = 0
      while (same == 0) {
        same = 1
        for i = 300..599 { if (g[i] != g[i + 3 * period]) same = 0 }
        if (same == 0) period += 1
      }
      read a[n <= 300000]
      int total = 0
      for h of a total ^= worth(g, h, 0, period)
      int moves = 0
      for h of a {
        const int rest = total ^ worth(g, h, 0, period)
        for kind = 0..2 { if (worth(g, h - kill[kind], kind, period) == rest) moves += 1 }
      }
      print moves`,
  },
  sample: { input: '2\n2 1 2 3\n4 5\n1 2 3 1\n6\n', output: '2\n3\n' },
})
