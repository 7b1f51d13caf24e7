import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'cf1194d',
  title: { en: 'Codeforces 1194D 1-2-K Game', zh: 'Codeforces 1194D 1-2-K Game（1-2-K 游戏）' },
  rule: {
    en: 'One heap of n stones; a move takes 1, 2 or k of them. Whoever cannot move loses.',
    zh: '一堆 n 颗，每次取 1、2 或 k 颗。不能走者负。',
  },
  tags: ['subtraction', 'table'],
  level: 2,
  envelope: 'count',
  layout: numbers('n', 'k'),
  setups: [{ game: 'one-two-k', params: { k: the('k') }, at: [the('n')] }],
  asks: winner('Alice', 'Bob'),
  bounds: { of: { n: between(0, 1_000_000_000), k: between(3, 1_000_000_000) }, cases: 100 },
  sample: { input: '5\n6 3\n7 6\n8 3\n9 5\n12 9\n', output: 'Alice\nBob\nBob\nBob\nAlice\n' },
})
