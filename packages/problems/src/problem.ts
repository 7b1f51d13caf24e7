import type { Formula, Game, Words } from '@nimber/core'
import type { NumberReader, TextWriter } from '@nimber/kernels'

/** How cases follow each other: a count first, up to the end, up to a first number 0, up to `0 0`. */
export type Envelope = 'count' | 'end' | 'zero' | 'two zeros'

/**
 * The numbers of a case, in the order of the input. numbers: one of each name; heaps: `count`, then
 * that many times `heap`; pairs: `count`, then that many times `size` and `most`; set: `heap`,
 * `count`, then that many times `amount`.
 */
export type Shape =
  | { readonly kind: 'numbers'; readonly names: readonly string[] }
  | { readonly kind: 'heaps' | 'pairs' | 'set' }

/** The numbers from `least` to `most`. */
export interface Range {
  readonly least: bigint
  readonly most: bigint
}

/**
 * What an input of the judge keeps to, as the statement says; where it names no least number, a
 * heap has a stone and a count is not 0.
 */
export interface Bounds {
  /** The range of each number, by the names of the shape. */
  readonly of: Readonly<Record<string, Range>>
  /** Pairs of names of which the first number is never the greater. */
  readonly rising: readonly (readonly [string, string])[]
  /** The most cases of one input. */
  readonly cases: number
  /** The most numbers that the cases of one input have together. */
  readonly total: number
}

/** What a program may use for one input. */
export interface Resources {
  readonly seconds: number
  readonly megabytes: number
}

/** How the numbers of a case make a game and its position. */
export interface Setup {
  /** The slug of a game of the catalogue. */
  readonly game: string
  /** A formula of the numbers that is 1 for the cases of this setup; all where nothing is said. */
  readonly when?: Formula
  /** The parameters of the game, as formulas of the numbers. */
  readonly params?: Readonly<Record<string, Formula>>
  /**
   * The coordinates of the position, as formulas of the numbers: one heap, or the counters in the
   * order of the rule. Lists of heaps, of heaps with bounds and of amounts stand for themselves.
   */
  readonly at?: readonly Formula[]
}

/** The words for a first player who wins, who loses, and for a draw where there are draws. */
export type Verdicts = readonly [wins: string, loses: string, draws?: string]

/** What is printed for a case. */
export type Asks =
  /** Who wins. */
  | { readonly kind: 'winner'; readonly words: Verdicts }
  /**
   * Who wins, and where the first player does, a line for every winning move. heap: the heap before
   * and after it, by the order of the heaps; pair: the two heaps that are left, the smaller first,
   * at first for the move that takes the same from both, then by the smaller heap.
   */
  | {
      readonly kind: 'moves'
      readonly words: Verdicts
      readonly line: 'heap' | 'pair'
      /** Whether the judge takes the lines of a case in any order. */
      readonly anyOrder: boolean
    }
  /** The losing pairs of Wythoff's game up to the one with the difference n. */
  | { readonly kind: 'golden pairs' }

/** A game and a position of it. */
export interface Play {
  readonly game: Game<unknown>
  readonly position: unknown
}

/** Where the numbers of a case come from; a number that makes no sense is refused. */
export interface CaseInput
  extends Pick<NumberReader, 'require' | 'list' | 'listAndFold' | 'blocks' | 'fold'> {
  /** Ends the run: what the number just read should have been. */
  refuse(expected: Words): never
}

/** A judge problem as its entry states it: an envelope, a game, words. */
export interface Statement {
  readonly id: string
  /** The problem that it is listed behind, where its number does not say the place. */
  readonly after?: string
  readonly title: Words
  /** The rule, in our own words. */
  readonly rule: Words
  readonly envelope: Envelope
  readonly shape: Shape
  readonly bounds: Bounds
  /** The games of the cases; the first one whose condition holds is that of a case. */
  readonly setups: readonly Setup[]
  readonly asks: Asks
  readonly sample: { readonly input: string; readonly output: string }
  /** What the numbers should have been, where they make no game. */
  readonly refuse?: (numbers: readonly bigint[]) => Words | undefined
}

/** Reads the rest of a case behind its first number and writes the answer, or says it is over. */
export type Answer = (first: bigint, input: CaseInput, out: TextWriter) => 'end' | undefined

/** A judge problem: what its entry states and what follows from it. */
export interface Problem extends Statement {
  readonly resources: Resources
  /** The slugs of the games it is about. */
  readonly games: readonly string[]
  /** The numbers of a case. */
  readonly format: Words
  /** The bounds as a person reads them. */
  readonly limits: Words
  /** What the numbers of a case are taken for, where that is not said elsewhere. */
  readonly remark?: Words
  readonly output: Words
  /** The game and the position of a case, from all of its numbers in the order of the input. */
  play(numbers: readonly bigint[]): Play
  readonly answer: Answer
}
