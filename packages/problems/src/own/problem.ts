import type { Formula, Outcome, Words } from '@nimber/core'
import type { About, OutcomeWords, Play, Resources } from '../problem.ts'
import type { Dice } from '../random.ts'
import type { Field, Fields } from './fields.ts'

/** The numbers from `least` to `most`, which may be formulas of the numbers before. */
export interface OwnRange {
  readonly least: bigint | Formula
  readonly most: bigint | Formula
}

/** What an input keeps to: the range of each number and of the length of each word, by names. */
interface OwnBounds {
  readonly of: Readonly<Record<string, OwnRange>>
  readonly cases?: number
  /** The most cases that are tried at once, where the judge gives no bound. */
  readonly tried?: number
  /** The most numbers and words that the cases of one input have together. */
  readonly total?: number
}

/** What decides positions: the theorems of their games for a judge, a search in the tests. */
export interface Decider {
  outcome(play: Play): Outcome
  /** The positions that winning moves lead to, with the words of the moves. */
  winning(play: Play): readonly { readonly to: unknown; readonly text: Words }[]
  /** The Sprague-Grundy value. */
  value(play: Play): bigint
}

/** What is printed for a case. */
export type OwnAsks =
  /** Who wins each of its positions, a line each: of what, where a case may have several. */
  | { readonly kind: 'winner'; readonly words: OutcomeWords; readonly each?: Words }
  /** Who wins each of its positions, all on one line with something between them. */
  | { readonly kind: 'letters'; readonly words: OutcomeWords; readonly between: string }
  /** Lines of its own, without the end of the last line. */
  | {
      readonly kind: 'says'
      /** What is printed, in words. */
      readonly words: Words
      says(one: Fields, decide: Decider): string
      /**
       * The same from the rule alone, for the tests on small cases, where `says` decides by more
       * than the outcomes, winning moves and values of positions.
       */
      plainly?(one: Fields, decide: Decider): string
      readonly anyOrder?: boolean
      /** Whether a case for which there is nothing to say has no line, not an empty one. */
      readonly mayBeNothing?: boolean
    }

/** A problem with cases of its own as its file states it. */
export interface OwnStatement extends About {
  readonly layout: readonly Field[]
  readonly bounds: OwnBounds
  /** The slugs of the games it is about. */
  readonly games: readonly string[]
  /** The positions of a case, in the order of the answers. */
  plays(one: Fields): Iterable<Play>
  readonly asks: OwnAsks
  /** The first word of a case that ends the input, where it is not 0. */
  readonly until?: string
  /** What a case should have been, where it makes no sense. */
  refuse?(one: Fields): Words | undefined
  /** Whether the judge would give a case, where others make sense and are answered as well. */
  gives?(one: Fields): boolean
  /** A case that makes sense, made of a random one that need not. */
  mend?(one: Fields, random: Dice): Fields | undefined
  readonly resources?: Resources
}
