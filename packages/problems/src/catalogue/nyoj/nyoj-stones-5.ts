import { between, LONG } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { FIBONACCI_NIM } from '../../families.ts'

export const problem = defineProblem({
  id: 'nyoj-stones-5',
  title: { en: 'NYOJ stones 5', zh: 'NYOJ 取石子（五）' },
  ...FIBONACCI_NIM,
  tags: ['fibonacci'],
  level: 2,
  envelope: 'end',
  asks: winner('Yes', 'No'),
  bounds: { of: { n: between(2, LONG) } },
  sample: {
    input: '2\n3\n4\n5\n6\n7\n8\n13\n20\n',
    output: 'No\nNo\nYes\nNo\nYes\nYes\nNo\nNo\nYes\n',
  },
})
