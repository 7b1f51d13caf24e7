import { remembered } from './remembered.ts'

/**
 * The decimal digits of an integer. Those of the long numbers asked for last are kept: writing
 * 100,000 digits takes ten milliseconds, and the moves of a position repeat its numbers.
 */
export const decimal: (n: bigint) => string = remembered((n) => n.toString())
