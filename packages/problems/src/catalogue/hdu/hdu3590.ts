import { between } from '../../bounds.ts'
import { lessOne, the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { type Fields, list, number } from '../../own/fields.ts'
import { tree } from '../../own/keeps.ts'
import { CUT_TREE, parentsOf, readCutTree } from '../../own/trees.ts'

/** The parents of each tree of a case. */
const treesOf = (one: Fields) =>
  one.groups('trees').map((own) => parentsOf(own.number('m'), own.numbers('edges'), 1))

export const problem = defineOwnProblem({
  id: 'hdu3590',
  title: { en: 'HDU 3590 PP and QQ', zh: 'HDU 3590 PP and QQ' },
  rule: {
    en: 'Several trees, each with root 1. A move cuts an edge, and everything cut off from its root disappears. Whoever cannot move wins; PP moves first.',
    zh: '若干棵树，各以 1 为根。每次剪断一条边，不再与根相连的部分随之消失。不能走者胜；PP 先手。',
  },
  remark: {
    en: 'The judge contradicts its own rule, and this page answers as the judge does. Example: with two paths of two edges at one root the first player loses, but the judge expects `PP`. The solution tells where accepted programs go wrong; the game misère green Hackenbush on trees says who really wins.',
    zh: '判题与题目本身的规则不符，本页照判题作答。例如同一个根上有两条各有两条边的链时先手必败，而判题要 `PP`。已通过的程序错在哪里，见题解；真正谁胜，见游戏“反常规剪树枝”。',
  },
  tags: ['tree', 'misere'],
  level: 4,
  envelope: 'end',
  layout: [
    number('N'),
    list(
      'trees',
      the('N'),
      [
        number('m'),
        list(
          'edges',
          lessOne('m'),
          [number('u'), number('v')],
          'lines',
          { en: 'm − 1 lines u v: an edge', zh: 'm − 1 行，每行 u v：一条边' },
          tree(1),
        ),
      ],
      'lines',
      { en: 'N trees, each m and m − 1 edges u v', zh: 'N 棵树，每棵先是 m，再是 m − 1 条边 u v' },
    ),
  ],
  bounds: {
    of: {
      N: between(1, 99),
      m: between(1, 99),
      u: { least: 1n, most: the('m') },
      v: { least: 1n, most: the('m') },
    },
  },
  games: ['misere-hackenbush-tree'],
  plays(one) {
    const forest: number[] = []
    for (const parents of treesOf(one)) {
      const before = forest.length
      for (const parent of parents) forest.push(parent === 0 ? 0 : parent + before)
    }
    return [playAt('misere-hackenbush-tree', forest)]
  },
  asks: {
    kind: 'says',
    words: {
      en: '`PP` if the first player wins, `QQ` if not, as the judge decides (see the note)',
      zh: '先手胜输出 `PP`，否则输出 `QQ`，胜负以判题为准（见说明）',
    },
    says(one, decide) {
      const values = treesOf(one).map((parents) => decide.value(playAt('hackenbush-tree', parents)))
      const xor = values.reduce((a, b) => a ^ b, 0n)
      return values.some((value) => value > 1n) === (xor !== 0n) ? 'PP' : 'QQ'
    },
  },
  program: {
    why: {
      en: `${CUT_TREE.en} Accepted programs apply the theorem of misère Nim to the values of whole trees, and so does this one, though it holds only for the branches at the roots.`,
      zh: `${CUT_TREE.zh}已通过的程序把反常规尼姆的定理用于整棵树的值，这里照此输出，而定理只对根上的各枝成立。`,
    },
    text: `
      int total = 0
      int large = 0
      for tree = 1..n {
        const int m = int(read())
        ${readCutTree('m', 99)}
        total ^= x[1]
        if (x[1] > 1) large = 1
      }
      print (total != 0) == (large == 1) ? "PP" : "QQ"`,
  },
  sample: {
    input: '1\n3\n1 2\n1 3\n2\n3\n1 2\n2 3\n2\n1 2\n3\n2\n1 2\n2\n1 2\n2\n1 2\n',
    output: 'PP\nPP\nQQ\n',
  },
})
