import { defineOwnProblem } from '../../own/define.ts'
import { JUMPING } from '../../own/families.ts'

export const problem = defineOwnProblem({
  ...JUMPING,
  id: 'hdu5724',
  title: { en: 'HDU 5724 Chess', zh: 'HDU 5724 Chess' },
})
