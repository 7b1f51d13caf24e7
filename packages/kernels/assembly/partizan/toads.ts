// Toads and Frogs: a toad goes one cell to the right, or two over a frog; a frog likewise to the left.
import { pushBoard } from './boards'

/** Pushes what the moves of a player make of a strip. */
export function hops(a: u64, b: u64, ofLeft: bool): void {
  const toads = a & ~b
  const frogs = b & ~a
  const empty = a & b
  if (ofLeft) {
    pushHops(a, b, toads & (empty >> 1), 1, true)
    pushHops(a, b, toads & (frogs >> 1) & (empty >> 2), 2, true)
  } else {
    pushHops(a, b, (frogs & (empty << 1)) >> 1, 1, false)
    pushHops(a, b, (frogs & (toads << 1) & (empty << 2)) >> 2, 2, false)
  }
}

/**
 * Pushes the strips after hops between cells that lie `by` apart, `lower` the first of each pair; those
 * of the hindmost pieces first, which win more often.
 */
function pushHops(a: u64, b: u64, lower: u64, by: u64, ofLeft: bool): void {
  for (let rest = lower; rest !== 0; ) {
    const cell = ofLeft ? rest & (0 - rest) : (<u64>1) << (63 - clz(rest))
    rest ^= cell
    // what one of the two loses the other gets, in the word of the player who does not move
    const both = cell | (cell << by)
    if (ofLeft) pushBoard(a, b ^ both)
    else pushBoard(a ^ both, b)
  }
}

/**
 * Pushes the parts of a strip in which pieces may ever meet, and gives the moves of those that do not.
 * Toads and frogs that stand `ttff` hold each other for ever and end the strip on either side, as do
 * an end of it with a frog before it, or `tff`, and on the right a toad, or `ttf`.
 */
export function splitStrip(a0: u64, b0: u64): i32 {
  const toads = a0 & ~b0
  const frogs = b0 & ~a0
  const held = toads & (toads >> 1) & (frogs >> 2) & (frogs >> 3)
  const gone = held | (held << 1) | (held << 2) | (held << 3)
  let free = 0
  for (let rest = (a0 | b0) & ~gone; rest !== 0; ) {
    // a run of cells: adding its lowest bit carries over all of it
    const run = rest & ~(rest + (rest & (0 - rest)))
    rest ^= run
    free += pushRun(toads & run, frogs & run, run)
  }
  return free
}

/** Pushes a run of cells without what can never move, or gives the moves that Left has in it. */
function pushRun(toads: u64, frogs: u64, run: u64): i32 {
  let cells = run
  for (;;) {
    const first = cells & (0 - cells)
    if (first & frogs) cells ^= first
    else if (first & toads && (first << 1) & cells & frogs && (first << 2) & cells & frogs)
      cells ^= 7 * first
    else break
  }
  for (;;) {
    const last = cells === 0 ? 0 : (<u64>1) << (63 - clz(cells))
    if (last & toads) cells ^= last
    else if (last & frogs && (last >> 1) & cells & toads && (last >> 2) & cells & toads)
      cells ^= last | (last >> 1) | (last >> 2)
    else break
  }
  const t = toads & cells
  const f = frogs & cells
  const firstToad = t & (0 - t)
  // some frog on the right of some toad
  if (t !== 0 && f > firstToad) {
    if (popcnt(cells) > 2) pushBoard(cells & ~f, cells & ~t)
    return 0
  }
  const empty = cells & ~t & ~f
  let moves = 0
  for (let rest = t; rest !== 0; rest &= rest - 1)
    moves += <i32>popcnt(empty & ~((rest & (0 - rest)) - 1))
  for (let rest = f; rest !== 0; rest &= rest - 1)
    moves -= <i32>popcnt(empty & ((rest & (0 - rest)) - 1))
  return moves
}
