/**
 * The value of a sum of two parts that have these values: their xor. Elsewhere `^` is about bits:
 * in codes, marks and tables of small numbers.
 */
export function nimAdd(a: bigint, b: bigint): bigint {
  return a ^ b
}

/** The value of a sum of parts that have these values; 0 for none. */
export function nimSum(values: Iterable<bigint>): bigint {
  let sum = 0n
  for (const value of values) sum = nimAdd(sum, value)
  return sum
}
