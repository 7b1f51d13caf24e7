import type { Formula } from '../formula/tree.ts'
import type { Budget } from '../model/budget.ts'
import type { HeapValues } from '../model/heap-values.ts'
import type { Moves } from '../model/moves.ts'
import type { Outcome } from '../model/outcome.ts'
import type { Words } from '../model/words.ts'

/** A statement that settles positions without search, and why it is true. */
export interface Theorem<P> {
  readonly name: Words
  readonly reference: string | Words
  readonly statement: Words
  readonly proof: Words
  /**
   * The closed form: the value, or where only that is known, when a position is losing. Absent
   * where the theorem is a recursion: along the moves of a heap whose pattern is long, or along the
   * bridges of a graph.
   */
  readonly formula?: Formula
  /** Whether the theorem speaks of this position; of all where nothing is said. */
  covers?(position: P): boolean
  value?(position: P): bigint
  outcome?(position: P): Outcome
  /** The values of single heaps, for a game that is a sum of its heaps. */
  readonly heaps?: HeapValues
  /** All moves to positions of a value, for a theorem that gives values. */
  movesTo?(position: P, value: bigint, budget: Budget): Moves<P>
  /** All winning moves of a position that is N, for a theorem that gives outcomes only. */
  winning?(position: P, budget: Budget): Moves<P>
  /** The statement put to a position: its numbers and the step of arithmetic that decides. */
  applied?(position: P): Words
  /** The whole reason, where it says more than the statement put to the position. */
  why?(position: P): Words
}
