import { type Formula, periodicAfter } from './tree.ts'

/** A pattern that comes back later, or depends on more, is no formula that a person would read. */
const LATEST = 500
const WIDEST = 64

/**
 * The formula of numbers at(0), at(1), … each of which, from at(window) on, depends on the `window`
 * numbers before it only: where a window comes back, so does all that follows. With `rising` the
 * window may come back higher by an even number, for numbers that rise with those before them as
 * long as their parities stay. Undefined where none comes back soon.
 */
export function repeating(
  at: (n: number) => number,
  window: number,
  rising = false,
): Formula | undefined {
  if (window > WIDEST) return undefined
  const seen = new Map<string, number>()
  for (let n = 0; n <= LATEST; n++) {
    const numbers = Array.from({ length: window }, (_, i) => at(n + i))
    const base = rising ? 2 * Math.floor((numbers[0] ?? 0) / 2) : 0
    const key = numbers.map((number) => number - base).join()
    const from = seen.get(key)
    if (from === undefined) {
      seen.set(key, n)
      continue
    }
    const first = Array.from({ length: from }, (_, i) => at(i))
    const values = Array.from({ length: n - from }, (_, i) => at(from + i))
    return periodicAfter('n', first, values, at(n) - at(from))
  }
  return undefined
}
