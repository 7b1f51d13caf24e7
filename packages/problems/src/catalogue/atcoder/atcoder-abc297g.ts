import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { the } from '../../formulas.ts'
import { heapList } from '../../layout.ts'
import { allOf } from '../../setup.ts'

export const problem = defineProblem({
  id: 'atcoder-abc297g',
  title: { en: 'AtCoder ABC 297 G Constrained Nim 2', zh: 'AtCoder ABC 297 G Constrained Nim 2' },
  rule: {
    en: 'Heaps; a move takes at least L and at most R stones from one of them. Whoever cannot move loses.',
    zh: '若干堆石子，每次从一堆中取至少 L 颗、至多 R 颗。不能走者负。',
  },
  tags: ['bash', 'nim'],
  level: 2,
  envelope: 'one',
  layout: ['N', 'L', 'R', heapList('N')],
  setups: [{ game: 'bash-range', params: { p: the('L'), q: the('R') }, at: allOf('heap') }],
  asks: winner('First', 'Second'),
  bounds: {
    of: {
      N: between(1, 200_000),
      L: between(1, 10 ** 9),
      R: between(1, 10 ** 9),
      heap: between(1, 10 ** 9),
    },
    rising: [['L', 'R']],
  },
  program: {
    why: {
      en: 'The value of a heap of h stones is ⌊(h mod (L + R)) / L⌋; heaps are added by xor.',
      zh: 'h 颗的一堆 SG 值为 ⌊(h mod (L + R)) / L⌋；各堆取异或。',
    },
    most: 2000000000n,
    text: `
      num x = 0
      for i = 1..n x ^= read() % (l + r) / l
      print x == 0 ? LOSES : WINS`,
  },
  sample: { input: '4 2 3\n5 6 9 1\n', output: 'First\n' },
})
