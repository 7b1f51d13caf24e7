import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { lessOne } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'
import { tree } from '../../own/keeps.ts'
import { parentsOf, weightsOf } from '../../own/trees.ts'

export const problem = defineOwnProblem({
  id: 'lightoj1355',
  title: { en: 'LightOJ 1355 Game of CS', zh: 'LightOJ 1355 Game of CS（带权树上删边）' },
  rule: {
    en: 'A tree with root 0 and a positive weight on every edge. A move lowers by 1 the weight of an edge still connected to the root; an edge of weight 0 is cut, and everything beyond it disappears. Whoever cannot move loses; Emily moves first.',
    zh: '一棵以 0 为根的树，每条边有正的权值。每次把一条仍与根相连的边的权值减 1；减到 0 的边断开，其后的部分随之消失。不能走者负；Emily 先手。',
  },
  tags: ['tree'],
  level: 4,
  envelope: 'count',
  numbered: ['Case ', ': '],
  layout: [
    number('n'),
    list(
      'edges',
      lessOne('n'),
      [number('u'), number('v'), number('w')],
      'lines',
      { en: 'n − 1 lines u v w: an edge and its weight', zh: 'n − 1 行，每行 u v w：一条边和权值' },
      tree(0),
    ),
  ],
  bounds: {
    of: {
      n: between(1, 1000),
      u: { least: 0n, most: lessOne('n') },
      v: { least: 0n, most: lessOne('n') },
      w: between(1, 1_000_000_000),
    },
    cases: 100,
  },
  games: ['hackenbush-strong'],
  plays(one) {
    const parents = parentsOf(one.number('n'), one.numbers('edges'), 0, 3)
    return [
      playAt('hackenbush-strong', { parents, weights: weightsOf(parents, one.bigs('edges'), 0) }),
    ]
  },
  asks: winner('Emily', 'Jolly'),
  program: {
    text: `
      ints degree[n <= 1000]
      ints near[n <= 1000]
      ints weight[n <= 1000]
      ints x[n <= 1000]
      for i = 2..n {
        const int u = int(read())
        const int v = int(read())
        const int w = int(read())
        degree[u] += 1
        degree[v] += 1
        near[u] ^= v
        near[v] ^= u
        weight[u] ^= w
        weight[v] ^= w
      }
      for leaf = 1..n - 1 {
        int v = leaf
        while (v > 0 && degree[v] == 1) {
          const int up = near[v]
          const int w = weight[v]
          x[up] ^= w == 1 ? x[v] + 1 : x[v] ^ w % 2
          degree[v] = 0
          degree[up] -= 1
          near[up] ^= v
          weight[up] ^= w
          v = up
        }
      }
      print x[0] == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '3\n2\n0 1 3\n4\n0 1 1\n1 2 2\n1 3 1\n3\n0 1 2\n0 2 2\n',
    output: 'Case 1: Emily\nCase 2: Emily\nCase 3: Jolly\n',
  },
})
