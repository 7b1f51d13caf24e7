import { between } from '../../bounds.ts'
import { defineProblem, winner } from '../../define.ts'
import { lessOne } from '../../formulas.ts'
import { numbers } from '../../layout.ts'

export const problem = defineProblem({
  id: 'hdu2147',
  title: { en: 'HDU 2147 kiki’s game', zh: 'HDU 2147 kiki’s game' },
  rule: {
    en: 'A coin stands in the top right square of a board of n × m. A move pushes it one square left, down, or diagonally down-left. Whoever cannot move loses.',
    zh: 'n × m 的棋盘右上角有一枚硬币，每次向左、向下或向左下推一格。不能走者负。',
  },
  tags: ['board', 'parity'],
  level: 1,
  envelope: 'zeros',
  layout: numbers('n', 'm'),
  setups: [{ game: 'king', at: [lessOne('n'), lessOne('m')] }],
  asks: winner('Wonderful!', 'What a pity!'),
  bounds: { of: { n: between(1, 2000), m: between(1, 2000) } },
  sample: {
    input: '5 7\n4 4\n1 9\n2 1\n0 0\n',
    output: 'What a pity!\nWonderful!\nWhat a pity!\nWonderful!\n',
  },
})
