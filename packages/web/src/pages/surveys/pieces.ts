/** Milliseconds of work at a time: the page answers between them, and every frame is drawn. */
const PIECE = 12

/**
 * Does work step by step, for some milliseconds at a time, and hands over what it gives; what takes
 * less is done at once. A step takes a few milliseconds at most. Gives a function that ends it.
 */
export function inPieces<T>(steps: Generator<void, T>, done: (result: T) => void): () => void {
  let stopped = false
  const go = () => {
    if (stopped) return
    const until = performance.now() + PIECE
    do {
      const next = steps.next()
      if (next.done) return done(next.value)
    } while (performance.now() < until)
    setTimeout(go)
  }
  go()
  return () => {
    stopped = true
  }
}

/** What work gives in the end. */
export function resultOf<T>(steps: () => Generator<void, T>): Promise<T> {
  return new Promise((resolve, reject) => {
    // what fails, fails in any of its pieces
    const caught = function* (): Generator<void, T | undefined> {
      try {
        return yield* steps()
      } catch (error) {
        reject(error)
        return undefined
      }
    }
    inPieces(caught(), (result) => resolve(result as T))
  })
}

/** As many items are one step. */
const STEP = 250

/** What a function gives for each item; what gives undefined is left out. */
export function* mapped<A, B>(
  items: readonly A[],
  of: (item: A) => B | undefined,
): Generator<void, B[]> {
  const found: B[] = []
  for (const [at, item] of items.entries()) {
    const result = of(item)
    if (result !== undefined) found.push(result)
    if (at % STEP === STEP - 1) yield
  }
  return found
}

/** The items in order; equal ones keep theirs. */
export function* sorted<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
): Generator<void, T[]> {
  let runs: T[][] = []
  for (let from = 0; from < items.length; from += STEP) {
    runs.push(items.slice(from, from + STEP).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: T[][] = []
    for (let i = 0; i < runs.length; i += 2)
      merged.push(yield* mergedOf(runs[i] ?? [], runs[i + 1] ?? [], compare))
    runs = merged
  }
  return runs[0] ?? []
}

function* mergedOf<T>(
  a: readonly T[],
  b: readonly T[],
  compare: (a: T, b: T) => number,
): Generator<void, T[]> {
  const all: T[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const first = j === b.length || (i < a.length && compare(a[i] as T, b[j] as T) <= 0)
    all.push((first ? a[i++] : b[j++]) as T)
    if (all.length % (4 * STEP) === 0) yield
  }
  return all
}
