import type { Example } from '../../automata/arithmetic.ts'

/** Which sentence of a claim is false, and the numbers for which it fails. */
export interface Refutation {
  readonly sentence: /** A move leads from a level, or a value, to the same. */
    | 'inside'
    /** No move leads into a level, or to a smaller value. */
    | 'outside'
    /** Two levels, or two values, for one position. */
    | 'meet'
    /** A position without a move is lost, in misère play. */
    | 'stuck'
    /** A heap without a value. */
    | 'none'
    /** The system cannot say which amounts may be taken. */
    | 'amounts'
  readonly at?: Example
  /** Of which level. */
  readonly value?: number
}
