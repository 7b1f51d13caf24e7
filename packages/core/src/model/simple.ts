/** A game that is the sum of a number, of ups and of a nimber: value + ups·↑ + ∗nim. */
export interface Simple {
  /** The number numerator / 2^exponent, in lowest terms. */
  readonly value: { readonly numerator: bigint; readonly exponent: number }
  /** How many ↑; downs where it is negative. */
  readonly ups: number
  readonly nim: number
}
