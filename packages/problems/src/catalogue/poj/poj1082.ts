import { defineOwnProblem } from '../../own/define.ts'
import { CALENDAR } from '../../own/families.ts'

export const problem = defineOwnProblem({
  ...CALENDAR,
  id: 'poj1082',
  title: { en: 'POJ 1082 Calendar Game', zh: 'POJ 1082 Calendar Game' },
})
