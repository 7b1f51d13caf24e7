import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'cf1382b',
  title: { en: 'Codeforces 1382B Sequential Nim', zh: 'Codeforces 1382B Sequential Nim' },
  rule: {
    en: 'Heaps in order. A move takes any number of stones from the first heap that is not empty. Whoever cannot move loses.',
    zh: '石子堆排成一列。每次只能从第一个非空堆中取任意多颗。不能走者负。',
  },
  lesson: 'positions',
  tags: ['nim', 'row'],
  level: 2,
  envelope: 'count',
  ...heapsOf('sequential-nim'),
  asks: winner('First', 'Second'),
  bounds: {
    cases: 1000,
    of: { n: between(1, 100_000), heap: between(1, 10 ** 9) },
    total: 101_000,
  },
  program: {
    text: `
      int ones = 0
      int only = 1
      for i = 1..n {
        if (read() > 1) only = 0
        ones += only
      }
      print (ones + only) % 2 == 0 ? WINS : LOSES`,
  },
  sample: {
    input: '5\n2\n1 1\n3\n1 2 1\n4\n1 1 3 2\n1\n1\n1\n2\n',
    output: 'Second\nSecond\nFirst\nFirst\nFirst\n',
  },
})
