import { nimAdd } from '../arith/nim-sum.ts'
import { type Outcome, outcomeOf, type Winners } from './outcome.ts'

/**
 * What a position is worth in a sum: a Grundy value, or for ∞ the Grundy values that one move
 * reaches, in rising order.
 */
export type Value = bigint | readonly bigint[]

/**
 * The value of a sum (C. A. B. Smith, Graphs and composite games, 1966; A. S. Fraenkel, Y. Perl,
 * 1975): values xor, ∞{K} + m is ∞{k xor m : k in K}, and two infinite parts reach nothing finite.
 */
export function addValues(a: Value, b: Value): Value {
  if (typeof a === 'bigint')
    return typeof b === 'bigint' ? nimAdd(a, b) : sorted(b.map((reached) => nimAdd(reached, a)))
  return typeof b === 'bigint' ? addValues(b, a) : []
}

/**
 * Who wins a position of a value, which is how it compares with 0: the second player for 0; the
 * first for another number and for ∞ that reaches 0; nobody else.
 */
function winnersOf(value: Value): Winners {
  if (value === 0n) return { left: 'right', right: 'left' }
  if (typeof value === 'bigint' || value.includes(0n)) return { left: 'left', right: 'right' }
  return { left: 'nobody', right: 'nobody' }
}

/** Who wins a position of a value: P for 0; N for another number and ∞ that reaches 0; else a draw. */
export function outcomeOfValue(value: Value): Outcome {
  return outcomeOf(winnersOf(value))
}

/** The value as researchers write it: `3`, `∞{0,2}`, `∞{}`. */
export function printValue(value: Value): string {
  return typeof value === 'bigint' ? value.toString() : `∞{${value.join(',')}}`
}

function sorted(values: bigint[]): bigint[] {
  return values.sort((a, b) => (a < b ? -1 : 1))
}
