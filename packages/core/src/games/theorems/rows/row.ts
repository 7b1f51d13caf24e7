import type { Formula } from '../../../formula/tree.ts'
import type { Budget } from '../../../model/budget.ts'
import type { Words } from '../../../model/words.ts'

/** Lists of places that are turned together: `at(i)` is the i-th of `count`, in rising order. */
export interface Turns {
  readonly count: bigint
  at(i: bigint): readonly bigint[]
}

/** A game in which a move turns coins of a row, the last of them from heads to tails. */
export interface CoinRow {
  /** The name of its game in the catalogue. */
  readonly slug: string
  readonly names: Words
  /** The value of a head at a place, from 1. */
  value(place: bigint): bigint
  /** The same as a formula of a name. */
  formula(name: string): Formula
  /** For a head at a place, the places before it that a move may turn with it. */
  before(place: bigint): Iterable<readonly bigint[]>
  /** By what moves that turn a head at a place change the value, each number once. */
  changes(place: bigint): Iterable<bigint>
  /** The moves that turn a head at a place and change the value by a number other than 0. */
  turns(place: bigint, change: bigint, budget: Budget): Iterable<Turns>
}

/** One move. */
export function oneTurn(places: () => readonly bigint[]): Turns {
  return { count: 1n, at: places }
}
