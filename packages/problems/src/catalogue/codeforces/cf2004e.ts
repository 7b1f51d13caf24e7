import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'cf2004e',
  title: { en: 'Codeforces 2004E Not a Nim Problem', zh: 'Codeforces 2004E 不是尼姆' },
  rule: {
    en: 'Several heaps; a move takes from a heap of x stones a number that has no common factor with x. Whoever cannot move loses.',
    zh: '若干堆石子，每次从 x 颗的一堆中取走与 x 互质的数目。不能走者负。',
  },
  tags: ['numbers', 'table'],
  level: 3,
  envelope: 'count',
  ...heapsOf('coprime'),
  asks: winner('Alice', 'Bob'),
  bounds: {
    of: { n: between(1, 300_000), heap: between(1, 10_000_000) },
    cases: 10_000,
    total: 310_000,
  },
  sample: { input: '4\n2\n3 9\n3\n5 7 4\n1\n8\n1\n1\n', output: 'Bob\nAlice\nBob\nAlice\n' },
})
