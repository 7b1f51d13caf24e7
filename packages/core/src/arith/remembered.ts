/** For numbers below this most results are made again faster than they are looked up. */
const LONG = 1n << 2048n
const KEPT = 8

/** The same function, which keeps its last few results for numbers that are at least `least`. */
export function remembered<T>(make: (n: bigint) => T, least = LONG): (n: bigint) => T {
  const kept: { readonly n: bigint; readonly made: T }[] = []
  return (n) => {
    if (n < least) return make(n)
    const known = kept.find((entry) => entry.n === n)
    if (known) return known.made
    const made = make(n)
    kept.unshift({ n, made })
    if (kept.length > KEPT) kept.pop()
    return made
  }
}
