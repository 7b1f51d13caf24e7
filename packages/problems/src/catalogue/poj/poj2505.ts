import { between } from '../../bounds.ts'
import { defineProblem } from '../../define.ts'
import { MULTIPLICATION } from '../../families.ts'

export const problem = defineProblem({
  ...MULTIPLICATION,
  id: 'poj2505',
  title: { en: 'POJ 2505 A multiplication game', zh: 'POJ 2505 A multiplication game' },
  bounds: { of: { n: between(2, 2 ** 32 - 2) } },
})
