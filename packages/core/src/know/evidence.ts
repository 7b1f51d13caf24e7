import type { SeenPeriod } from '../arith/period.ts'
import type { Formula } from '../formula/tree.ts'
import type { Words } from '../model/words.ts'

/** Why an answer is known. */
export type Evidence =
  | {
      readonly kind: 'theorem'
      readonly name: Words
      readonly reference: string | Words
      /** What the theorem was applied to. */
      readonly period?: SeenPeriod
      /** How the theorem settles the position, where the game has no statement of its own. */
      readonly statement?: Words
    }
  | {
      readonly kind: 'certificate'
      /** The kind of the certificate. */
      readonly certificate: string
      readonly name: Words
      /** How to get the certificate and have it checked. */
      readonly reference: Words
      /** What it claims. */
      readonly period: SeenPeriod
      /** The claim as the value of a heap, where there is such a formula. */
      readonly formula?: Formula
    }
  | { readonly kind: 'table'; readonly bound: bigint }
  | { readonly kind: 'search'; readonly positions: number }
  | { readonly kind: 'sum'; readonly parts: readonly Evidence[] }

/** The period that evidence rests on, if it does. */
export function periodBehind(evidence: Evidence): SeenPeriod | undefined {
  const proved = evidence.kind === 'theorem' || evidence.kind === 'certificate'
  return proved ? evidence.period : undefined
}
