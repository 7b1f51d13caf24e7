import type { Move } from '../../../model/moves.ts'
import type { Mover } from '../../../model/outcome.ts'
import {
  ABSENT,
  type Board,
  EMPTY,
  lookOf,
  PIECES,
  PIECES_ON_BOARD,
  piecesOf,
  withCell,
} from '../board.ts'
import { definePartizan, type PartizanRules } from '../define.ts'
import { placeName } from '../grid.ts'
import { type Division, regions } from '../regions.ts'

/** How many empty cells touch the group of each piece, counted up to two. */
function liberties({ grid, cells }: Board): readonly number[] {
  const counts = new Array<number>(grid.size).fill(-1)
  for (let start = 0; start < grid.size; start++) {
    const colour = cells[start] as number
    if (counts[start] !== -1 || colour === EMPTY || colour === ABSENT) continue
    const group = [start]
    const free = new Set<number>()
    counts[start] = 0
    for (const place of group)
      for (const next of grid.beside[place] as readonly number[]) {
        if (cells[next] === EMPTY) free.add(next)
        if (cells[next] !== colour || counts[next] !== -1) continue
        counts[next] = 0
        group.push(next)
      }
    for (const place of group) counts[place] = Math.min(2, free.size)
  }
  return counts
}

/** The cells that a player may use. */
function allowed(board: Board, mover: Mover): number[] {
  const { grid, cells } = board
  const [own, other] = piecesOf(mover)
  const counts = liberties(board)
  // a group without an empty cell never gets one
  if (counts.includes(0)) return []
  const places: number[] = []
  for (let place = 0; place < grid.size; place++) {
    if (cells[place] !== EMPTY) continue
    let breathes = false
    let takes = false
    for (const next of grid.beside[place] as readonly number[]) {
      if (cells[next] === EMPTY) breathes = true
      else if (cells[next] === own && counts[next] === 2) breathes = true
      else if (cells[next] === other && counts[next] === 1) takes = true
    }
    if (breathes && !takes) places.push(place)
  }
  return places
}

/** Cells that touch; pieces alone have no moves. */
const DIVISION: Division = {
  touching: ({ grid }) => grid.beside,
  belongs: [true, true, true, false],
  between: ABSENT,
  worth: (present) => (present & 1) !== 0,
}

const rules: PartizanRules<Board> = {
  ...PIECES,
  moves(board, mover): Move<Board>[] {
    const [own] = piecesOf(mover)
    return allowed(board, mover).map((place) => {
      const name = placeName(board.grid, place)
      const text = { en: `piece on ${name}`, zh: `落子 ${name}` }
      return { text, to: withCell(board, place, own) }
    })
  },
  options(board, mover) {
    const [own] = piecesOf(mover)
    return allowed(board, mover).map((place) => withCell(board, place, own))
  },
  parts: (board) => (liberties(board).includes(0) ? [] : regions(board, DIVISION)),
}

export const game = definePartizan({
  slug: 'nogo',
  names: { en: 'NoGo', zh: '不围棋' },
  aliases: ['anti-atari-go'],
  about: {
    en: 'Left (x, blue) and Right (o, red) put pieces on empty cells of a board, one a move. After a move every group of connected pieces of one player must have an empty cell beside it: nobody may capture. Whoever cannot move loses.',
    zh: '左方（x，蓝）和右方（o，红）轮流在棋盘的空格上落一子。落子之后，双方每一块相连的同色棋子旁边都必须有空格，也就是不许提子，也不许自杀。不能走者负。',
  },
  position: PIECES_ON_BOARD,
  examples: ['nogo: ...|.x.|o..', 'nogo: ......'],
  reference:
    'C.-W. Chou, O. Teytaud, S.-J. Yen, Revisiting Monte-Carlo tree search on a normal form game: NoGo (2011)',
  rules: () => rules,
  look: lookOf,
})
