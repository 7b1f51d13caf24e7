import { between } from '../../bounds.ts'
import { lessOne, the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'
import { tree } from '../../own/keeps.ts'
import { CUT_TREE, cutTreeValue, parentsOf, readCutTree } from '../../own/trees.ts'
import { winnerWords } from '../../words.ts'

export const problem = defineOwnProblem({
  id: 'hdu3094',
  title: { en: 'HDU 3094 A tree game', zh: 'HDU 3094 A tree game（树上删边）' },
  rule: {
    en: 'A tree with root 1. A move cuts an edge, and everything cut off from the root disappears. Whoever cannot move loses.',
    zh: '一棵以 1 为根的树。每次剪断一条边，不再与根相连的部分随之消失。不能走者负。',
  },
  tags: ['tree'],
  level: 3,
  envelope: 'count',
  layout: [
    number('N'),
    list(
      'edges',
      lessOne('N'),
      [number('u'), number('v')],
      'lines',
      {
        en: 'N − 1 lines u v: an edge',
        zh: 'N − 1 行，每行 u v：一条边',
      },
      tree(1),
    ),
  ],
  bounds: {
    cases: 100,
    of: {
      N: between(1, 100_000),
      u: { least: 1n, most: the('N') },
      v: { least: 1n, most: the('N') },
    },
  },
  games: ['hackenbush-tree'],
  plays: (one) => [playAt('hackenbush-tree', parentsOf(one.number('N'), one.numbers('edges'), 1))],
  asks: {
    kind: 'says',
    words: winnerWords('Alice', 'Bob'),
    // the input can be of 100 MB, and to build the trees takes longer than to read it
    says: (one) => (cutTreeValue(one.number('N'), one.numbers('edges')) === 0 ? 'Bob' : 'Alice'),
    plainly: (one, decide) =>
      Array.from(problem.statement.plays(one), (play) =>
        decide.outcome(play) === 'N' ? 'Alice' : 'Bob',
      ).join('\n'),
  },
  program: {
    why: CUT_TREE,
    text: `${readCutTree('n', 100_000)}
      print x[1] == 0 ? "Bob" : "Alice"`,
  },
  sample: {
    input: '3\n3\n2 1\n2 3\n4\n1 2\n1 3\n3 4\n5\n1 2\n1 3\n2 4\n3 5\n',
    output: 'Alice\nAlice\nBob\n',
  },
})
