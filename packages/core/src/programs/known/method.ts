import type { Words } from '../../model/words.ts'

/** A function in the notation of `tree/notation.ts`. */
interface Written {
  readonly text: string
  /** What is true of its result. */
  readonly comment: Words
}

/**
 * How a program decides the positions of a game whose players have different moves, where that is
 * an algorithm and no formula.
 */
export interface Method {
  /** What a line is read as: the codes of its letters, or the numbers in it. */
  readonly reads: 'letters' | 'numbers'
  /** As many of them a line may have. */
  readonly most: bigint
  /** The largest number, by absolute value, that is computed. */
  readonly largest: bigint
  /** Whether numbers are worked on bit by bit. */
  readonly xors?: true
  /** A position as it is read, where not all positions of the game are. */
  readonly position?: Words
  /**
   * The functions, those that are called first; the last one is `losing`, which says of a line
   * whether Left, who begins, loses.
   */
  readonly functions: readonly Written[]
}

/** What `losing` says. */
export const LEFT_LOSES: Words = {
  en: 'Whether Left, who begins, loses.',
  zh: '先走的左方是否必败。',
}
