// Who wins a board, alone or with the nim-heap of 1 beside it. Such a search ends at the first winning
// move, so that it looks at a small part of the boards whose forms would have to be worked out.
import { boards, cutBoards, firstWord, secondWord } from './boards'
import { pushOptions, split } from './games'
import { NOT_FOR_THE_KERNEL, stop, TOO_MANY_POSITIONS } from './host'
import { isNegative, isOwnNegative, keyA, keyB, look } from './likeness'
import { allocate } from './memory'
import { hashOf } from './positions'

const DEEPEST: u32 = 1000
/** Bytes of an entry: the two words of a board, then what is beside it with the answer, or 0. */
const ENTRY: usize = 24
/** Moves beside a board are fewer than this. */
const MOST_BESIDE: i32 = 0x1000_0000

let table: usize = 0
let room: u32 = 0
let known: u32 = 0
let depth: u32 = 0
/** How many boards were searched, and how many may be. */
export let searched: u32 = 0
let last: u32 = 0

/** Begins a search of so many boards at most. */
export function startOutcomes(most: u32): void {
  depth = 0
  last = searched + most
  if (room === 0) enlarge(1024)
}

/**
 * Whether a board is its own negative and worth the nim-heap of 1: both players win if they begin, or
 * none, and none where what the board is worth stands beside it.
 */
export function isStar(a: u64, b: u64): bool {
  return isOwnNegative(a, b) && wins(a, b, 0, false, true) && !wins(a, b, 0, true, true)
}

/** Whether a player who begins wins a board with a number of moves of Left, and the heap, beside it. */
export function wins(a0: u64, b0: u64, beside: i32, withHeap: bool, ofLeft: bool): bool {
  const from = boards
  let free = beside + split(a0, b0)
  // parts lie where they lay in the board, which is their sum
  let a: u64 = 0
  let b: u64 = 0
  for (let i = from; i < boards; i++) {
    a |= firstWord(i)
    b |= secondWord(i)
  }
  cutBoards(from)
  if ((a | b) === 0) return free === 0 ? withHeap : free > 0 === ofLeft
  look(a, b)
  a = keyA
  b = keyB
  let left = ofLeft
  if (isNegative) {
    free = -free
    left = !left
  }
  // the lowest bit is the answer
  const asked = ((free + MOST_BESIDE) << 3) | (u32(withHeap) << 2) | (u32(left) << 1)
  const before = load<u32>(placeOf(a, b, asked), 16)
  if (before !== 0) return (before & 1) !== 0
  if (searched >= last) stop(TOO_MANY_POSITIONS)
  searched++
  if (++depth > DEEPEST) stop(NOT_FOR_THE_KERNEL)
  const answer = hasWinningMove(a, b, free, withHeap, left)
  depth--
  if (++known > room / 2) enlarge(2 * room)
  enter(a, b, asked | u32(answer))
  return answer
}

/** Moves in a number come last: where another move wins none of them is needed. */
function hasWinningMove(a: u64, b: u64, free: i32, withHeap: bool, ofLeft: bool): bool {
  const from = boards
  pushOptions(a, b, ofLeft)
  let won = false
  for (let i = from, to = boards; i < to && !won; i++)
    won = !wins(firstWord(i), secondWord(i), free, withHeap, !ofLeft)
  cutBoards(from)
  if (won || (withHeap && !wins(a, b, free, false, !ofLeft))) return true
  if (ofLeft) return free > 0 && !wins(a, b, free - 1, withHeap, false)
  return free < 0 && !wins(a, b, free + 1, withHeap, true)
}

/** Where the answer to a question about a board is, or the free entry where it would be. */
function placeOf(a: u64, b: u64, asked: u32): usize {
  let slot = hashOf(a, b + ((<u64>asked) << 32)) & (room - 1)
  let place = table + <usize>slot * ENTRY
  while (load<u32>(place, 16) !== 0 && !isFor(place, a, b, asked)) {
    slot = (slot + 1) & (room - 1)
    place = table + <usize>slot * ENTRY
  }
  return place
}

function isFor(place: usize, a: u64, b: u64, asked: u32): bool {
  if ((load<u32>(place, 16) & ~1) !== asked) return false
  return load<u64>(place) === a && load<u64>(place, 8) === b
}

function enter(a: u64, b: u64, answered: u32): void {
  const place = placeOf(a, b, answered & ~1)
  store<u64>(place, a)
  store<u64>(place, b, 8)
  store<u32>(place, answered, 16)
}

function enlarge(to: u32): void {
  const old = table
  const before = room
  table = allocate(<usize>to * ENTRY)
  memory.fill(table, 0, <usize>to * ENTRY)
  room = to
  for (let i: u32 = 0; i < before; i++) {
    const place = old + <usize>i * ENTRY
    const answered = load<u32>(place, 16)
    if (answered !== 0) enter(load<u64>(place), load<u64>(place, 8), answered)
  }
}
