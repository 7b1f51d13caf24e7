import type { Period } from '../../arith/period.ts'
import type { Formula } from '../../formula/tree.ts'
import type { Quotient } from '../../misere/quotient.ts'
import type { Convention } from '../../model/outcome.ts'
import type { Words } from '../../model/words.ts'
import type { CodeRule, CounterRule, HeapRule } from '../../rules/rule.ts'
import type { Range } from '../tree/draft.ts'
import type { Rising } from '../tree/ranges.ts'
import type { Method } from './method.ts'

/** A number that is read: its name and where it lies. */
export interface Given {
  readonly name: string
  readonly range: Range
}

/** The misère quotient of all heaps. */
export type WholeQuotient = Quotient & { readonly period: Period }

/** The numbers of a case. */
export type InputShape =
  | {
      readonly kind: 'numbers'
      readonly names: readonly Given[]
      /** Pairs of names of which the first number is never the greater. */
      readonly rising?: Rising
    }
  /** A count and as many heaps, of one number or of several; all of a line where lines are read. */
  | {
      readonly kind: 'heaps'
      readonly each: readonly Given[]
      readonly count: Range
      /** What the number of a heap, from 1, is called. */
      readonly index?: string
      /** The misère quotient of all heaps, where that decides. */
      readonly quotient?: WholeQuotient
    }
  /** A heap, a count and as many amounts. */
  | {
      readonly kind: 'set'
      readonly heap: Range
      readonly count: Range
      readonly amount: Range
    }
  /** A line with the parents of the vertices 1, 2, … of a tree with the root 0. */
  | { readonly kind: 'tree' }
  /** A line with a vertex and then the two ends of every edge of a graph. */
  | { readonly kind: 'graph'; readonly start: string }
  /** A line that a method decides. */
  | { readonly kind: 'line'; readonly method: Method }
  /** A line for each part of a sum. */
  | { readonly kind: 'sum'; readonly parts: readonly SumPart[] }

/** A name for what a program computes from the names of a position. */
export type Derivation = Computed & {
  /** What the names of the position are called in the program, where that is another name. */
  readonly of?: Readonly<Record<string, string>>
}

type Computed =
  /** The value of heap n by a table of a rule, which repeats from a heap on where that is given. */
  | {
      readonly kind: 'table'
      readonly name: string
      readonly rule: HeapRule | CodeRule
      readonly most: bigint
      readonly from?: bigint
    }
  /** The outcome of counters by a search that remembers every position. */
  | {
      readonly kind: 'search'
      readonly name: string
      readonly rule: CounterRule
      readonly convention: Convention
    }

/** A part of a sum, and its value. */
export interface SumPart {
  readonly shape: InputShape
  readonly lets: readonly Let[]
  readonly value: Formula
  readonly derived?: readonly Derivation[]
}

/** How cases follow each other: by lines, or as in judge problems. */
type Cases = 'lines' | 'one' | 'count' | 'end' | 'zero' | 'zeros'

/** What is written for a first player who wins, who loses, and for a draw. */
export type OutcomeWords = readonly [wins: string, loses: string, draws?: string]

/** What is written for a case. */
export type Answer =
  /** Who wins: when the player to move loses, and where there are draws, wins if not losing. */
  | {
      readonly kind: 'winner'
      readonly losing: Formula
      readonly winning?: Formula
      readonly words: OutcomeWords
    }
  /** Who wins a sum of parts that have values. */
  | { readonly kind: 'sum winner'; readonly words: OutcomeWords }
  /** Who wins by the method of a game. */
  | { readonly kind: 'method winner'; readonly words: OutcomeWords }
  /** Who wins by the amounts of a set. */
  | { readonly kind: 'set winner'; readonly words: OutcomeWords }
  /** Who wins Nim, and every heap that can be left at another size. */
  | { readonly kind: 'nim moves'; readonly words: OutcomeWords }
  /** Who wins heaps of a rule, and what a heap can be left at: by the value of a heap n. */
  | {
      readonly kind: 'heap moves'
      readonly value: Formula
      readonly rule: HeapRule | CodeRule
      readonly words: OutcomeWords
    }
  /** Who wins, and lines of numbers under conditions. */
  | {
      readonly kind: 'moves'
      readonly losing: Formula
      readonly words: OutcomeWords
      readonly lets: readonly Let[]
      readonly lines: readonly { readonly when: Formula; readonly show: readonly Formula[] }[]
    }
  /** For each index from 0 to a number that is read: `(a,b)`, all on one line. */
  | {
      readonly kind: 'pairs'
      readonly index: string
      readonly to: string
      readonly lets: readonly Let[]
      readonly show: readonly [Formula, Formula]
    }

/** A function of one number that is given by a formula. */
export interface Defined {
  readonly name: string
  readonly param: string
  readonly comment: Words
  readonly formula: Formula
}

/** A name for a formula, or for what a function gives for one. */
export type Let = readonly [name: string, value: Formula, of?: Defined]

/** What a program is to do. */
export interface Task {
  readonly about: readonly Words[]
  readonly cases: Cases
  readonly shape: InputShape
  /** What stands before and behind the number of a case, where its answer begins with that. */
  readonly numbered?: readonly [before: string, behind: string]
  /** Names for formulas of the numbers that are read. */
  readonly lets: readonly Let[]
  /** Names for what the program computes from those numbers. */
  readonly derived?: readonly Derivation[]
  readonly answer: Answer
}

/** All that a program needs to know of a game. */
export interface Recipe {
  readonly shape: InputShape
  readonly lets: readonly Let[]
  /** When the player to move loses, and where there are draws, when that player wins. */
  readonly losing: Formula
  readonly winning?: Formula
  /** The value of a position, where it is known. */
  readonly value?: Formula
  readonly derived?: readonly Derivation[]
  /** How it is known: paragraphs. */
  readonly why: readonly Words[]
}
