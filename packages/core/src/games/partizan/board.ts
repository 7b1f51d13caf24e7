import type { KernelGame } from '@nimber/kernels'
import { TextError } from '../../model/errors.ts'
import type { Mover } from '../../model/outcome.ts'
import type { Words } from '../../model/words.ts'
import type { CellsLook } from '../game.ts'
import type { Likeness } from './game.ts'
import { type Grid, gridOf } from './grid.ts'
import { EMPTY_CELL, LEFT_CELL, NO_CELL, type Packed, packed, RIGHT_CELL } from './packed.ts'

/** A board: what stands on each place, as a number. Boards are never changed. */
export interface Board {
  readonly grid: Grid
  readonly cells: readonly number[]
}

/** What stands on a place: its letter is that of LETTERS. */
export const EMPTY = 0
export const LEFTS = 1
export const RIGHTS = 2
export const ABSENT = 3
/** Empty places that only one player may use. */
export const FOR_LEFT = 4
export const FOR_RIGHT = 5
/** The letters of what stands on a place. */
export const LETTERS = '.xo#lr'

/** What stands on a place once the players have changed sides. */
const SAME: readonly number[] = [0, 1, 2, 3, 4, 5]
export const EXCHANGED: readonly number[] = [0, 2, 1, 3, 5, 4]

const BOTH_WAYS = [SAME, EXCHANGED]

/** Of a larger board a search could not even keep the moves on its way to the end. */
export const MOST_CELLS = 256

/**
 * The board of a text of rows, of at most `most` cells; `letters` may stand on it, said in words
 * for the error.
 */
export function readBoard(text: string, letters: string, what: Words, most = MOST_CELLS): Board {
  const whole = text.trim().toLowerCase()
  if (whole === 'empty' || whole === '空') return { grid: gridOf(0, 0), cells: [] }
  const start = text.length - text.trimStart().length
  const width = whole.indexOf('|') < 0 ? whole.length : whole.indexOf('|')
  const cells: number[] = []
  let column = 0
  for (let i = 0; i <= whole.length; i++) {
    const letter = whole[i] ?? '|'
    if (letter === '|' && (column !== width || width === 0)) throw unevenRow(text, start + i, width)
    if (letter === '|') {
      column = 0
      continue
    }
    if (!letters.includes(letter) || cells.length >= most)
      throw new TextError(text, start + i, {
        en: `Expected ${what.en} here, at most ${most} cells.`,
        zh: `这里应是${what.zh}，至多 ${most} 格。`,
      })
    cells.push(LETTERS.indexOf(letter))
    column++
  }
  return { grid: gridOf(width, cells.length / width), cells }
}

function unevenRow(text: string, offset: number, width: number): TextError {
  return width === 0
    ? new TextError(text, offset, { en: 'Expected a row of cells here.', zh: '这里应有一行格子。' })
    : new TextError(text, offset, {
        en: `Expected a row as long as the first, which has ${width} cells; it ends here.`,
        zh: `每行应与第一行一样长（${width} 格），这一行到这里结束。`,
      })
}

/** The rows of a board as letters. */
function rowsOf({ grid: { width, height }, cells }: Board): string[] {
  const letters = cells.map((cell) => LETTERS[cell] as string).join('')
  return Array.from({ length: height }, (_, r) => letters.slice(r * width, (r + 1) * width))
}

/** The text of a board. */
export function printBoard(board: Board): string {
  return rowsOf(board).join('|') || 'empty'
}

/** What a player sees of a board. */
export function lookOf(board: Board): CellsLook {
  return { kind: 'cells', rows: rowsOf(board) }
}

/** All boards of up to `size` places with these letters on them, the smallest first. */
export function* boards(letters: string, size: number): Generator<Board> {
  const codes = [...letters].map((letter) => LETTERS.indexOf(letter))
  let fillings: readonly (readonly number[])[] = [[]]
  for (let n = 0; n <= size; n++) {
    for (const grid of gridsOf(n)) for (const cells of fillings) yield { grid, cells }
    fillings = fillings.flatMap((cells) => codes.map((code) => [...cells, code]))
  }
}

/** The grids with a number of places. */
function gridsOf(places: number): readonly Grid[] {
  if (places === 0) return [gridOf(0, 0)]
  const heights = Array.from({ length: places }, (_, i) => i + 1).filter((h) => places % h === 0)
  return heights.map((height) => gridOf(places / height, height))
}

/** The board with something else on a place. */
export function withCell({ grid, cells }: Board, place: number, cell: number): Board {
  const changed = cells.slice()
  changed[place] = cell
  return { grid, cells: changed }
}

/**
 * The likeness of a board whose game does not change when the board is turned over or around, and
 * is minus itself when the players change sides: of all that it looks like the first in order.
 * The first so many of LETTERS may stand on it.
 */
export function likenessOf({ grid, cells }: Board, letters = 4): Likeness {
  const { views, size } = grid
  let view = views[0] as readonly number[]
  let sides = SAME
  for (const other of views)
    for (const others of BOTH_WAYS)
      for (let i = 0; i < size; i++) {
        const difference =
          (others[cells[other[i] as number] as number] as number) -
          (sides[cells[view[i] as number] as number] as number)
        if (difference > 0) break
        if (difference === 0) continue
        view = other
        sides = others
        break
      }
  return { key: keyOf(grid, cells, view, sides, letters), negative: sides === EXCHANGED }
}

/** A number, or a text of few signs, that only this board has, seen in this way. */
function keyOf(
  { width, height, size }: Grid,
  cells: readonly number[],
  view: readonly number[],
  sides: readonly number[],
  letters: number,
): number | string {
  const side = Math.max(width, height)
  // below 2^53, whatever stands on the places
  const number = size <= (letters === 4 ? 23 : 18)
  const units = [side]
  let unit = 1
  for (let i = 0; i < size; i++) {
    unit = unit * letters + (sides[cells[view[i] as number] as number] as number)
    if (number || i % 5 !== 4) continue
    units.push(unit)
    unit = 1
  }
  if (number) return unit * 32 + side
  units.push(unit)
  return String.fromCharCode(...units)
}

/** A board with pieces of both players as the kernel reads it; `empty` is what an empty cell is to it. */
export function packedBoard(
  game: KernelGame,
  { grid: { width, height }, cells }: Board,
  empty = EMPTY_CELL,
): Packed | undefined {
  const of = [empty, LEFT_CELL, RIGHT_CELL, NO_CELL]
  return packed(game, height, width, (r, c) => of[cells[r * width + c] as number] as number)
}

/** The board of a text with pieces of both players. */
export function readPieces(text: string, most = MOST_CELLS): Board {
  const what = { en: 'x, o, . or #, and | between rows', zh: ' x、o、. 或 #，行间用 | ' }
  return readBoard(text, '.xo#', what, most)
}

/** What all games have in which pieces of both players stand on a board. */
export const PIECES = {
  parse: (text: string) => readPieces(text),
  print: printBoard,
  upTo: (size: number) => boards('.xo', size),
  likeness: (board: Board) => likenessOf(board),
}

/** What a position is, in words, for those games. */
export const PIECES_ON_BOARD: Words = {
  en: 'the rows of the board from the top, | between them: x Left’s piece, o Right’s, . an empty cell, # no cell',
  zh: '从上到下写出棋盘各行，行间用 | 隔开：x 为左方棋子，o 为右方棋子，. 为空格，# 表示没有格子',
}

/** The number of a player's pieces, and of the opponent's. */
export function piecesOf(mover: Mover): readonly [own: number, other: number] {
  return mover === 'left' ? [LEFTS, RIGHTS] : [RIGHTS, LEFTS]
}
