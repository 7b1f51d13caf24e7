import type { Values } from '../values/seen.ts'

/** A set of numbers 0..reach: 1 for its members, 0 for others. */
export type Members = Values

/** The losing positions among those with given values. */
export function losingOf({ reach, at }: Values): Members {
  return { reach, at: (n) => (at(n) === 0 ? 1 : 0) }
}
