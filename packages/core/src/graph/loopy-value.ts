import type { Outcome } from '../model/game.ts'

/** A Grundy value, or for ∞ the Grundy values that one move reaches, in rising order. */
export type LoopyValue = bigint | readonly bigint[]

/**
 * The value of a sum (C. A. B. Smith, Graphs and composite games, 1966; A. S. Fraenkel, Y. Perl,
 * 1975): values xor, ∞{K} + m is ∞{k xor m : k in K}, and two infinite parts reach nothing finite.
 */
export function addValues(a: LoopyValue, b: LoopyValue): LoopyValue {
  if (typeof a === 'bigint')
    return typeof b === 'bigint' ? a ^ b : sorted(b.map((reached) => reached ^ a))
  return typeof b === 'bigint' ? addValues(b, a) : []
}

/** Who wins a position of a value: P for 0; N for another number and ∞ that reaches 0; else a draw. */
export function outcomeOfValue(value: LoopyValue): Outcome {
  if (typeof value === 'bigint') return value === 0n ? 'P' : 'N'
  return value.includes(0n) ? 'N' : 'D'
}

/** The value as researchers write it: `3`, `∞{0,2}`, `∞{}`. */
export function printValue(value: LoopyValue): string {
  return typeof value === 'bigint' ? value.toString() : `∞{${value.join(',')}}`
}

function sorted(values: bigint[]): bigint[] {
  return values.sort((a, b) => (a < b ? -1 : 1))
}
