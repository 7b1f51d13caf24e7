import { lookOf } from '../board.ts'
import { COL } from '../colouring.ts'
import { COLOURED_BOARD, colouringOnBoard } from '../colouring-board.ts'
import { definePartizan } from '../define.ts'

export const game = definePartizan({
  slug: 'col',
  names: { en: 'Col', zh: '同色不邻' },
  aliases: ['Col 游戏'],
  about: {
    en: 'The players colour cells of a board, one a move, each in a colour of their own. Nobody may colour a cell that lies directly above, below, left or right of one of the same colour. Whoever cannot move loses.',
    zh: '双方轮流给棋盘上的一个格子涂上自己的颜色，上下左右相邻的格子不能同色。不能走者负。',
  },
  position: COLOURED_BOARD,
  examples: ['col: .....', 'col: ...|.x.|...', 'col: x...|..o.'],
  reference: {
    en: 'C. Vout; J. H. Conway, On Numbers and Games (1976): every position is worth a number, or a number and ∗',
    zh: 'C. Vout；J. H. Conway, On Numbers and Games (1976)：每个局面值一个数，或一个数加 ∗',
  },
  rules: () => colouringOnBoard(COL),
  look: lookOf,
})
