import { winner } from '../../define.ts'
import { defineOwnProblem } from '../../own/define.ts'
import { CORNER_WALK } from '../../own/grid-walk.ts'

export const problem = defineOwnProblem({
  ...CORNER_WALK,
  id: 'luogu-p4136',
  title: { en: 'Luogu P4136 Who can win?', zh: '洛谷 P4136 谁能赢呢？' },
  asks: winner('Alice', 'Bob'),
  sample: { input: '2\n3\n0\n', output: 'Alice\nBob\n' },
})
