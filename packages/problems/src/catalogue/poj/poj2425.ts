import { defineOwnProblem } from '../../own/define.ts'
import { TOKENS } from '../../own/tokens.ts'

export const problem = defineOwnProblem({
  ...TOKENS,
  id: 'poj2425',
  title: { en: 'POJ 2425 A Chess Game', zh: 'POJ 2425 A Chess Game' },
})
