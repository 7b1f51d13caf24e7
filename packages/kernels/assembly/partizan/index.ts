import { startBoards } from './boards'
import { kind, leftStop, lefts, nim, options, pooled, rights, ups } from './columns'
import { startForms } from './forms'
import { DOMINEERING, startGame } from './games'
import { allow, begun } from './host'
import { startLikeness } from './likeness'
import { clearLists } from './lists'
import { startOrder } from './order'
import { isStar, searched, startOutcomes, wins } from './outcome'
import { formOf, startPositions } from './positions'
import { startSums } from './sum'

export { begun }

/**
 * The form of a board of a game, whose two words are given by halves; ended by `stop` where it takes
 * more than so many positions, options and steps, or more than `stored` forms and options in all.
 */
export function value(
  game: u32,
  stride: u32,
  a: u32,
  aHigh: u32,
  b: u32,
  bHigh: u32,
  positions: u32,
  options: f64,
  steps: f64,
  stored: u32,
): u32 {
  allow(positions, options, steps, stored)
  clearLists()
  startForms()
  startOrder()
  startSums()
  startBoard(game, stride)
  startPositions()
  return formOf(((<u64>aHigh) << 32) | a, ((<u64>bHigh) << 32) | b)
}

function startBoard(game: u32, stride: u32): void {
  startBoards(stride)
  startGame(game)
  startLikeness(game === DOMINEERING)
}

/**
 * Whether a board is its own negative and worth the nim-heap of 1; ended by `stop` where more than
 * `most` boards would have to be searched.
 */
export function starred(
  game: u32,
  stride: u32,
  a: u32,
  aHigh: u32,
  b: u32,
  bHigh: u32,
  most: u32,
): bool {
  startBoard(game, stride)
  startOutcomes(most)
  return isStar(((<u64>aHigh) << 32) | a, ((<u64>bHigh) << 32) | b)
}

/** Whether a player who begins wins a board; ended likewise. */
export function isWon(
  game: u32,
  stride: u32,
  a: u32,
  aHigh: u32,
  b: u32,
  bHigh: u32,
  ofLeft: bool,
  most: u32,
): bool {
  startBoard(game, stride)
  startOutcomes(most)
  return wins(((<u64>aHigh) << 32) | a, ((<u64>bHigh) << 32) | b, 0, false, ofLeft)
}

/** How many boards were searched so far. */
export function looked(): u32 {
  return searched
}

/** What a form is: 1 a number; 2 a number with ups or a nim-heap; 0 anything else. */
export function kindOf(form: u32): u32 {
  return kind(form)
}

/** The number of a form that has one. */
export function numberOf(form: u32): f64 {
  return leftStop(form)
}

export function upsOf(form: u32): i32 {
  return ups(form)
}

export function nimOf(form: u32): u32 {
  return nim(form)
}

export function leftsOf(form: u32): u32 {
  return lefts(form)
}

export function rightsOf(form: u32): u32 {
  return rights(form)
}

/** An option of a form, Left's first. */
export function optionOf(form: u32, i: u32): u32 {
  return pooled(options(form) + i)
}
