import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { lessOne, the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'
import { tree } from '../../own/keeps.ts'
import { CUT_TREE, parentsOf, readCutTree } from '../../own/trees.ts'

export const problem = defineOwnProblem({
  id: 'atcoder-agc017d',
  title: { en: 'AtCoder AGC 017 D Game on Tree', zh: 'AtCoder AGC 017 D Game on Tree（树上博弈）' },
  rule: {
    en: 'A tree with root 1. A move cuts an edge, and everything cut off from the root disappears. Whoever cannot move loses; Alice moves first.',
    zh: '一棵以 1 为根的树。每次剪断一条边，不再与根相连的部分随之消失。不能走者负；Alice 先手。',
  },
  tags: ['tree'],
  level: 3,
  envelope: 'one',
  layout: [
    number('N'),
    list(
      'edges',
      lessOne('N'),
      [number('u'), number('v')],
      'lines',
      { en: 'N − 1 lines u v: an edge', zh: 'N − 1 行，每行 u v：一条边' },
      tree(1),
    ),
  ],
  bounds: {
    of: {
      N: between(2, 100_000),
      u: { least: 1n, most: the('N') },
      v: { least: 1n, most: the('N') },
    },
  },
  games: ['hackenbush-tree'],
  plays: (one) => [playAt('hackenbush-tree', parentsOf(one.number('N'), one.numbers('edges'), 1))],
  asks: winner('Alice', 'Bob'),
  program: {
    why: CUT_TREE,
    text: `${readCutTree('n', 100_000)}
      print x[1] == 0 ? LOSES : WINS`,
  },
  sample: { input: '4\n1 2\n1 3\n3 4\n', output: 'Alice\n' },
})
