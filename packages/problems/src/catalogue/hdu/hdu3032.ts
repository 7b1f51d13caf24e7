import { between, INT } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'hdu3032',
  title: { en: 'HDU 3032 Nim or not Nim?', zh: 'HDU 3032 Nim or not Nim?' },
  rule: {
    en: 'Several heaps; a move takes any number of stones from one of them, or splits one into two non-empty heaps. Whoever takes the last stone wins.',
    zh: '若干堆石子，每次从一堆中取任意多颗，或把一堆分成两个非空的堆。取到最后一颗者胜。',
  },
  tags: ['splitting'],
  level: 3,
  envelope: 'count',
  ...heapsOf('lasker'),
  asks: winner('Alice', 'Bob'),
  bounds: { of: { n: between(1, 1_000_000), heap: between(1, INT) } },
  sample: { input: '4\n3\n2 2 3\n2\n3 3\n2\n1 2\n3\n1 3 5\n', output: 'Alice\nBob\nAlice\nBob\n' },
})
