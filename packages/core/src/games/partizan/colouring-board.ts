import type { Words } from '../../model/words.ts'
import {
  type Board,
  boards,
  likenessOf,
  piecesOf,
  printBoard,
  readBoard,
  withCell,
} from './board.ts'
import { type Colouring, leftToColour, openTo } from './colouring.ts'
import type { PartizanRules } from './define.ts'
import { placeName } from './grid.ts'
import { cutOut } from './regions.ts'

/** What a position is, in words. */
export const COLOURED_BOARD: Words = {
  en: 'the rows of the board from the top, | between them: x Left’s colour, o Right’s, . a free cell, l or r a free cell that only Left or only Right may colour, # no cell',
  zh: '从上到下写出各行，行间用 | 隔开：x 为左方的颜色，o 为右方的颜色，. 为未涂的格子，l、r 为只有左方、只有右方可涂的格子，# 表示没有格子',
}

/** A game of colouring the cells of a board. */
export function colouringOnBoard(colouring: Colouring): PartizanRules<Board> {
  const openOn = ({ grid, cells }: Board, mover: 'left' | 'right') =>
    openTo(colouring, grid.beside, cells, mover)
  return {
    parse: (text) =>
      readBoard(text, '.xo#lr', {
        en: 'x, o, ., l, r or #, and | between rows',
        zh: ' x、o、.、l、r 或 #，行间用 | ',
      }),
    print: printBoard,
    moves(board, mover) {
      const [own] = piecesOf(mover)
      return openOn(board, mover).map((place) => {
        const name = placeName(board.grid, place)
        const text = { en: `colour ${name}`, zh: `给 ${name} 涂色` }
        return { text, to: withCell(board, place, own) }
      })
    },
    options(board, mover) {
      const [own] = piecesOf(mover)
      return openOn(board, mover).map((place) => withCell(board, place, own))
    },
    parts({ grid, cells }) {
      const { cells: free, sets } = leftToColour(colouring, grid.beside, cells)
      return sets.map((places) => cutOut({ grid, cells: free }, places, places.length))
    },
    likeness: (board) => likenessOf(board, 6),
    upTo: (size) => boards('.xo', size),
  }
}
