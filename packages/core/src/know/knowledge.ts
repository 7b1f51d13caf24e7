import type { Period } from '../arith/period.ts'
import type { Formula, Numbers } from '../formula/tree.ts'
import type { Words } from '../model/words.ts'
import type { AutomatonData } from './automaton-data.ts'
import type { Evidence } from './evidence.ts'

/**
 * What settles a game, and by which evidence. Plain data: it can be sent to another thread and
 * written down; what it stands for is put to work by whoever has the game at hand.
 */
export type Knowledge =
  /** Every heap has a value, and the values xor. */
  | {
      readonly kind: 'heaps'
      readonly values: HeapKnowledge
      readonly evidence: Evidence
    }
  /** Misère play where moves only take: Ferguson's theorem, by the values of normal play. */
  | {
      readonly kind: 'taking'
      readonly values: HeapKnowledge
      readonly evidence: Evidence
    }
  /** A theorem of the catalogue. */
  | {
      readonly kind: 'theorem'
      readonly gives: 'value' | 'outcome'
      readonly of: EntryName | undefined
      /** The value of a position, or when it is losing; absent where the theorem is a method. */
      readonly formula?: Formula
      /** What settles the positions that the theorem does not speak of, where there are some. */
      readonly otherwise?: Knowledge
      readonly evidence: Evidence
    }
  /** Misère play by the misère quotient of all heaps, or of those up to `quotient.heaps`. */
  | {
      readonly kind: 'quotient'
      readonly quotient: QuotientData
      readonly evidence: Evidence
    }
  /** A sum, whose parts are settled on their own; they are not told where they depend on a position. */
  | {
      readonly kind: 'sum'
      readonly parts?: readonly Knowledge[]
      readonly evidence: Evidence
    }
  /** The losing positions by an automaton that reads the counters. */
  | {
      readonly kind: 'automaton'
      readonly data: AutomatonData
      readonly evidence: Evidence
    }
  /** A table of all positions with smaller counters. */
  | {
      readonly kind: 'counters'
      readonly evidence: Evidence
    }
  /** The whole game tree below a position. */
  | {
      readonly kind: 'search'
      /** How far something better was looked for. */
      readonly remark?: Words
      readonly evidence: Evidence
    }

/** The values of all heaps of a rule in normal play. */
export type HeapKnowledge =
  | {
      readonly by: 'formula'
      readonly formula: Formula
      readonly of: EntryName | undefined
      readonly evidence: Evidence
    }
  | {
      readonly by: 'period'
      readonly period: Period
      /** The values up to the end of the first period, unless they are too many to list. */
      readonly values?: Numbers
      /** The same as a formula, where one was found. */
      readonly formula?: Formula
      /** The automaton that proves it, which finds moves too. */
      readonly automaton?: AutomatonData
      readonly evidence: Evidence
    }
  /** Read off by an automaton from the digits of a heap. */
  | {
      readonly by: 'automaton'
      readonly data: AutomatonData
      readonly evidence: Evidence
    }
  /** One by one, as far as the evidence says. */
  | {
      readonly by: 'table'
      readonly evidence: Evidence
    }

/** A game of the catalogue: its slug and its parameters. */
export interface EntryName {
  readonly slug: string
  readonly args: Readonly<Record<string, bigint>>
}

/** A misère quotient: the elements 0 … order − 1 with their products, P, and those of the heaps. */
export interface QuotientData {
  readonly order: number
  /** The heaps that are no product of smaller ones. */
  readonly generators: readonly number[]
  /** `steps[q * generators.length + i]` is the product of element q and generator i. */
  readonly steps: readonly number[]
  /** The elements of P in rising order. */
  readonly losing: readonly number[]
  /** The elements of the heaps 0..heaps. */
  readonly images: readonly number[]
  readonly heaps: number
  /** The period of the images, where it is the quotient of all heaps. */
  readonly period?: Period
}
