import { lookOf } from '../board.ts'
import { SNORT } from '../colouring.ts'
import { COLOURED_BOARD, colouringOnBoard } from '../colouring-board.ts'
import { definePartizan } from '../define.ts'

export const game = definePartizan({
  slug: 'snort',
  names: { en: 'Snort', zh: '异色不邻' },
  aliases: ['Snort 游戏'],
  about: {
    en: 'The players colour cells of a board, one a move, Left blue (x) and Right red (o). Nobody may colour a cell that lies directly above, below, left or right of one of the other colour. Whoever cannot move loses.',
    zh: '双方轮流给棋盘上的一个格子涂上自己的颜色（左方蓝 x，右方红 o），上下左右相邻的格子不能异色。不能走者负。',
  },
  position: COLOURED_BOARD,
  examples: ['snort: ...|...|...', 'snort: .....', 'snort: x...|..o.'],
  reference: 'S. Norton; E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 6 (Snort)',
  rules: () => colouringOnBoard(SNORT),
  look: (board) => ({ ...lookOf(board), style: 'painted' }),
})
