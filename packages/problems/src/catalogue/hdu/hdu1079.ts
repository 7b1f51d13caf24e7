import { defineOwnProblem } from '../../own/define.ts'
import { CALENDAR } from '../../own/families.ts'

export const problem = defineOwnProblem({
  ...CALENDAR,
  id: 'hdu1079',
  title: { en: 'HDU 1079 Calendar Game', zh: 'HDU 1079 Calendar Game' },
})
