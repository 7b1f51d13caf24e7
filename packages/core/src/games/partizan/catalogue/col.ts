import { ZERO } from '../../../arith/dyadic.ts'
import {
  type Board,
  EMPTY,
  FOR_LEFT,
  FOR_RIGHT,
  LEFTS,
  lookOf,
  RIGHTS,
  withCell,
} from '../board.ts'
import { COL } from '../colouring.ts'
import { COLOURED_BOARD, colouringOnBoard } from '../colouring-board.ts'
import { definePartizan } from '../define.ts'

const OPPOSITE = new Map([
  [LEFTS, RIGHTS],
  [RIGHTS, LEFTS],
  [FOR_LEFT, FOR_RIGHT],
  [FOR_RIGHT, FOR_LEFT],
])

/** Whether half a turn exchanges the players, and no free cell stays where it is. */
function isBalanced({ cells }: Board): boolean {
  const last = cells.length - 1
  if (last % 2 === 0 && cells[last / 2] === EMPTY) return false
  return cells.every((cell, i) => cells[last - i] === (OPPOSITE.get(cell) ?? cell))
}

export const game = definePartizan({
  slug: 'col',
  names: { en: 'Col', zh: '同色不邻' },
  aliases: ['Col 游戏'],
  about: {
    en: 'The players colour cells of a board, one a move, Left blue (x) and Right red (o). Nobody may colour a cell that lies directly above, below, left or right of one of the same colour. Whoever cannot move loses.',
    zh: '双方轮流给棋盘上的一个格子涂上自己的颜色（左方蓝 x，右方红 o），上下左右相邻的格子不能同色。不能走者负。',
  },
  position: COLOURED_BOARD,
  examples: ['col: x...|....|..o.', 'col: ...|.x.|...', 'col: .....'],
  rules: () => colouringOnBoard(COL),
  look: (board) => ({ ...lookOf(board), style: 'painted' }),
  theorem: () => ({
    name: { en: 'Answering half a turn away', zh: '旋转半圈的应着' },
    reference: {
      en: 'the strategy of Tweedledum and Tweedledee, E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 1; the game is by C. Vout; J. H. Conway, On Numbers and Games (1976): every position is worth a number, or a number and ∗',
      zh: '模仿策略（Tweedledum and Tweedledee），E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways 第 1 章；游戏由 C. Vout 发明；J. H. Conway, On Numbers and Games (1976)：每个局面值一个数，或一个数加 ∗',
    },
    statement: {
      en: 'A board that shows the colours exchanged after half a turn, and has no free cell in its middle, is worth 0: so is every empty rectangle with an even number of cells. For other boards no closed form is used: their values are worked out.',
      zh: '旋转半圈后恰好双方颜色互换、且正中没有空格的棋盘值 0；格数为偶数的空矩形都是如此。其余的棋盘没有可用的公式，逐个求值。',
    },
    proof: {
      en: 'Whoever comes second colours the cell half a turn away from the one just coloured. It is another cell; it was free and had no neighbour of that player’s colour, since the other one was and had none of the opponent’s; and the one just coloured has the opponent’s colour. Then half a turn exchanges the colours again.',
      zh: '后走者总是涂对手刚涂的格子旋转半圈所到的格子。那是另一个格子；它原先未涂且旁边没有后走者的颜色，因为对手那一格未涂且旁边没有对手的颜色；刚涂的一格是对手的颜色，并不妨碍。此后旋转半圈仍是颜色互换。',
    },
    applied: () => ({
      en: 'Half a turn of this board exchanges the colours: 0.',
      zh: '这个棋盘旋转半圈恰好颜色互换：0。',
    }),
    covers: isBalanced,
    answer({ cells }, to) {
      const place = cells.findIndex((cell, i) => cell !== to.cells[i])
      const colour = OPPOSITE.get(to.cells[place] as number)
      return colour === undefined ? undefined : withCell(to, cells.length - 1 - place, colour)
    },
    value: () => ({ value: ZERO, ups: 0, nim: 0 }),
  }),
})
