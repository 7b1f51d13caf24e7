import { between } from '../../bounds.ts'
import { winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { defineOwnProblem, playAt } from '../../own/define.ts'
import { list, number } from '../../own/fields.ts'

export const problem = defineOwnProblem({
  id: 'cf1451f',
  title: {
    en: 'Codeforces 1451F Nullify The Matrix',
    zh: 'Codeforces 1451F Nullify The Matrix（清空矩阵）',
  },
  rule: {
    en: 'A matrix of non-negative integers. A move lowers one of them and may also change the others on one path from it to the right and down to any non-negative integers. Whoever finds only zeros loses; Ashish moves first.',
    zh: '一个非负整数矩阵。每次减小其中一个数，并可把从它出发向右、向下的一条路上的其他数改成任意非负整数。全为 0 而不能走者负；Ashish 先手。',
  },
  tags: ['nim', 'board'],
  level: 5,
  envelope: 'count',
  layout: [
    number('n'),
    number('m'),
    list(
      'rows',
      the('n'),
      [list('numbers', the('m'), [number('a')], 'same line', { en: 'm numbers', zh: 'm 个数' })],
      'lines',
      { en: 'n rows of m numbers a', zh: 'n 行，每行 m 个数 a' },
    ),
  ],
  bounds: { of: { n: between(1, 100), m: between(1, 100), a: between(0, 1_000_000) }, cases: 10 },
  games: ['anti-diagonals'],
  plays(one) {
    const cells = Array.from(one.joined('rows', 'numbers'), BigInt)
    // no good move needs more binary digits than there are
    const most = cells.reduce((a, b) => (a > b ? a : b), 1n)
    const b = BigInt(most.toString(2).length)
    return [playAt('anti-diagonals', { columns: one.number('m'), cells }, { b })]
  },
  asks: winner('Ashish', 'Jeel'),
  program: {
    why: {
      en: 'The position is lost exactly if on every diagonal i + j the numbers xor to 0.',
      zh: '当且仅当每条副对角线 i + j 上各数异或为 0 时必败。',
    },
    text: `
      ints x[199]
      for i = 0..n - 1 {
        for j = 0..m - 1 x[i + j] ^= int(read())
      }
      int nonzero = 0
      for i = 0..n + m - 2 { if (x[i] > 0) nonzero = 1 }
      print nonzero == 0 ? LOSES : WINS`,
  },
  sample: {
    input: '3\n1 2\n0 2\n2 2\n1 3\n3 1\n2 2\n0 0\n0 0\n',
    output: 'Ashish\nAshish\nJeel\n',
  },
})
