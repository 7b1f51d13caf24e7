/** The same function, which computes its result once. */
export function once<T>(make: () => T): () => T {
  let kept: { readonly made: T } | undefined
  return () => {
    kept ??= { made: make() }
    return kept.made
  }
}
