import { between } from '../../bounds.ts'
import { defineProblem } from '../../define.ts'
import { MULTIPLICATION } from '../../families.ts'

export const problem = defineProblem({
  ...MULTIPLICATION,
  id: 'hdu1517',
  title: { en: 'HDU 1517 A Multiplication Game', zh: 'HDU 1517 A Multiplication Game' },
  bounds: { of: { n: between(2, 2 ** 32 - 2) } },
})
