import type { Game } from '../games/game.ts'
import type { Evidence } from '../know/evidence.ts'
import type { Moves } from '../model/moves.ts'
import type { Outcome } from '../model/outcome.ts'
import type { Value } from '../model/value.ts'
import type { Words } from '../model/words.ts'
import type { PartizanVerdict } from './partizan/verdict.ts'

/** A part of a position that has a value of its own: a heap, or a part of a sum. */
export interface Part {
  readonly text: Words
  readonly value: bigint
  /** The values that one move reaches, in order, where they are worth showing. */
  readonly options?: readonly bigint[] | undefined
}

/** A position of a game in which play can come back to a position. */
export interface Endless {
  /** The generalised value; undefined for misère play and where play can be drawn by rule. */
  readonly value: Value | undefined
  /** The moves left when the winner hurries and the loser delays, where a search tells. */
  readonly remoteness: number | undefined
}

/** Who wins, by what move, and how that is known. */
export interface Verdict<P = unknown> {
  readonly game: Game<P>
  readonly position: P
  readonly outcome: Outcome
  /** The Grundy value, where the game has one and it is known. */
  readonly value: bigint | undefined
  readonly winning: Moves<P>
  /** Moves that keep a draw, as far as they were looked for; none where the outcome is another. */
  readonly drawing?: Moves<P>
  /** What there is to know where play can come back to a position. */
  readonly endless?: Endless | undefined
  readonly evidence: Evidence
  /** The reason, where it is not seen from the parts or the theorem. */
  readonly why?: Words | undefined
  /** The parts whose values make the value by xor. */
  readonly parts: readonly Part[]
  /** The verdict for either player, where the players have different moves. */
  readonly partizan?: PartizanVerdict | undefined
}
