import type { Words } from './words.ts'

/** Work that a strategy may do: options looked at while a table is filled or a tree searched. */
export interface Budget {
  readonly table: number
  readonly search: number
  /** Bytes that one table may use; 4 GiB where nothing is said. */
  readonly memory?: number
  /** Seconds that a search for automata may take; where nothing is said, by the size of tables. */
  readonly automata?: number
  /** Told from time to time how far a long run has come, as a share of 1, and what it does; may throw to stop it. */
  readonly progress?: (done: number, stage?: Words) => void
}

/** What an answer may cost where nothing else is said: a few seconds of work at the most. */
export const USUAL_BUDGET: Budget = { table: 200_000_000, search: 3_000_000 }
