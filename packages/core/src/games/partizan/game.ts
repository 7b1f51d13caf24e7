import type { Formula } from '../../formula/tree.ts'
import type { Moves } from '../../model/moves.ts'
import type { Mover } from '../../model/outcome.ts'
import type { Simple } from '../../model/simple.ts'
import type { Words } from '../../model/words.ts'
import type { PartizanRule } from '../../rules/rule.ts'
import type { Args, Entry, Game, GameBase } from '../game.ts'
import type { Packed } from './packed.ts'

/** A game in which Left and Right have different moves. */
export interface PartizanGame<P> extends GameBase<P> {
  readonly partizan: Partizan<P>
  /** What it is; nothing is read back from its name. */
  readonly is: PartizanIdentity
  readonly theorem?: PartizanTheorem<P>
}

/** A game, whether or not its players have the same moves. */
export type AnyGame<P> = Game<P> | PartizanGame<P>

/** Whether both players of a game have the same moves. */
export function isImpartial(game: AnyGame<unknown>): game is Game<unknown> {
  return game.partizan === undefined
}

/** What is asked of a partizan game for the sake of its values: the same as its moves, but fast. */
export interface Partizan<P> {
  /** The positions that one move of a player reaches, in any order; some may be listed twice. */
  options(position: P, mover: Mover): readonly P[]
  /**
   * Positions of the same game whose values add up to that of the position; parts that are worth
   * nothing may be left out.
   */
  parts(position: P): readonly P[]
  /** What the position has in common with all that are worth the same, or minus the same, by symmetry. */
  likeness(position: P): Likeness
  /** The position as the kernel reads it, where the kernel knows the game and is faster. */
  packed?(position: P): Packed | undefined
}

/** Positions with equal keys have equal values; minus each other where one is negative. */
export interface Likeness {
  readonly key: string | number
  readonly negative: boolean
}

/** What a partizan game is. */
type PartizanIdentity =
  /** A game of the catalogue with its parameters filled in. */
  | { readonly kind: 'entry'; readonly entry: PartizanEntry; readonly args: Args }
  /** Rules of the rule language, one for each player. */
  | { readonly kind: 'rule'; readonly rule: PartizanRule }
  /** A sum, of whose parts one at least is partizan. */
  | { readonly kind: 'sum'; readonly parts: readonly AnyGame<unknown>[] }
  /** The moves of another game, but whoever cannot move wins. */
  | { readonly kind: 'misere'; readonly of: PartizanGame<unknown> }
  /** Moves that a program lists. */
  | { readonly kind: 'own' }

/** A statement that gives values without search, and why it is true. */
export interface PartizanTheorem<P> {
  readonly name: Words
  readonly reference: string | Words
  readonly statement: Words
  readonly proof: Words
  /** Whether the theorem speaks of this position; of all where nothing is said. */
  covers?(position: P): boolean
  /** The value of every position, where that is a whole number with a closed form. */
  readonly formula?: Formula
  /** The value of a position. */
  value(position: P): Simple
  /** The moves by which a player who begins wins, where they are told without being tried. */
  winning?(position: P, mover: Mover): Moves<P>
  /** Of a position that is lost to whoever begins: the answer to a move that leaves `to`, if it has one. */
  answer?(position: P, to: P): P | undefined
  /** The statement put to a position: its numbers and the steps of arithmetic. */
  applied?(position: P): Words
}

/** One partizan game of the catalogue. */
export interface PartizanEntry extends Omit<Entry, 'make' | 'recognise'> {
  /** The slug of the game in which both players have the moves of either. */
  readonly alike?: string
  /** The game with its parameters filled in. */
  make(args: Args): PartizanGame<unknown>
}
