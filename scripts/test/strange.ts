/** A source of a library, by the file that the build makes of it. */
const BUILT = /^(packages\/(?:core|kernels|problems|lessons|survey))\/dist\/(.*)\.js$/

/** Files and folders that were looked at, but are neither known nor hold anything that is known. */
export function strangeIn(seen: readonly string[], known: ReadonlySet<string>): readonly string[] {
  const folders = new Set(
    [...known].flatMap((file) => {
      const parts = file.split('/')
      return parts.map((_, i) => parts.slice(0, i).join('/'))
    }),
  )
  const isKnown = (path: string) =>
    known.has(path) || folders.has(path) || known.has(path.replace(BUILT, '$1/src/$2.ts'))
  return seen.filter((path) => !isKnown(path)).sort()
}
