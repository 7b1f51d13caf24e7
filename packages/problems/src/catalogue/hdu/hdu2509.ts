import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { heapsOf } from '../../families.ts'

export const problem = defineProblem({
  id: 'hdu2509',
  title: { en: 'HDU 2509 Be the Winner', zh: 'HDU 2509 Be the Winner' },
  rule: {
    en: 'Rows of apples; a move takes any number of adjacent apples from one row, which may split it in two. Whoever takes the last apple loses.',
    zh: '若干排苹果，每次从一排中取走相邻的任意多个，可能剩下两排。取到最后一个者负。',
  },
  tags: ['misere', 'splitting'],
  level: 3,
  envelope: 'end',
  ...heapsOf('misere-take-and-split', {
    list: { en: 'the lengths of the n rows', zh: 'n 排的长度' },
    each: { en: 'lengths', zh: '每排长度' },
  }),
  asks: winner('Yes', 'No'),
  bounds: { of: { n: between(1, 100), heap: between(1, 100) } },
  sample: {
    input: '3\n1 1 1\n2\n3 3\n1\n1\n2\n2 5\n2\n1 1\n1\n2\n',
    output: 'No\nNo\nNo\nYes\nYes\nYes\n',
  },
})
