import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { BASH } from '../../families.ts'

export const problem = defineProblem({
  id: 'nyoj-stones-1',
  title: { en: 'NYOJ stones 1', zh: 'NYOJ 取石子（一）' },
  ...BASH,
  tags: ['bash'],
  level: 1,
  envelope: 'count',
  asks: winner('Win', 'Lose'),
  bounds: { of: { n: between(1, 1_000_000), m: between(1, 1_000_000) }, tried: 10_000 },
  sample: { input: '5\n1000 1\n1 100\n10 4\n9 4\n3 2\n', output: 'Lose\nWin\nLose\nWin\nLose\n' },
})
