import type { Move } from './moves.ts'
import type { Mover } from './outcome.ts'

/** Which positions there are and which moves they have: all that a search knows of a game. */
export interface Rules<P> {
  /** The position of a text; throws a TextError, its offset within the text. */
  parse(text: string): P
  /** The one canonical text of a position. */
  print(position: P): string
  /** Chinese for the words and the letters in the texts of positions, which `parse` understands as well. */
  readonly words?: Readonly<Record<string, string>>
  /** The moves of a player; an impartial game, which has the same for both, does not ask for whom. */
  moves(position: P, mover?: Mover): Iterable<Move<P>>
  /** The move from one position to another, where a position has more moves than one looks through. */
  find?(from: P, to: P): Move<P> | undefined
  /** Positions of normal play whose values xor to that of the position, where the rule is such. */
  parts?(position: P): readonly P[]
  /** Equal for positions that play alike; the text where nothing is said. */
  key?(position: P): string
  /** Whether the player who cannot move here has drawn instead of lost. */
  stuckDraws?(position: P): boolean
  /** Whether play can come back to a position, for a game whose theorem says who wins all the same. */
  readonly endless?: boolean
  /** All positions up to a size, small ones first where that is easy: what tests run over. */
  upTo(size: number): Iterable<P>
  /** The position that stands at these coordinates of a table, for `axes` numbers. */
  readonly axes: 1 | 2 | undefined
  at?(coordinates: readonly bigint[]): P
}
