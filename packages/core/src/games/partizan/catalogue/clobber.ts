import type { Move } from '../../../model/moves.ts'
import type { Mover } from '../../../model/outcome.ts'
import {
  type Board,
  EMPTY,
  lookOf,
  PIECES,
  PIECES_ON_BOARD,
  packedBoard,
  piecesOf,
} from '../board.ts'
import { definePartizan, type PartizanRules } from '../define.ts'
import { placeName } from '../grid.ts'
import { NO_CELL } from '../packed.ts'
import { type Division, regions } from '../regions.ts'

/** Lists the moves of a player: from where, onto which enemy piece, and the board then. */
function each(
  { grid, cells }: Board,
  mover: Mover,
  visit: (from: number, to: number, after: Board) => void,
): void {
  const [own, other] = piecesOf(mover)
  for (let from = 0; from < grid.size; from++) {
    if (cells[from] !== own) continue
    for (const to of grid.beside[from] as readonly number[]) {
      if (cells[to] !== other) continue
      const after = cells.slice()
      after[from] = EMPTY
      after[to] = own
      visit(from, to, { grid, cells: after })
    }
  }
}

/** Pieces that touch; a cell that is empty stays so, and one colour alone has no moves. */
const DIVISION: Division = {
  touching: ({ grid }) => grid.beside,
  belongs: [false, true, true, false],
  between: EMPTY,
  worth: (present) => (present & 6) === 6,
}

const rules: PartizanRules<Board> = {
  ...PIECES,
  moves(board, mover) {
    const found: Move<Board>[] = []
    each(board, mover, (from, to, after) => {
      const [a, b] = [placeName(board.grid, from), placeName(board.grid, to)]
      found.push({ text: { en: `${a} takes ${b}`, zh: `${a} 吃 ${b}` }, to: after })
    })
    return found
  },
  options(board, mover) {
    const found: Board[] = []
    each(board, mover, (_from, _to, after) => found.push(after))
    return found
  },
  parts: (board) => regions(board, DIVISION),
  packed: (board) => packedBoard('clobber', board, NO_CELL),
}

export const game = definePartizan({
  slug: 'clobber',
  names: { en: 'Clobber', zh: '吃邻棋' },
  aliases: ['Clobber 游戏'],
  about: {
    en: 'Pieces of Left (x, blue) and of Right (o, red) stand on a board. A move takes a piece of one’s own onto an enemy piece directly above, below, left or right of it, which is removed. Whoever cannot move loses.',
    zh: '棋盘上有左方（x，蓝）和右方（o，红）的棋子。每步用自己的一枚棋子吃掉上下左右相邻的一枚对方棋子，并占据它的位置。不能走者负。',
  },
  position: PIECES_ON_BOARD,
  examples: ['clobber: xo.|oxx|.ox', 'clobber: xox|oxo', 'clobber: xoxo'],
  reference:
    'M. H. Albert, J. P. Grossman, R. J. Nowakowski, D. Wolfe, An introduction to Clobber, Integers 5(2) (2005)',
  rules: () => rules,
  look: (position) => ({
    ...lookOf(position),
    invite: {
      en: 'Click a piece, then the piece beside it that it takes.',
      zh: '先点自己的棋子，再点它要吃的邻子。',
    },
  }),
})
