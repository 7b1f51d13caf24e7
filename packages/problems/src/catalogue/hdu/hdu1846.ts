import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { BASH } from '../../families.ts'

export const problem = defineProblem({
  id: 'hdu1846',
  title: { en: 'HDU 1846 Brave Game', zh: 'HDU 1846 Brave Game' },
  ...BASH,
  tags: ['bash'],
  level: 1,
  envelope: 'count',
  asks: winner('first', 'second'),
  bounds: { of: { n: between(1, 1000), m: between(1, 1000) } },
  sample: { input: '3\n23 2\n4 3\n3 2\n', output: 'first\nsecond\nsecond\n' },
})
