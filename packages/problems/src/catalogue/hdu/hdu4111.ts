import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'hdu4111',
  title: { en: 'HDU 4111 Alice and Bob', zh: 'HDU 4111 Alice and Bob' },
  rule: {
    en: 'Positive numbers. A move makes one of them smaller by 1 (a 0 vanishes), or replaces two of them by their sum. Alice begins; whoever cannot move loses.',
    zh: '若干正整数。每次把一个数减 1（变成 0 就消失），或把两个数换成它们的和。Alice 先走，不能走者负。',
  },
  tags: ['parity', 'search'],
  level: 4,
  envelope: 'count',
  numbered: ['Case #', ': '],
  ...heapsOf('take-or-join', {
    list: { en: 'n numbers', zh: 'n 个数' },
    each: { en: 'numbers', zh: '每个数' },
  }),
  asks: winner('Alice', 'Bob'),
  bounds: { of: { n: between(1, 50), heap: between(1, 1000) }, cases: 4000, total: 204_000 },
  sample: {
    input: '5\n2\n1 3\n3\n2 2 1\n1\n4\n4\n1 1 1 1\n1\n1\n',
    output: 'Case #1: Alice\nCase #2: Alice\nCase #3: Bob\nCase #4: Alice\nCase #5: Alice\n',
  },
})
