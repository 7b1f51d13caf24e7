import { defineOwnProblem } from '../../own/define.ts'
import { S_NIM } from '../../own/families.ts'

export const problem = defineOwnProblem({
  ...S_NIM,
  id: 'hdu1944',
  title: { en: 'HDU 1944 S-Nim', zh: 'HDU 1944 S-Nim' },
})
