import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { always, the } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'cf1451d',
  title: { en: 'Codeforces 1451D Circle Game', zh: 'Codeforces 1451D Circle Game' },
  rule: {
    en: 'A token at (0, 0). A move adds k to one of its coordinates, and it must stay in the disc x² + y² ≤ d². Ashish begins; whoever cannot move loses.',
    zh: '棋子在 (0, 0)。每次把一个坐标加 k，必须留在圆 x² + y² ≤ d² 内。Ashish 先走，不能走者负。',
  },
  tags: ['symmetry', 'board'],
  level: 2,
  envelope: 'count',
  layout: numbers('d', 'k'),
  setups: [
    {
      game: 'quarter-disc',
      params: { d: the('d'), k: the('k') },
      at: [always(0), always(0)],
    },
  ],
  asks: winner('Ashish', 'Utkarsh'),
  bounds: {
    of: { d: between(1, 100_000), k: between(1, 100_000) },
    rising: [['k', 'd']],
    cases: 100,
  },
  program: {
    why: {
      en: 'Let (z, z) be the last point of the diagonal in the disc, z a multiple of k. The second player answers on the diagonal; the last move is the first player’s exactly if (z, z + k) is still in the disc.',
      zh: '设 (z, z) 是对角线上仍在圆内的最后一点，z 为 k 的倍数。后手总走回对角线；当且仅当 (z, z + k) 仍在圆内时，最后一步是先手走的。',
    },
    most: 100000000000n,
    text: `
      num z = k
      while (2 * z * z <= d * d) z += k
      print (z - k) * (z - k) + z * z <= d * d ? WINS : LOSES`,
  },
  sample: {
    input: '4\n3 1\n7 2\n9 4\n20 3\n',
    output: 'Utkarsh\nUtkarsh\nAshish\nAshish\n',
  },
})
