// Boards of at most 64 cells: bit i of two words says what stands on a cell. In the first word are
// the cells that Left's pieces have or could have, in the second those of Right: a cell with both bits
// is empty, with one it has a piece, with none it is no cell. Rows lie `stride` bits apart: 8 for boards
// of up to 8 × 8, 16 for wider ones of up to 4 rows, 64 for a strip.

import { allocate } from './memory'

let block: usize = 0
let room: u32 = 0
/** Boards that wait to be looked at, one above the other. */
export let boards: u32 = 0

export let stride: u32 = 8
export let firstColumn: u64 = 0
export let lastColumn: u64 = 0

/** Forgets all boards; from now on rows lie so many bits apart. */
export function startBoards(bits: u32): void {
  boards = 0
  stride = bits
  firstColumn = bits === 8 ? twice(0x01010101) : bits === 16 ? twice(0x00010001) : 1
  lastColumn = firstColumn << (bits - 1)
}

export function pushBoard(a: u64, b: u64): void {
  if (boards === room) {
    const more = room === 0 ? 1024 : 2 * room
    const larger = allocate((<usize>more) << 4)
    memory.copy(larger, block, (<usize>room) << 4)
    block = larger
    room = more
  }
  const at = block + ((<usize>boards) << 4)
  store<u64>(at, a)
  store<u64>(at, b, 8)
  boards++
}

/** Pushes a board of the player who moved and the other one. */
export function pushMoved(own: u64, other: u64, ofLeft: bool): void {
  if (ofLeft) pushBoard(own, other)
  else pushBoard(other, own)
}

export function firstWord(i: u32): u64 {
  return load<u64>(block + ((<usize>i) << 4))
}
export function secondWord(i: u32): u64 {
  return load<u64>(block + ((<usize>i) << 4), 8)
}

/** A word whose halves are equal. */
export function twice(half: u32): u64 {
  return ((<u64>half) << 32) | half
}

/** Takes off all but the first so many. */
export function cutBoards(to: u32): void {
  boards = to
}

export function east(cells: u64): u64 {
  return (cells & ~lastColumn) << 1
}
export function west(cells: u64): u64 {
  return (cells & ~firstColumn) >> 1
}
export function south(cells: u64): u64 {
  return cells << stride
}
export function north(cells: u64): u64 {
  return cells >> stride
}

/** Cells one step away: right, left, down, up, then the diagonals. */
export function stepped(cells: u64, way: u32): u64 {
  switch (way) {
    case 0:
      return east(cells)
    case 1:
      return west(cells)
    case 2:
      return south(cells)
    case 3:
      return north(cells)
    case 4:
      return south(east(cells))
    case 5:
      return south(west(cells))
    case 6:
      return north(east(cells))
    default:
      return north(west(cells))
  }
}

/** The cells that steps to the sides lead to from a cell within others. */
export function region(cell: u64, within: u64): u64 {
  let cells: u64 = 0
  for (let more = cell; more !== cells; ) {
    cells = more
    more = (cells | east(cells) | west(cells) | south(cells) | north(cells)) & within
  }
  return cells
}

/** The same with diagonal steps too. */
export function wideRegion(cell: u64, within: u64): u64 {
  let cells: u64 = 0
  for (let more = cell; more !== cells; ) {
    cells = more
    const sides = cells | east(cells) | west(cells)
    more = (sides | south(sides) | north(sides)) & within
  }
  return cells
}
