// Konane: a piece jumps over one of the other player into an empty cell and takes it, and may go on in
// the same direction.
import { pushBoard, pushMoved, stepped } from './boards'

/** Pushes what the jumps of a player make of a board. */
export function jumps(a: u64, b: u64, ofLeft: bool): void {
  const own = ofLeft ? a & ~b : b & ~a
  const other = ofLeft ? b & ~a : a & ~b
  const empty = a & b
  for (let way: u32 = 0; way < 4; way++)
    for (
      let first = stepped(stepped(own, way) & other, way) & empty;
      first !== 0;
      first &= first - 1
    ) {
      let to = first & (0 - first)
      let over = stepped(to, way ^ 1)
      // of the mover's word all stays; of the other's, the cells that are left become empty
      let mine = (ofLeft ? a : b) | over
      const from = stepped(over, way ^ 1)
      const rest = (ofLeft ? b : a) | from
      for (;;) {
        pushMoved(mine, rest & ~to, ofLeft)
        over = stepped(to, way) & other
        if (over === 0) break
        const next = stepped(over, way) & empty
        if (next === 0) break
        mine |= over
        to = next
      }
    }
}

/** On so many cells parts are too few to be worth looking for. */
const SMALL: u64 = 30

/** What may ever stand on cells: pieces of Left, pieces of Right, nothing. */
let left: u64 = 0
let right: u64 = 0
let none: u64 = 0

/** Where jumps over the cells of `over` in a direction begin, if they may land on `none`. */
function beginnings(from: u64, over: u64, way: u32): u64 {
  return from & stepped(over & stepped(none, way ^ 1), way ^ 1)
}

/** The places to which jumps from cells lead in a direction. */
function ends(cells: u64, way: u32): u64 {
  return stepped(stepped(cells, way), way)
}

/** A jump that its three cells allow, each on its own, may be made some day. */
function spread(): void {
  for (;;) {
    const before = left
    const beforeRight = right
    const beforeNone = none
    for (let way: u32 = 0; way < 4; way++) {
      const ofLeft = beginnings(left, right, way)
      const ofRight = beginnings(right, left, way)
      left |= ends(ofLeft, way)
      right |= ends(ofRight, way)
      none |= ofLeft | ofRight | stepped(ofLeft | ofRight, way)
    }
    if (left === before && right === beforeRight && none === beforeNone) return
  }
}

/** The first cells, on the left or above, of all jumps that may ever be made there and back. */
function firsts(way: u32): u64 {
  const there = beginnings(left, right, way) | beginnings(right, left, way)
  const back = beginnings(left, right, way ^ 1) | beginnings(right, left, way ^ 1)
  return there | ends(back, way ^ 1)
}

/** The cells of jumps that have cells in common with some. */
function joined(cells: u64, first: u64, way: u32): u64 {
  const back = way ^ 1
  const met = first & (cells | stepped(cells, back) | ends(cells, back))
  return cells | met | stepped(met, way) | ends(met, way)
}

/**
 * Pushes the parts that never meet. What may ever stand on a cell is overestimated, until nothing new
 * comes. Cells that no chain of such jumps joins have nothing to do with each other.
 */
export function splitJumps(a: u64, b: u64): void {
  if (popcnt(a | b) <= SMALL) {
    pushBoard(a, b)
    return
  }
  left = a & ~b
  right = b & ~a
  none = a & b
  spread()
  const across = firsts(0)
  const down = firsts(2)
  let rest = across | stepped(across, 0) | ends(across, 0)
  rest |= down | stepped(down, 2) | ends(down, 2)
  while (rest !== 0) {
    let cells: u64 = 0
    let more = rest & (0 - rest)
    while (more !== cells) {
      cells = more
      more = joined(joined(cells, across, 0), down, 2)
    }
    pushBoard(a & cells, b & cells)
    rest &= ~cells
  }
}
