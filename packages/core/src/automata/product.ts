import { type Automaton, letterMap, lettersOf, nothing, tracksOf } from './automaton.ts'
import { minimised } from './minimise.ts'
import { PairMap } from './pair-map.ts'
import { Numbers, Rows } from './rows.ts'
import type { Work } from './work.ts'

/** In both sets, in one of them, in the first but not in the second, or in exactly one. */
export type Joint = 'and' | 'or' | 'without' | 'differ'

/**
 * The smallest automaton of what two sets make. Where their tracks differ, `and` is the set of
 * tuples over all of them, and of the others only `without` a second set with fewer tracks makes
 * sense: tracks that an automaton does not read are not held to canonical words.
 */
export function product(a: Automaton, b: Automaton, how: Joint, work: Work): Automaton {
  return minimised(joined(a, b, how, work))
}

function joined(a: Automaton, b: Automaton, how: Joint, work: Work): Automaton {
  const { digits } = a
  const tracks = tracksOf([a, b])
  const letters = work.letters(digits ** tracks.length)
  const needsFirst = how === 'and' || how === 'without'
  if ((needsFirst && a.size === 0) || (how === 'and' && b.size === 0))
    return nothing(tracks, digits)
  const [ofA, ofB] = [letterMap(tracks, a.tracks, digits), letterMap(tracks, b.tracks, digits)]
  const [rowA, rowB] = [lettersOf(a), lettersOf(b)]
  const rows = new Rows(letters, work)
  const known = new PairMap()
  const [firsts, seconds, accepts] = [new Numbers(), new Numbers(), new Numbers()]
  const numberOf = (p: number, q: number): number => {
    if (p < 0 && (needsFirst || q < 0)) return -1
    if (q < 0 && how === 'and') return -1
    const found = known.number(p + 1, q + 1, rows.count)
    if (found >= 0) return found
    firsts.push(p)
    seconds.push(q)
    const [x, y] = [p < 0 ? 0 : (a.accepts[p] as number), q < 0 ? 0 : (b.accepts[q] as number)]
    accepts.push(how === 'and' ? x & y : how === 'or' ? x | y : how === 'without' ? x & ~y : x ^ y)
    return rows.add()
  }
  if (numberOf(a.size > 0 ? 0 : -1, b.size > 0 ? 0 : -1) < 0) return nothing(tracks, digits)
  for (let i = 0; i < rows.count; i++) {
    const [p, q] = [firsts.at[i] as number, seconds.at[i] as number]
    for (let s = 0; s < letters; s++) {
      const x = p < 0 ? -1 : (a.next[p * rowA + (ofA[s] as number)] as number)
      const y = q < 0 ? -1 : (b.next[q * rowB + (ofB[s] as number)] as number)
      const to = numberOf(x, y)
      rows.cells[i * letters + s] = to
    }
  }
  return {
    tracks,
    digits,
    size: rows.count,
    next: rows.all(),
    accepts: Uint8Array.from(accepts.at.subarray(0, rows.count)),
  }
}
