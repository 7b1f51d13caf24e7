import { TextError } from '../../model/errors.ts'
import type { CellsLook } from '../game.ts'
import { type Board, boards, EMPTY, readBoard } from './board.ts'
import type { Likeness } from './game.ts'

/** The free cells of a board: bit c of a row is column c from the left. Never changed. */
export interface FreeCells {
  readonly width: number
  readonly rows: readonly number[]
}

/** Rows, and columns where they become rows, are numbers of less than 32 bits. */
const LONGEST_SIDE = 30

/** The free cells of a text of rows. */
export function readFree(text: string): FreeCells {
  const { grid, cells } = readBoard(text, '.#', {
    en: '. or #, and | between rows',
    zh: ' . 或 #，行间用 | ',
  })
  if (Math.max(grid.width, grid.height) > LONGEST_SIDE)
    throw new TextError(text, text.length, {
      en: `Expected at most ${LONGEST_SIDE} rows and columns.`,
      zh: `行数和列数至多 ${LONGEST_SIDE}。`,
    })
  return freeOf({ grid, cells })
}

function freeOf({ grid: { width, height }, cells }: Board): FreeCells {
  const rows = new Array<number>(height).fill(0)
  for (const [place, cell] of cells.entries()) {
    const row = Math.floor(place / width)
    if (cell === EMPTY) rows[row] = (rows[row] as number) | (1 << (place - row * width))
  }
  return { width, rows }
}

/** So many cells are spelled at once: the texts of positions are asked for again and again. */
const SPELLED = 10
let spelled: readonly string[] | undefined

function lettersOf({ width, rows }: FreeCells): string[] {
  spelled ??= Array.from({ length: 2 ** SPELLED }, (_, cells) =>
    Array.from({ length: SPELLED }, (_, c) => ((cells >> c) & 1 ? '.' : '#')).join(''),
  )
  const mask = 2 ** SPELLED - 1
  return rows.map((row) => {
    let text = ''
    for (let c = 0; c < width; c += SPELLED) text += spelled?.[(row >> c) & mask]
    return text.slice(0, width)
  })
}

/** The text of the rows. */
export function printFree(board: FreeCells): string {
  return lettersOf(board).join('|') || 'empty'
}

/** What a player sees of the board. */
export function lookOfFree(board: FreeCells): CellsLook {
  return { kind: 'cells', rows: lettersOf(board) }
}

/** All boards of up to `size` cells, free or taken. */
export function* freeUpTo(size: number): Generator<FreeCells> {
  for (const board of boards('.#', size)) yield freeOf(board)
}

const rest: number[] = []
const region: number[] = []

/**
 * The regions of free cells that touch side by side, each moved to the top left of a board as
 * small as can be; single cells are left out, where no domino fits.
 */
export function freeRegions(board: FreeCells): readonly FreeCells[] {
  const { rows } = board
  const height = rows.length
  for (let r = 0; r < height; r++) rest[r] = rows[r] as number
  const found: FreeCells[] = []
  for (let top = 0; top < height; top++)
    while (rest[top] !== 0) {
      const bottom = flood(top, height)
      let all = 0
      for (let r = top; r <= bottom; r++) all |= region[r] as number
      const left = 31 - Math.clz32(all & -all)
      const width = 32 - Math.clz32(all) - left
      if (width === 1 && bottom === top) continue
      const own = new Array<number>(bottom - top + 1)
      for (let r = top; r <= bottom; r++) own[r - top] = (region[r] as number) >> left
      found.push({ width, rows: own })
    }
  return found
}

/** Moves the region of the lowest bit of a row, the first that is not empty, from `rest` to `region`. */
function flood(top: number, height: number): number {
  let bottom = top
  // two rows ahead are empty, and no more: a board may have a thousand regions
  region[top + 1] = 0
  region[top + 2] = 0
  region[top] = (rest[top] as number) & -(rest[top] as number)
  for (let changed = true; changed; ) {
    changed = false
    // down to the row below the last, which may take part now, and up again
    for (let r = top; r <= bottom; r++) if (spread(r, top, height)) changed = true
    while (bottom + 1 < height && spread(bottom + 1, top, height)) region[++bottom + 2] = 0
    for (let r = bottom - 1; r >= top; r--) if (spread(r, top, height)) changed = true
  }
  for (let r = top; r <= bottom; r++) rest[r] = (rest[r] as number) ^ (region[r] as number)
  return bottom
}

/** Adds to a row of the region what touches it; whether that was something. */
function spread(row: number, top: number, height: number): boolean {
  const free = rest[row] as number
  const before = region[row] as number
  let cells = before
  if (row > top) cells |= region[row - 1] as number
  if (row + 1 < height) cells |= region[row + 1] as number
  cells &= free
  for (let last = 0; last !== cells; ) {
    last = cells
    cells |= ((cells << 1) | (cells >> 1)) & free
  }
  region[row] = cells
  return cells !== before
}

const across: number[] = []

/** The likeness of a board that is minus itself when rows become columns. */
export function freeLikeness({ width, rows }: FreeCells): Likeness {
  const height = rows.length
  if (height > width) return { key: transposed(width, rows), negative: true }
  const key = firstOf(width, rows, height)
  if (height < width) return { key, negative: false }
  const other = transposed(width, rows)
  return other < key ? { key: other, negative: true } : { key, negative: false }
}

/** The first key of a board whose rows are the columns of another. */
function transposed(width: number, rows: readonly number[]): number | string {
  for (let c = 0; c < width; c++) {
    let row = 0
    for (let r = 0; r < rows.length; r++) row |= (((rows[r] as number) >> c) & 1) << r
    across[c] = row
  }
  return firstOf(rows.length, across, width)
}

const mirrored: number[] = []

/** The first of the keys of a board and of its three reflections. */
function firstOf(width: number, rows: readonly number[], height: number): number | string {
  for (let r = 0; r < height; r++) mirrored[r] = reversed(rows[r] as number) >>> (32 - width)
  const key = width * height <= NUMBERED ? numberOf : textOf
  let first = key(width, rows, 0, height)
  for (const other of [
    key(width, rows, height - 1, height),
    key(width, mirrored, 0, height),
    key(width, mirrored, height - 1, height),
  ])
    if (other < first) first = other
  return first
}

/** Of a board with at most so many cells the key is a number below 2^53. */
const NUMBERED = 47

/** A number that only this board has, its rows read from `from` to the other end. */
function numberOf(width: number, rows: readonly number[], from: number, height: number): number {
  const step = from === 0 ? 1 : -1
  let number = 1
  for (let i = 0, r = from; i < height; i++, r += step)
    number = number * (1 << width) + (rows[r] as number)
  return number * 32 + width
}

/** A text that only this board has, its rows read from `from` to the other end. */
function textOf(width: number, rows: readonly number[], from: number, height: number): string {
  const step = from === 0 ? 1 : -1
  const units = [width]
  for (let i = 0, r = from; i < height; i++, r += step)
    units.push((rows[r] as number) & 0x7fff, (rows[r] as number) >> 15)
  return String.fromCharCode(...units)
}

/** The 32 bits of a number in the other order. */
function reversed(bits: number): number {
  let x = bits
  x = ((x >>> 1) & 0x55555555) | ((x & 0x55555555) << 1)
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2)
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4)
  x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8)
  return (x >>> 16) | (x << 16)
}
