import { defineOwnProblem } from '../../own/define.ts'
import { S_NIM } from '../../own/families.ts'

export const problem = defineOwnProblem({
  ...S_NIM,
  id: 'poj2960',
  title: { en: 'POJ 2960 S-Nim', zh: 'POJ 2960 S-Nim' },
})
