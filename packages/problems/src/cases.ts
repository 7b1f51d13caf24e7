import type { Dice } from './random.ts'

/** What can be done with the cases of a problem without looking into them. */
export interface Cases<Case> {
  /** The lines of a case as the judge prints them. */
  print(one: Case): string
  /** How many numbers and letters a case has. */
  length(one: Case): number
  /** How large a case is: of two that fail, the smaller one is shown. */
  size(one: Case): bigint
  /** A case in a few words, where it has names. */
  words(one: Case): string | undefined
  /** Small cases, the smaller ones first. */
  small(): Iterable<Case>
  /** Cases at which programs go wrong; at most `limit` of them. */
  notable(random: Dice, limit: number): Iterable<Case>
  /** Random cases without end. */
  random(random: Dice): Iterable<Case>
  /** Inputs of as many cases and as large numbers as the limits allow. */
  largest(random: Dice): Iterable<readonly Case[]>
  /** Cases within the bounds that are smaller than a given one, the much smaller ones first. */
  smaller(one: Case): Iterable<Case>
}
