import type { Values } from '../values/seen.ts'

/** The values of the positions 0..reach of a game; 0 and 1 where only outcomes are known. */
export interface Line extends Values {
  /** Whether only outcomes are known: the value is 0 for a losing position and 1 for others. */
  readonly letters: boolean
}
