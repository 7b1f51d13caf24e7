import type { SeenPeriod } from '../arith/period.ts'
import type { Formula } from '../formula/tree.ts'
import type { Words } from '../model/words.ts'

/** The heaps of a position as elements of a misère quotient, and their product. */
export interface QuotientProduct {
  /** How many elements there are, and how many of them are losing. */
  readonly order: number
  readonly losing: number
  /** The first heaps with the texts of their elements. */
  readonly images: readonly (readonly [heap: bigint, element: string])[]
  readonly more: boolean
  readonly element: string
  readonly isLosing: boolean
}

/** Why an answer is known. */
export type Evidence =
  | {
      readonly kind: 'theorem'
      readonly name: Words
      readonly reference: string | Words
      /** What the theorem was applied to. */
      readonly period?: SeenPeriod
      /** How a misère quotient settles the position. */
      readonly product?: QuotientProduct
    }
  | {
      readonly kind: 'certificate'
      /** The kind of the certificate. */
      readonly certificate: string
      readonly name: Words
      /** How to get the certificate and have it checked. */
      readonly reference: Words
      /** What it claims, where that is a period. */
      readonly period?: SeenPeriod
      /** The claim as the value of a heap, where there is such a formula. */
      readonly formula?: Formula
    }
  | { readonly kind: 'table'; readonly bound: bigint }
  | {
      readonly kind: 'search'
      readonly positions: number
      /** How many different values the positions have, where these are canonical forms. */
      readonly forms?: number
      /** Where whoever begins loses the position with ∗ beside it, which is then worth ∗. */
      readonly star?: true
    }
  | {
      readonly kind: 'sum'
      readonly parts: readonly Evidence[]
      /** Where the parts have different moves for the players, their values are added as forms. */
      readonly added?: 'forms'
    }

/** The period that evidence rests on, if it does. */
export function periodBehind(evidence: Evidence): SeenPeriod | undefined {
  const proved = evidence.kind === 'theorem' || evidence.kind === 'certificate'
  return proved ? evidence.period : undefined
}
