import { type Automaton, letterMap, lettersOf, tracksOf } from './automaton.ts'
import { PairMap } from './pair-map.ts'
import { Numbers } from './rows.ts'
import type { Work } from './work.ts'

/** For each track the digits of a number, most significant first. */
export type Words = ReadonlyMap<string, readonly number[]>

/** A set, or with `not` all canonical tuples outside of it. */
export interface Part {
  readonly set: Automaton
  readonly not?: boolean
}

/**
 * A shortest word over all tracks that is in all parts; undefined where there is none. Nothing is
 * built: tuples of states are searched breadth first, so that a union of large sets is never made.
 * Parts that are complements do not look at whether the word is canonical; another one must.
 */
export function commonWord(parts: readonly Part[], work: Work): Words | undefined {
  const automata = parts.map(({ set }) => set)
  if (parts.some(({ set, not }) => !not && set.size === 0)) return undefined
  const [first] = automata
  if (!first) return undefined
  const { digits } = first
  const tracks = tracksOf(automata)
  const letters = work.letters(digits ** tracks.length)
  const images = automata.map((each) => letterMap(tracks, each.tracks, digits))
  const rows = automata.map(lettersOf)
  const width = parts.length
  const states = new Numbers()
  const [cameFrom, cameBy] = [new Numbers(), new Numbers()]
  const number = tupleNumbers(width)
  const tuple = new Int32Array(width)
  const note = (from: number, by: number) => {
    if (number(tuple) >= 0) return
    for (const q of tuple) states.push(q)
    cameFrom.push(from)
    cameBy.push(by)
    // tuples are not stored as an automaton: four times as many are as large as one
    work.states(cameFrom.length >> 2, width)
  }
  for (const [i, { size }] of automata.entries()) tuple[i] = size > 0 ? 0 : -1
  note(-1, 0)
  for (let at = 0; at < cameFrom.length; at++) {
    const base = at * width
    let inAll = true
    for (let i = 0; i < width && inAll; i++) {
      const q = states.at[base + i] as number
      const accepts = q >= 0 && automata[i]?.accepts[q] === 1
      inAll = accepts !== (parts[i]?.not ?? false)
    }
    if (inAll) return wordTo(at, cameFrom, cameBy, tracks, digits)
    for (let s = 0; s < letters; s++) {
      let alive = true
      for (let i = 0; i < width && alive; i++) {
        const q = states.at[base + i] as number
        const automaton = automata[i] as Automaton
        const to =
          q < 0
            ? -1
            : (automaton.next[q * (rows[i] as number) + (images[i]?.[s] as number)] as number)
        tuple[i] = to
        alive = to >= 0 || parts[i]?.not === true
      }
      if (alive) note(at, s)
    }
  }
  return undefined
}

/** Numbers tuples, ((q0, q1), q2), …; gives ~number for a tuple that is new. */
function tupleNumbers(width: number): (tuple: Int32Array) => number {
  const maps = Array.from({ length: Math.max(1, width - 1) }, () => new PairMap())
  return (tuple) => {
    let id = (tuple[0] as number) + 1
    for (let i = 0; i < maps.length; i++) {
      const map = maps[i] as PairMap
      const found = map.number(id, i + 1 < width ? (tuple[i + 1] as number) + 1 : 0, map.size)
      if (i === maps.length - 1) return found
      id = found < 0 ? ~found : found
    }
    return id
  }
}

function wordTo(
  end: number,
  cameFrom: Numbers,
  cameBy: Numbers,
  tracks: readonly string[],
  digits: number,
): Words {
  const letters: number[] = []
  for (let at = end; (cameFrom.at[at] as number) >= 0; at = cameFrom.at[at] as number)
    letters.push(cameBy.at[at] as number)
  letters.reverse()
  return new Map(
    tracks.map((track, i) => [
      track,
      letters.map((letter) => Math.floor(letter / digits ** i) % digits),
    ]),
  )
}
