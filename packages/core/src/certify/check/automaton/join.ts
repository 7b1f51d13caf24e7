import {
  type Automaton,
  boundSize,
  letterCount,
  letterMap,
  sortedBy,
  type Tape,
} from './automaton.ts'
import { Ints, Triples } from './growing.ts'
import { trimmed } from './trim.ts'

/** The steps that an edge of a product takes. */
const PER_EDGE = 20

/**
 * The tuples of which the tracks of `a` are in `a` and those of `b` in `b`. Tracks in `drop` are
 * forgotten: what is left is in the result where there are numbers for these.
 */
export function join(
  a: Automaton,
  b: Automaton,
  tape: Tape,
  drop: readonly string[] = [],
): Automaton {
  const { digits, work } = tape
  const shared = a.tracks.filter((track) => b.tracks.includes(track))
  const own = b.tracks.filter((track) => !shared.includes(track))
  const tracks = [...a.tracks, ...own].filter((track) => !drop.includes(track))
  letterCount(digits, tracks.length)
  const value = (track: string) => {
    const at = tracks.indexOf(track)
    return at < 0 ? 0 : digits ** at
  }
  const keyOf = (track: string) => {
    const at = shared.indexOf(track)
    return at < 0 ? 0 : digits ** at
  }
  const keyCount = letterCount(digits, shared.length)
  const left = grouped(a, letterMap(digits, a.tracks.map(keyOf)), keyCount)
  const right = grouped(b, letterMap(digits, b.tracks.map(keyOf)), keyCount)
  const leftPart = letterMap(digits, a.tracks.map(value))
  const rightPart = letterMap(
    digits,
    b.tracks.map((track) => (shared.includes(track) ? 0 : value(track))),
  )
  const pairs = new Triples()
  const [first, letters, targets] = [new Ints(), new Ints(), new Ints()]
  const starts: number[] = []
  for (const p of a.starts) for (const q of b.starts) starts.push(pairs.id(p, q, 0))
  first.push(0)
  for (let pair = 0; pair < pairs.size; pair++) {
    const [p, q] = [pairs.a.items[pair] as number, pairs.b.items[pair] as number]
    const before = letters.length
    let i = a.first[p] as number
    let j = b.first[q] as number
    const [iEnd, jEnd] = [a.first[p + 1] as number, b.first[q + 1] as number]
    while (i < iEnd && j < jEnd) {
      const [x, y] = [left.keys[i] as number, right.keys[j] as number]
      if (x < y) i++
      else if (y < x) j++
      else {
        let end = j
        while (end < jEnd && right.keys[end] === x) end++
        for (; i < iEnd && left.keys[i] === x; i++) {
          const part = leftPart[left.letters[i] as number] as number
          const to = left.targets[i] as number
          for (let k = j; k < end; k++) {
            letters.push(part + (rightPart[right.letters[k] as number] as number))
            targets.push(pairs.id(to, right.targets[k] as number, 0))
          }
        }
        j = end
      }
    }
    first.push(letters.length)
    work.spend(PER_EDGE * (2 + letters.length - before + iEnd - (a.first[p] as number)))
    if ((pair & 0xfff) === 0) work.tell()
    boundSize(pairs.size, letters.length)
  }
  const accept = new Uint8Array(pairs.size)
  for (let pair = 0; pair < pairs.size; pair++)
    accept[pair] =
      (a.accept[pairs.a.items[pair] as number] as number) &
      (b.accept[pairs.b.items[pair] as number] as number)
  return trimmed({
    tracks,
    starts,
    accept,
    first: first.taken(),
    letters: letters.taken(),
    targets: targets.taken(),
    deterministic: a.deterministic && b.deterministic && drop.length === 0,
  })
}

/** The edges of an automaton, those of each state sorted by their keys. */
function grouped(
  a: Automaton,
  keyOf: Int32Array,
  keyCount: number,
): { keys: Int32Array; letters: Int32Array; targets: Int32Array } {
  const order = sortedBy(a, keyOf, keyCount)
  const letters = order.map((e) => a.letters[e] as number)
  return {
    keys: letters.map((letter) => keyOf[letter] as number),
    letters,
    targets: order.map((e) => a.targets[e] as number),
  }
}

/** The set with some of its tracks forgotten. */
export function without(a: Automaton, drop: readonly string[], { digits }: Tape): Automaton {
  const tracks = a.tracks.filter((track) => !drop.includes(track))
  const map = letterMap(
    digits,
    a.tracks.map((track) => (drop.includes(track) ? 0 : digits ** tracks.indexOf(track))),
  )
  const letters = a.letters.map((letter) => map[letter] as number)
  return trimmed({ ...a, tracks, letters, deterministic: false })
}

/** The set with its tracks in another order. */
export function reordered(a: Automaton, tracks: readonly string[], { digits }: Tape): Automaton {
  if (a.tracks.join() === tracks.join()) return a
  const map = letterMap(
    digits,
    a.tracks.map((track) => digits ** tracks.indexOf(track)),
  )
  return { ...a, tracks, letters: a.letters.map((letter) => map[letter] as number) }
}
