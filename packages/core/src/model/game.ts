import type { Period } from '../arith/period.ts'
import type { Formula } from '../formula/tree.ts'
import type { LoopyValue } from '../graph/loopy-value.ts'
import type { Solutions } from '../rules/progressions.ts'
import type { Rule } from '../rules/rule.ts'
import type { Evidence } from './evidence.ts'
import type { Move, Moves } from './moves.ts'
import type { Words } from './words.ts'

/** N: the player to move wins; P: loses; D: neither can force a win. */
export type Outcome = 'N' | 'P' | 'D'

/** Whether the player who cannot move loses (normal) or wins (misere). */
export type Convention = 'normal' | 'misere'

/** Which positions there are and which moves they have: all that a search knows of a game. */
export interface Rules<P> {
  /** The position of a text; throws a TextError, its offset within the text. */
  parse(text: string): P
  /** The one canonical text of a position. */
  print(position: P): string
  moves(position: P): Iterable<Move<P>>
  /** Equal for positions that play alike; the text where nothing is said. */
  key?(position: P): string
  /** Whether the player who cannot move here has drawn instead of lost. */
  stuckDraws?(position: P): boolean
  /** All positions up to a size, small ones first where that is easy: what tests run over. */
  upTo(size: number): Iterable<P>
  /** The position that stands at these coordinates of a table, for `axes` numbers. */
  readonly axes: 1 | 2 | undefined
  at?(coordinates: readonly bigint[]): P
}

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

/** The values of single heaps, and where a value is found. */
export interface HeapValues {
  at(heap: bigint): bigint
  /** How the value of a heap comes about: `23 mod 5 = 3`. */
  working?(heap: bigint): Words
  /** The heaps up to `limit` with a value, as residues lo..hi of a period, or single (period 0). */
  readonly where?: ((value: bigint, limit: bigint) => Iterable<Residues>) | undefined
  /** One part of each way to split a heap in two of which the values xor to a target. */
  readonly splits?: ((heap: bigint, target: bigint) => Iterable<Solutions>) | undefined
  /** The period of values that repeat as they are. */
  readonly periodic?: Period<bigint> | undefined
}

/** The numbers n with lo ≤ n mod period ≤ hi; with lo ≤ n ≤ hi where the period is 0. */
export interface Residues {
  readonly lo: bigint
  readonly hi: bigint
  readonly period: bigint
}

/** A rule and a convention, with what is known about them. */
export interface Game<P> {
  /** The canonical text: `bash 4`, `take {1,3,4}`, `misere octal 0.77`. */
  readonly name: string
  readonly nameZh: string
  readonly convention: Convention
  readonly rules: Rules<P>
  /** The rule as data, for a game that the rule language can say. */
  readonly rule?: Rule
  readonly theorem?: Theorem<P>
  /** What is known of the same rule in normal play, for a misère game. */
  readonly normalTheorem?: Theorem<P>
  /** The independent parts of a position, for a game that is a sum. */
  components?(position: P): readonly Component<P>[]
}

/** A part of a position that is moved in on its own. */
export interface Component<P> {
  /** The part's game, or its rule in normal play. */
  readonly game: Game<unknown> | Rule
  readonly position: unknown
  readonly text: Words
  /** The whole position after a move in this part. */
  after(move: Move<unknown>): Move<P>
}

/** Work that a strategy may do: options looked at while a table is filled or a tree searched. */
export interface Budget {
  readonly table: number
  readonly search: number
  /** Bytes that one table may use; 4 GiB where nothing is said. */
  readonly memory?: number
  /** Told from time to time how far a long run has come, as a share of 1; may throw to stop it. */
  readonly progress?: (done: number) => void
}

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
  readonly value: LoopyValue | undefined
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
}
