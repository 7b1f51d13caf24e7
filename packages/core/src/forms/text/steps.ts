import type { Dyadic } from '../../arith/dyadic.ts'

/**
 * An expression in postfix order: each step takes values from the end of a list and leaves one
 * there. However deep braces nest, nothing that reads or computes it goes deep.
 */
export type Steps = readonly Step[]

/** One thing to do with the values that were made before it. */
export type Step =
  | Simple
  | { readonly do: 'negate' }
  | { readonly do: 'copies'; readonly count: bigint }
  | { readonly do: 'sum'; readonly count: number }
  | { readonly do: 'braces'; readonly left: number; readonly right: number }
  /** The options of Left; those of Right are their negatives. */
  | { readonly do: 'plus-minus'; readonly count: number }
  | { readonly do: 'tiny' }
  | { readonly do: 'miny' }

/** The value number + ups·↑ + *nim. */
export interface Simple {
  readonly do: 'simple'
  readonly value: Dyadic
  readonly ups: number
  readonly nim: number
}
