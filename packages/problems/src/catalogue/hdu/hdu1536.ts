import { defineOwnProblem } from '../../own/define.ts'
import { S_NIM } from '../../own/families.ts'

export const problem = defineOwnProblem({
  ...S_NIM,
  id: 'hdu1536',
  title: { en: 'HDU 1536 S-Nim', zh: 'HDU 1536 S-Nim' },
})
