import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'lightoj1315',
  title: {
    en: 'LightOJ 1315 Game of Hyper Knights',
    zh: 'LightOJ 1315 Game of Hyper Knights（超级马）',
  },
  rule: {
    en: 'Knights stand on squares (x, y) of a quarter of the plane; several may share a square. A move moves one by (+1, −2), (−1, −3), (−1, −2), (−2, −1), (−3, −1) or (−2, +1), not out of the quarter. Whoever cannot move loses; Alice moves first.',
    zh: '若干匹马站在四分之一平面的格子 (x, y) 上，一格可以有多匹。每次把一匹移动 (+1, −2)、(−1, −3)、(−1, −2)、(−2, −1)、(−3, −1) 或 (−2, +1)，不能走出去。不能走者负；Alice 先手。',
  },
  tags: ['board', 'table'],
  level: 2,
  envelope: 'count',
  numbered: ['Case ', ': '],
  layout: [
    number('n'),
    list('knights', the('n'), [number('x'), number('y')], 'lines', {
      en: 'n lines x y: a knight',
      zh: 'n 行，每行 x y：一匹马',
    }),
  ],
  bounds: { of: { n: between(1, 1000), x: between(0, 499), y: between(0, 499) }, cases: 200 },
  games: ['hyper-knights'],
  plays(one) {
    const places = one.numbers('knights')
    const squares = Array.from({ length: places.length / 2 }, (_, i) => [
      places[2 * i] as number,
      places[2 * i + 1] as number,
    ])
    return [playAt('hyper-knights', squares)]
  },
  asks: winner('Alice', 'Bob'),
  program: {
    why: {
      en: 'Every move makes x + y smaller, so the values are found in that order: each is the least number that is no value of a square that a move reaches. No knight of the input can leave the region 2x + y ≤ 1497, x + 2y ≤ 1497.',
      zh: '每步都使 x + y 变小，所以按这个次序求值：每格的 SG 值是一步可达的各格之值中没有出现的最小自然数。输入中的马走不出 2x + y ≤ 1497、x + 2y ≤ 1497 的范围。',
    },
    most: 10000n,
    text: `
      global ints sg[810000]
      once {
        ints seen[8] = -1
        for s = 0..998 {
          for x = max(0, 2 * s - 1497)..min(s, 1497 - s) {
            const int y = s - x
            const int own = 900 * x + y
            if (y >= 2) seen[sg[own + 898]] = own
            if (x >= 1 && y >= 3) seen[sg[own - 903]] = own
            if (x >= 1 && y >= 2) seen[sg[own - 902]] = own
            if (x >= 2 && y >= 1) seen[sg[own - 1801]] = own
            if (x >= 3 && y >= 1) seen[sg[own - 2701]] = own
            if (x >= 2) seen[sg[own - 1799]] = own
            int g = 0
            while (seen[g] == own) g += 1
            sg[own] = g
          }
        }
      }
      int total = 0
      for i = 1..n {
        const int x = int(read())
        total ^= sg[900 * x + int(read())]
      }
      print total == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '3\n1\n1 1\n1\n3 2\n2\n4 4\n2 3\n',
    output: 'Case 1: Bob\nCase 2: Alice\nCase 3: Alice\n',
  },
})
