import { between } from '../../bounds.ts'
import { lessOne, the } from '../../formulas.ts'
import { exchanged, treeOf } from '../../own/bushes.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, list, number } from '../../own/fields.ts'
import { tree } from '../../own/keeps.ts'
import { parentsOf, weightsOf } from '../../own/trees.ts'

/** The tree for each of the two who may begin, who is Left then: Chef, and Ksen. */
function treesIn(one: Fields) {
  const edges = one.numbers('edges')
  const parents = parentsOf(one.number('N'), edges, 1, 3)
  const tree = treeOf(parents, weightsOf(parents, edges, 1))
  return [playAt('hackenbush', tree), playAt('hackenbush', exchanged(tree))] as const
}

export const problem = defineOwnProblem({
  id: 'gerald08',
  title: { en: 'CodeChef GERALD08 Chef and Tree Game', zh: 'CodeChef GERALD08 Chef and Tree Game' },
  rule: {
    en: 'A tree with root 1 whose edges belong to Chef (0) or to Ksen (1). Each cuts an edge of their own, and everything cut off from the root disappears. Whoever cannot move loses.',
    zh: '一棵以 1 为根的树，每条边属于 Chef（0）或 Ksen（1）。每次剪断一条自己的边，不再与根相连的部分随之消失。不能走者负。',
  },
  tags: ['partizan', 'tree'],
  level: 4,
  envelope: 'count',
  layout: [
    number('N'),
    list(
      'edges',
      lessOne('N'),
      [number('u'), number('v'), number('c')],
      'lines',
      {
        en: 'N − 1 lines u v c: an edge and whose it is',
        zh: 'N − 1 行，每行 u v c：一条边及其归属',
      },
      tree(1),
    ),
  ],
  bounds: {
    of: {
      N: between(1, 100_000),
      u: { least: 1n, most: the('N') },
      v: { least: 1n, most: the('N') },
      c: between(0, 1),
    },
  },
  games: ['hackenbush'],
  plays: treesIn,
  asks: {
    kind: 'says',
    words: {
      en: 'the winner if Chef begins and the winner if Ksen begins, each `Chef` or `Ksen`',
      zh: 'Chef 先手时的胜者和 Ksen 先手时的胜者，各为 `Chef` 或 `Ksen`',
    },
    says(one, decide) {
      const [byChef, byKsen] = treesIn(one)
      const first = decide.outcome(byChef) === 'N' ? 'Chef' : 'Ksen'
      return `${first} ${decide.outcome(byKsen) === 'N' ? 'Ksen' : 'Chef'}`
    },
  },
  noProgram: {
    en: 'The value of a tree is a fraction with as many binary digits as the tree is high, up to 100000; sums of such fractions for every vertex are no short program.',
    zh: '树的值是分数，二进制位数可达树的高度（十万位）；要对每个顶点把这样的分数相加，没有短程序。',
  },
  sample: {
    input: '4\n1\n2\n2 1 0\n4\n1 2 1\n2 3 0\n3 4 0\n5\n1 2 0\n2 3 1\n4 2 1\n5 1 1\n',
    output: 'Ksen Chef\nChef Chef\nKsen Ksen\nKsen Ksen\n',
  },
})
