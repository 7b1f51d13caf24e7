import type { Period } from '../arith/period.ts'
import type { Formula } from '../formula/tree.ts'
import type { Words } from '../model/words.ts'

/** A statement about all positions that is no formula of its own, such as G(2m) = m. */
export interface Law {
  readonly text: Words
  readonly latex: string
}

/** What positions show, as far as they were looked at. */
export interface Pattern {
  /** Whether the formula gives the value of a position or says when it is losing. */
  readonly about: 'value' | 'losing'
  readonly formula?: Formula
  /** What holds, where no formula says it. */
  readonly law?: Law
  /** The value, where the formula says when a position is losing and the value has one as well. */
  readonly value?: Formula
  /** The period of the values, where they have one. */
  readonly period?: Period
  /** The largest value, where there is one. */
  readonly maxValue?: number
}
