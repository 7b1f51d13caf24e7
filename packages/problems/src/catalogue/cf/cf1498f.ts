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
    en: 'A tree with presents on its vertices. Once a root is chosen, a move takes one or more presents of a vertex at depth k or more to its k-th ancestor. Alice begins; whoever cannot move loses. Who wins for each root?',
    zh: '一棵树，顶点上有礼物。选定根后，每次把深度至少为 k 的一个顶点上的若干礼物移到它的第 k 个祖先。Alice 先走，不能走者负。问以每个顶点为根时谁胜。',
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
      { en: 'n − 1 times u v: an edge', zh: 'n − 1 组 u v：一条边' },
      tree(1),
    ),
    list('presents', the('n'), [number('a')], 'a line', {
      en: 'the presents on the n vertices',
      zh: 'n 个顶点上的礼物数',
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
      en: 'for each vertex as the root 1 if Alice wins, else 0; blanks between them',
      zh: '对每个顶点作为根，Alice 胜输出 1，否则输出 0；以空格分隔',
    },
    says: (one) =>
      winningRoots(one.numbers('edges'), one.bigs('presents'), one.number('k')).join(' '),
    plainly: (one, decide) =>
      Array.from(plays(one), (play) => (decide.outcome(play) === 'N' ? 1 : 0)).join(' '),
  },
  sample: { input: '4 1\n1 2\n2 3\n2 4\n1 2 2 1\n', output: '1 1 1 1\n' },
})
