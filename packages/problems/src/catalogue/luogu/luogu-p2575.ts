import { defineOwnProblem } from '../../own/define.ts'
import { JUMPING } from '../../own/families.ts'

export const problem = defineOwnProblem({
  ...JUMPING,
  id: 'luogu-p2575',
  title: { en: 'Luogu P2575 Masters’ duel', zh: '洛谷 P2575 高手过招' },
})
