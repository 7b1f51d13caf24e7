// The games of the kernel: what the moves of a player make of a board, and the parts of a board
// that have nothing to do with each other. The plain version of each is its file in the catalogue.
import {
  east,
  north,
  pushBoard,
  pushMoved,
  region,
  south,
  stepped,
  west,
  wideRegion,
} from './boards'
import { jumps, splitJumps } from './konane'
import { hops, splitStrip } from './toads'

export const DOMINEERING: u32 = 0
export const CLOBBER: u32 = 1
export const KONANE: u32 = 2
export const AMAZONS: u32 = 3
export const TOADS: u32 = 4

let game: u32 = 0

export function startGame(which: u32): void {
  game = which
}

/** Pushes what the moves of a player make of a board. */
export function pushOptions(a: u64, b: u64, ofLeft: bool): void {
  switch (game) {
    case DOMINEERING:
      dominoes(a, ofLeft)
      return
    case CLOBBER:
      clobbers(a, b, ofLeft)
      return
    case KONANE:
      jumps(a, b, ofLeft)
      return
    case AMAZONS:
      shots(a, b, ofLeft)
      return
    default:
      hops(a, b, ofLeft)
  }
}

/** Pushes the parts of a board; gives the moves that Left has in what is left out. */
export function split(a: u64, b: u64): i32 {
  switch (game) {
    case KONANE:
      splitJumps(a, b)
      return 0
    case TOADS:
      return splitStrip(a, b)
    default:
      splitRegions(a, b)
      return 0
  }
}

function splitRegions(a: u64, b: u64): void {
  for (let rest = a | b; rest !== 0; ) {
    const cell = rest & (0 - rest)
    const cells = game === AMAZONS ? wideRegion(cell, rest) : region(cell, rest)
    rest ^= cells
    if (isWorth(a & cells, b & cells)) pushBoard(a & cells, b & cells)
  }
}

/** Whether somebody may ever move in a region. */
function isWorth(a: u64, b: u64): bool {
  if (game === DOMINEERING) return (a & (a - 1)) !== 0
  if (game === CLOBBER) return a !== 0 && b !== 0
  return (a ^ b) !== 0 && (a & b) !== 0
}

/** Left puts dominoes upright, Right across. */
function dominoes(free: u64, ofLeft: bool): void {
  for (let first = free & (ofLeft ? north(free) : west(free)); first !== 0; first &= first - 1) {
    const cell = first & (0 - first)
    pushBoard(free ^ cell ^ (ofLeft ? south(cell) : east(cell)), 0)
  }
}

/** A piece takes the place of one of the other player beside it; no cell is ever empty. */
function clobbers(a: u64, b: u64, ofLeft: bool): void {
  const own = ofLeft ? a : b
  const other = ofLeft ? b : a
  for (let way: u32 = 0; way < 4; way++)
    for (let taken = other & stepped(own, way); taken !== 0; taken &= taken - 1) {
      const to = taken & (0 - taken)
      pushMoved((own ^ stepped(to, way ^ 1)) | to, other ^ to, ofLeft)
    }
}

/** A queen goes over empty cells and shoots an arrow over empty cells, after which a cell is gone. */
function shots(a: u64, b: u64, ofLeft: bool): void {
  const own = ofLeft ? a : b
  const other = ofLeft ? b : a
  const empty = a & b
  for (let queens = own & ~other; queens !== 0; queens &= queens - 1) {
    const from = queens & (0 - queens)
    const free = empty | from
    for (let way: u32 = 0; way < 8; way++)
      for (let to = stepped(from, way) & empty; to !== 0; to = stepped(to, way) & empty)
        for (let flight: u32 = 0; flight < 8; flight++)
          for (
            let arrow = stepped(to, flight) & free;
            arrow !== 0;
            arrow = stepped(arrow, flight) & free
          )
            pushMoved(own & ~arrow, (other | from) & ~to & ~arrow, ofLeft)
  }
}
