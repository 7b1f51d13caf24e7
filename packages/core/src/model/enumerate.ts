/** All lists of numbers ≥ 1 in falling order with a sum of at most `sum`, the empty list included. */
export function* partitions(sum: number, most = sum): Generator<readonly bigint[]> {
  yield []
  for (let first = Math.min(most, sum); first >= 1; first--)
    for (const rest of partitions(sum - first, first)) yield [BigInt(first), ...rest]
}

/** All lists of `length` numbers ≥ 0 with a sum of at most `sum`. */
export function* tuples(length: number, sum: number): Generator<readonly bigint[]> {
  if (length === 0) return yield []
  for (let first = 0; first <= sum; first++)
    for (const rest of tuples(length - 1, sum - first)) yield [BigInt(first), ...rest]
}

/** All subsets of a list, in its order. */
export function* subsets<T>(list: readonly T[]): Generator<readonly T[]> {
  const [first, ...rest] = list
  if (first === undefined) return yield []
  for (const subset of subsets(rest)) {
    yield subset
    yield [first, ...subset]
  }
}
