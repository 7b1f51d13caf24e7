import { Beyond } from '../failure.ts'
import type { Work } from '../work.ts'
import { Ints } from './growing.ts'

/**
 * A set of tuples of numbers: an automaton that reads the digits of all of them at once, the most
 * significant first. The edges of state q are those from `first[q]` to `first[q + 1]`. A letter over
 * the tracks t0, t1, … is e0 + d·e1 + d²·e2 + …, where the e are digits and d is their number.
 *
 * Every automaton here accepts a word with a zero before it exactly when it accepts the word, and
 * no word of which a track is not canonical: that makes a set of words a set of tuples of numbers.
 */
export interface Automaton {
  readonly tracks: readonly string[]
  readonly starts: readonly number[]
  readonly accept: Uint8Array
  readonly first: Int32Array
  readonly letters: Int32Array
  readonly targets: Int32Array
  /** Whether there is one start at most, and one edge at most for a state and a letter. */
  readonly deterministic: boolean
}

/** How many digits there are, and the work that may be done. */
export interface Tape {
  readonly digits: number
  readonly work: Work
}

const MOST_STATES = 1_000_000
const MOST_EDGES = 10_000_000
const MOST_LETTERS = 65_536

/** Throws Beyond where an automaton is too large to be kept. */
export function boundSize(states: number, edges: number): void {
  if (states > MOST_STATES || edges > MOST_EDGES) throw tooLarge()
}

/** As many letters as some tracks have; throws Beyond where these are too many. */
export function letterCount(digits: number, tracks: number): number {
  const count = digits ** tracks
  if (count > MOST_LETTERS) throw tooLarge()
  return count
}

function tooLarge(): Beyond {
  return new Beyond(
    'The check needs an automaton larger than its bound.',
    '验证所需的自动机超过上限。',
    Number.POSITIVE_INFINITY,
  )
}

/** For each letter over some tracks the number that a sum of its digits, with these weights, is. */
export function letterMap(digits: number, weights: readonly number[]): Int32Array {
  const map = new Int32Array(letterCount(digits, weights.length))
  for (let letter = 0; letter < map.length; letter++) {
    let [rest, sum] = [letter, 0]
    for (const weight of weights) {
      sum += (rest % digits) * weight
      rest = Math.floor(rest / digits)
    }
    map[letter] = sum
  }
  return map
}

/** The automaton of rows of edges [letter, target, letter, target, …], which begins at state 0. */
export function fromRows(
  tracks: readonly string[],
  accept: readonly number[],
  rows: readonly (readonly number[])[],
): Automaton {
  const first = new Int32Array(rows.length + 1)
  for (const [q, row] of rows.entries()) first[q + 1] = (first[q] as number) + row.length / 2
  const letters = Int32Array.from(rows.flatMap((row) => row.filter((_, i) => i % 2 === 0)))
  const targets = Int32Array.from(rows.flatMap((row) => row.filter((_, i) => i % 2 === 1)))
  const flags = new Uint8Array(rows.length)
  for (const q of accept) flags[q] = 1
  const starts = rows.length > 0 ? [0] : []
  return { tracks, starts, accept: flags, first, letters, targets, deterministic: true }
}

/**
 * The same set over other names of its tracks. Tracks with the same new name must be equal: edges
 * on which they differ are left out.
 */
export function over(a: Automaton, names: readonly string[], { digits }: Tape): Automaton {
  const tracks = [...new Set(names)]
  if (tracks.length === names.length) return { ...a, tracks }
  const place = names.map((name) => tracks.indexOf(name))
  const map = new Int32Array(letterCount(digits, names.length)).fill(-1)
  const spread = place.map((_, i) => digits ** i)
  for (let letter = 0; letter < digits ** tracks.length; letter++) {
    let wide = 0
    for (const [i, at] of place.entries())
      wide += (Math.floor(letter / digits ** at) % digits) * (spread[i] as number)
    map[wide] = letter
  }
  const [first, letters, targets] = [new Ints(), new Ints(), new Ints()]
  first.push(0)
  for (let q = 0; q < a.accept.length; q++) {
    for (let e = a.first[q] as number; e < (a.first[q + 1] as number); e++) {
      const letter = map[a.letters[e] as number] as number
      if (letter < 0) continue
      letters.push(letter)
      targets.push(a.targets[e] as number)
    }
    first.push(letters.length)
  }
  return {
    ...a,
    tracks,
    first: first.taken(),
    letters: letters.taken(),
    targets: targets.taken(),
  }
}

/** The edges of each state sorted by a key of their letters, which keeps the order of equal ones. */
export function sortedBy(a: Automaton, keys: Int32Array, keyCount: number): Int32Array {
  const { letters, first } = a
  const edges = letters.length
  const from = new Int32Array(keyCount + 1)
  for (let e = 0; e < edges; e++) {
    const key = (keys[letters[e] as number] as number) + 1
    from[key] = (from[key] as number) + 1
  }
  for (let key = 0; key < keyCount; key++)
    from[key + 1] = (from[key + 1] as number) + (from[key] as number)
  const byKey = new Int32Array(edges)
  const owner = new Int32Array(edges)
  for (let q = 0; q < a.accept.length; q++)
    for (let e = first[q] as number; e < (first[q + 1] as number); e++) {
      const key = keys[letters[e] as number] as number
      const at = from[key] as number
      from[key] = at + 1
      byKey[at] = e
      owner[at] = q
    }
  const next = first.slice()
  const order = new Int32Array(edges)
  for (let i = 0; i < edges; i++) {
    const q = owner[i] as number
    const at = next[q] as number
    next[q] = at + 1
    order[at] = byKey[i] as number
  }
  return order
}
