import { between } from '../../bounds.ts'
import { lessOne, the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, list, number } from '../../own/fields.ts'
import { tree } from '../../own/keeps.ts'
import { winningRoots } from '../../own/roots.ts'
import { parentsOf } from '../../own/trees.ts'
import type { Play } from '../../problem.ts'

/** The tree with a vertex for its root, which changes numbers with vertex 0. */
function rootedAt(one: Fields, root: number): Play {
  const swap = (v: number) => (v === root ? 0 : v === 0 ? root : v)
  const edges = Array.from(one.numbers('edges'), (v) => swap(v - 1))
  const gifts = one.bigs('presents')
  const coins = gifts.map((_, v) => gifts[swap(v)] as bigint).slice(1)
  const parents = parentsOf(gifts.length, edges, 0)
  return playAt('staircase-tree', { parents, coins }, { k: one.big('k') })
}

function* plays(one: Fields): Generator<Play> {
  for (let root = 0; root < one.number('n'); root++) yield rootedAt(one, root)
}

export const problem = defineOwnProblem({
  id: 'cf1498f',
  title: { en: 'Codeforces 1498F Christmas Game', zh: 'Codeforces 1498F Christmas Game' },
  rule: {
    en: 'A tree with presents on its vertices. Once a root is chosen, a move moves one or more presents from a vertex at depth k or more to its k-th ancestor. Alice begins; whoever cannot move loses. Who wins for each root?',
    zh: '一棵树，顶点上有礼物。选定根后，每次把深度至少为 k 的一个顶点上的任意多份礼物移到它的 k 级祖先。Alice 先走，不能走者负。问以每个顶点为根时谁胜。',
  },
  tags: ['staircase', 'tree'],
  level: 5,
  envelope: 'one',
  layout: [
    number('n'),
    number('k'),
    list(
      'edges',
      lessOne('n'),
      [number('u'), number('v')],
      'lines',
      { en: 'n − 1 lines u v: an edge', zh: 'n − 1 行，每行 u v：一条边' },
      tree(1),
    ),
    list('presents', the('n'), [number('a')], 'a line', {
      en: 'the numbers a of presents on the n vertices',
      zh: 'n 个顶点上的礼物数 a',
    }),
  ],
  bounds: {
    of: {
      n: between(3, 100_000),
      k: between(1, 20),
      u: { least: 1n, most: the('n') },
      v: { least: 1n, most: the('n') },
      a: between(0, 10 ** 9),
    },
  },
  games: ['staircase-tree'],
  plays,
  asks: {
    kind: 'says',
    words: {
      en: 'for each vertex as root: `1` if Alice wins, `0` if not, separated by spaces',
      zh: '依次以各顶点为根，Alice 胜输出 `1`，否则输出 `0`，以空格分隔',
    },
    says: (one) =>
      winningRoots(one.numbers('edges'), one.bigs('presents'), one.number('k')).join(' '),
    plainly: (one, decide) =>
      Array.from(plays(one), (play) => (decide.outcome(play) === 'N' ? 1 : 0)).join(' '),
  },
  program: {
    why: {
      en: 'Staircase Nim: with a root only the presents at distances d with ⌊d / k⌋ odd count, as heaps of Nim. For every vertex the presents of each distance modulo 2k are added by xor, first of what is below it and then of all around it.',
      zh: '阶梯尼姆：选定根后，只有距离 d 满足 ⌊d / k⌋ 为奇数的顶点上的礼物算数，就是尼姆的各堆。对每个顶点按距离模 2k 求礼物数的异或，先求子树内的，再求整棵树的。',
    },
    text: `
      ints degree[n + 1 <= 100001]
      ints near[n + 1 <= 100001]
      for i = 2..n {
        const int u = int(read())
        const int v = int(read())
        degree[u] += 1
        degree[v] += 1
        near[u] ^= v
        near[v] ^= u
      }
      const int width = 2 * int(k)
      ints x[(n + 1) * width <= 4000040]
      for v = 1..n x[v * width] = int(read())
      ints up[n + 1 <= 100001]
      ints order[n <= 100000]
      int done = 0
      for leaf = 2..n {
        int v = leaf
        while (v > 1 && degree[v] == 1) {
          const int p = near[v]
          up[v] = p
          order[done] = v
          done += 1
          for d = 0..width - 1 x[p * width + (d + 1) % width] ^= x[v * width + d]
          degree[v] = 0
          degree[p] -= 1
          near[p] ^= v
          v = p
        }
      }
      ints own[40]
      for i = n - 2..0 by -1 {
        const int v = order[i]
        for d = 0..width - 1 own[d] = x[v * width + d]
        for d = 0..width - 1 {
          const int around = x[up[v] * width + d] ^ own[(d + width - 1) % width]
          x[v * width + (d + 1) % width] ^= around
        }
      }
      for v = 1..n {
        int total = 0
        for d = int(k)..width - 1 total ^= x[v * width + d]
        if (v > 1) write " "
        write total == 0 ? 0 : 1
      }
      print ""`,
  },
  sample: { input: '4 1\n1 2\n2 3\n2 4\n1 2 2 1\n', output: '1 1 1 1\n' },
})
