import type { Dyadic } from '../arith/dyadic.ts'

/** A game that is the sum of a number, of ups and of a nimber: value + ups·↑ + ∗nim. */
export interface Simple {
  readonly value: Dyadic
  /** How many ↑; downs where it is negative. */
  readonly ups: number
  readonly nim: number
}
