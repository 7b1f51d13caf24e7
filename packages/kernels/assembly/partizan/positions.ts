// The forms of boards: the sum of the forms of their parts, each of which is made of the forms of its
// options. Every part is worked out once, and once for all that are alike. Play on 64 cells is short,
// so that a function may call itself.
import { boards, cutBoards, firstWord, secondWord } from './boards'
import { ZERO } from './columns'
import { number } from './forms'
import { pushOptions, split } from './games'
import { beginPosition, lookAtOption, NOT_FOR_THE_KERNEL, stop } from './host'
import { isNegative, keyA, keyB, look } from './likeness'
import { push, top } from './lists'
import { make } from './make'
import { allocate } from './memory'
import { add, negate } from './sum'

const DEEPEST: u32 = 1000
/** 2^64 divided by the golden ratio (D. E. Knuth, The Art of Computer Programming, 6.4). */
const FACTOR: u64 = ((<u64>0x9e3779b9) << 32) | 0x7f4a7c15
/** Bytes of an entry: the two words of the board and its form. */
const ENTRY: usize = 24

let table: usize = 0
let room: u32 = 0
let known: u32 = 0
let depth: u32 = 0

/** Begins a work. */
export function startPositions(): void {
  depth = 0
  if (room === 0) enlarge(1024)
}

/** The form of a board. */
export function formOf(a: u64, b: u64): u32 {
  const from = boards
  const free = split(a, b)
  let sum = free === 0 ? ZERO : number(free)
  for (let i = from, to = boards; i < to; i++)
    sum = add(sum, formOfPart(firstWord(i), secondWord(i)))
  cutBoards(from)
  return sum
}

function formOfPart(a: u64, b: u64): u32 {
  look(a, b)
  const p = keyA
  const q = keyB
  const negative = isNegative
  let form = load<u32>(placeOf(p, q), 16)
  if (form === 0) {
    beginPosition()
    if (++depth > DEEPEST) stop(NOT_FOR_THE_KERNEL)
    form = worked(p, q)
    depth--
    keep(p, q, form)
  }
  return negative ? negate(form) : form
}

function worked(a: u64, b: u64): u32 {
  const from = top
  pushValues(a, b, true)
  const middle = top
  pushValues(a, b, false)
  return make(from, middle)
}

function pushValues(a: u64, b: u64, ofLeft: bool): void {
  const from = boards
  pushOptions(a, b, ofLeft)
  for (let i = from, to = boards; i < to; i++) {
    lookAtOption()
    push(formOf(firstWord(i), secondWord(i)))
  }
  cutBoards(from)
}

/** Bits that depend on all bits of two words. */
export function hashOf(a: u64, b: u64): u32 {
  const mixed = (a * FACTOR + b) * FACTOR
  return <u32>(((mixed ^ (mixed >> 32)) * FACTOR) >> 32)
}

/** Where a board is in the table, or the free entry where it would be. */
function placeOf(a: u64, b: u64): usize {
  let slot = hashOf(a, b) & (room - 1)
  let place = table + <usize>slot * ENTRY
  while (load<u32>(place, 16) !== 0 && (load<u64>(place) !== a || load<u64>(place, 8) !== b)) {
    slot = (slot + 1) & (room - 1)
    place = table + <usize>slot * ENTRY
  }
  return place
}

function keep(a: u64, b: u64, form: u32): void {
  if (++known > room / 2) enlarge(2 * room)
  enter(a, b, form)
}

function enter(a: u64, b: u64, form: u32): void {
  const place = placeOf(a, b)
  store<u64>(place, a)
  store<u64>(place, b, 8)
  store<u32>(place, form, 16)
}

function enlarge(to: u32): void {
  const old = table
  const before = room
  table = allocate(<usize>to * ENTRY)
  memory.fill(table, 0, <usize>to * ENTRY)
  room = to
  for (let i: u32 = 0; i < before; i++) {
    const place = old + <usize>i * ENTRY
    const form = load<u32>(place, 16)
    if (form !== 0) enter(load<u64>(place), load<u64>(place, 8), form)
  }
}
