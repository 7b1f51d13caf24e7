import type { Move } from '../../../model/moves.ts'
import type { Mover } from '../../../model/outcome.ts'
import {
  ABSENT,
  type Board,
  boards,
  EMPTY,
  lookOf,
  PIECES,
  PIECES_ON_BOARD,
  packedBoard,
  piecesOf,
  readPieces,
} from '../board.ts'
import { definePartizan, type PartizanRules } from '../define.ts'
import { placeName } from '../grid.ts'
import { type Division, regions } from '../regions.ts'

/** Lists the moves of a player: a queen's way, where its arrow goes, and the board then. */
function each(
  { grid, cells }: Board,
  mover: Mover,
  visit: (from: number, to: number, arrow: number, after: Board) => void,
): void {
  const [own] = piecesOf(mover)
  const { steps } = grid
  for (let from = 0; from < grid.size; from++) {
    if (cells[from] !== own) continue
    const moved = cells.slice()
    moved[from] = EMPTY
    for (const step of steps)
      for (let to = step[from] as number; to >= 0 && cells[to] === EMPTY; to = step[to] as number) {
        moved[to] = own
        for (const flight of steps)
          for (
            let arrow = flight[to] as number;
            arrow >= 0 && moved[arrow] === EMPTY;
            arrow = flight[arrow] as number
          ) {
            const after = moved.slice()
            after[arrow] = ABSENT
            visit(from, to, arrow, { grid, cells: after })
          }
        moved[to] = EMPTY
      }
  }
}

/** Neither queens nor arrows cross what is not there; a region needs a queen and a free cell. */
const DIVISION: Division = {
  touching: ({ grid }) => grid.around,
  belongs: [true, true, true, false],
  between: ABSENT,
  worth: (present) => (present & 6) !== 0 && (present & 1) !== 0,
}

/** The board that people play on is this large; queens have too many moves on larger ones. */
const MOST_CELLS = 100

const rules: PartizanRules<Board> = {
  ...PIECES,
  parse: (text) => readPieces(text, MOST_CELLS),
  moves(board, mover) {
    const found: Move<Board>[] = []
    const name = (place: number) => placeName(board.grid, place)
    each(board, mover, (from, to, arrow, after) => {
      const [a, b, c] = [name(from), name(to), name(arrow)]
      const text = { en: `${a} to ${b}, arrow to ${c}`, zh: `${a} 走到 ${b}，箭射 ${c}` }
      found.push({ text, to: after })
    })
    return found
  },
  options(board, mover) {
    const found: Board[] = []
    each(board, mover, (_from, _to, _arrow, after) => found.push(after))
    return found
  },
  parts: (board) => regions(board, DIVISION),
  upTo: (size) => boards('.xo#', size),
  packed: (board) => packedBoard('amazons', board),
}

export const game = definePartizan({
  slug: 'amazons',
  names: { en: 'Amazons', zh: '亚马逊棋' },
  aliases: ['game-of-the-amazons'],
  about: {
    en: 'Left (x, blue) and Right (o, red) have queens on a board. A move takes a queen over empty cells in a straight line, also diagonally, and then shoots an arrow from there over empty cells likewise; the cell where the arrow lands is gone. Whoever cannot move loses.',
    zh: '左方（x，蓝）和右方（o，红）在棋盘上各有若干皇后。每步先把自己的一个皇后沿横、竖或斜线走过若干空格，再从落点同样射出一支箭；箭落下的格子从此不能再用。不能走者负。',
  },
  position: PIECES_ON_BOARD,
  examples: ['amazons: x..|...|..o', 'amazons: x..#|....|.#.o', 'amazons: x...o'],
  reference:
    'E. R. Berlekamp, Sums of N × 2 Amazons, IMS Lecture Notes 35 (2000); R. G. Snatzke, New results of exhaustive search in the game Amazons, Theoret. Comput. Sci. 313 (2004)',
  rules: () => rules,
  look: (position) => ({
    ...lookOf(position),
    invite: {
      en: 'Click a queen, then where she goes, then where her arrow lands.',
      zh: '先点一个皇后，再点她走到的格子，最后点箭落下的格子。',
    },
  }),
})
