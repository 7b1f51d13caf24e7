import { winner } from '../../define.ts'
import { defineOwnProblem } from '../../own/define.ts'
import { CORNER_WALK } from '../../own/grid-walk.ts'

export const problem = defineOwnProblem({
  ...CORNER_WALK,
  id: 'hdu1564',
  title: { en: 'HDU 1564 Play a game', zh: 'HDU 1564 Play a game' },
  asks: winner('8600', 'ailyanlu'),
  sample: { input: '1\n2\n3\n4\n0\n', output: 'ailyanlu\n8600\nailyanlu\n8600\n' },
})
