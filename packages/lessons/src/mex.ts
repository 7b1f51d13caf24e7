/** The least natural number that is not among these. */
export function mex(values: Iterable<bigint>): bigint {
  const seen = new Set(values)
  let least = 0n
  while (seen.has(least)) least++
  return least
}
