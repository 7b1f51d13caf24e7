import type { Parting } from './partings.ts'
import type { SimpleAmounts } from './sets.ts'

/** How many stones a move may take from a heap of n; `sets/` has a file for every kind. */
export type Amounts = SimpleAmounts | { readonly kind: 'union'; readonly of: readonly Amounts[] }

/** Take from a heap, perhaps split what is left; or split a heap, or replace it by others. Every heap is a game of its own. */
export interface HeapRule {
  readonly kind: 'heap'
  readonly take?: Amounts
  readonly thenSplit?: boolean
  readonly split?: 'any' | 'unequal'
  readonly into?: Parting
}

/** Digit i says what taking i may leave: 1 nothing, 2 one heap, 4 two heaps, 8 three heaps. */
export interface CodeRule {
  readonly kind: 'code'
  readonly base: 8 | 16
  readonly digits: readonly number[]
}

/**
 * constant + Σ coefficient · counter + Σ coefficient · product of counters; the name `k`, and others
 * that are no counters, stand for the free numbers of the move and are in no product.
 */
export interface Linear {
  readonly constant: bigint
  readonly terms: readonly (readonly [name: string, coefficient: bigint])[]
  /** Left out where there are none. */
  readonly products?: readonly (readonly [names: readonly string[], coefficient: bigint])[]
}

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>='

export interface Condition {
  readonly left: Linear
  readonly is: Comparison
  readonly right: Linear
}

export interface Change {
  readonly counter: string
  readonly by: '-=' | '+=' | ':='
  readonly value: Linear
}

/** All changes happen at once, for any k ≥ 1, and other letters, that the conditions allow. */
export interface CounterMove {
  readonly changes: readonly Change[]
  readonly where: readonly Condition[]
  /** Letters beside k that stand for any positive integer; left out where there are none. */
  readonly free?: readonly string[]
  /** The amounts of which k is one; any number where nothing is said. */
  readonly amounts?: Amounts
  /** The positions that the move leaves, each a number for every counter, instead of changes. */
  readonly leaves?: readonly (readonly Linear[])[]
}

/** Moves over named counters, none of which goes below 0. */
export interface CounterRule {
  readonly kind: 'counters'
  readonly names: readonly string[]
  readonly moves: readonly CounterMove[]
  /** Stuck is a draw, unless all of these hold. */
  readonly drawUnless?: readonly Condition[]
  /** What the counters are to a player, for the words of a move; the moves do not depend on it. */
  readonly of?: 'heaps' | 'squares' | undefined
}

/** Which moves a position has, as plain data. */
export type Rule = HeapRule | CodeRule | CounterRule

/** Left and Right have rules of their own about the same heaps. */
export interface PartizanRule {
  readonly kind: 'partizan'
  readonly left: HeapRule | CodeRule
  readonly right: HeapRule | CodeRule
}

/** The letter that stands for any positive integer in a move over counters. */
export const FREE = 'k'

/** The letters that stand for further ones, where they are no counters. */
export const MORE_FREE: readonly string[] = ['l', 'm']

/** Whether a move may leave several positions, so that a position is a list of them. */
export function mayLeave({ moves }: CounterRule): boolean {
  return moves.some(({ leaves }) => leaves !== undefined)
}

export function isHeapRule(rule: Rule): rule is HeapRule | CodeRule {
  return rule.kind !== 'counters'
}
