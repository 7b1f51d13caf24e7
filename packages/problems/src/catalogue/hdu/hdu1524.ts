import { defineOwnProblem } from '../../own/define.ts'
import { TOKENS } from '../../own/tokens.ts'

export const problem = defineOwnProblem({
  ...TOKENS,
  id: 'hdu1524',
  title: { en: 'HDU 1524 A Chess Game', zh: 'HDU 1524 A Chess Game' },
})
