import { type Word, wordOf } from './ask.ts'
import { type Automaton, boundSize, letterCount, type Tape } from './automaton.ts'
import { Ints } from './growing.ts'

const PER_EDGE = 8

/**
 * A shortest word of a deterministic automaton that none of some others accepts, undefined where
 * there is none: all over the same tracks in one order; the others need not be deterministic. A set
 * of their states is followed only where no smaller one was met beside the same state of the first:
 * what the larger set misses, the smaller misses too (De Wulf, Doyen, Henzinger and Raskin,
 * Antichains, 2006).
 */
export function missed(
  a: Automaton,
  others: readonly Automaton[],
  { digits, work }: Tape,
): Word | undefined {
  if (a.starts.length === 0) return undefined
  const count = letterCount(digits, a.tracks.length)
  const firsts = others.map(() => 0)
  let states = 0
  for (const [i, { accept }] of others.entries()) {
    firsts[i] = states
    states += accept.length
  }
  const { accepting, begin, width } = bits(others, firsts, states)
  const owner = new Int32Array(states)
  for (const [i, { accept }] of others.entries())
    owner.fill(i, firsts[i] as number, (firsts[i] as number) + accept.length)
  const [place, parents, letters, before] = [new Ints(), new Ints(), new Ints(), new Ints()]
  const sets = new Ints(1024)
  /** The last node that was met for a state of `a`; `before` has the one before it. */
  const last = new Int32Array(a.accept.length).fill(-1)
  const keep = (p: number, set: Int32Array, from: number, parent: number, letter: number) => {
    for (let node = last[p] as number; node >= 0; node = before.items[node] as number) {
      work.spend(2)
      let w = 0
      while (
        w < width &&
        ((sets.items[node * width + w] as number) & ~(set[from + w] as number)) === 0
      )
        w++
      if (w === width) return
    }
    before.push(last[p] as number)
    last[p] = place.length
    place.push(p)
    parents.push(parent)
    letters.push(letter)
    for (let w = 0; w < width; w++) sets.push(set[from + w] as number)
  }
  /** The set that each letter leads to. */
  const reached = new Int32Array(count * width)
  keep(a.starts[0] as number, begin, 0, -1, 0)
  for (let node = 0; node < place.length; node++) {
    const p = place.items[node] as number
    reached.fill(0)
    let [edges, inside] = [0, false]
    for (let w = 0; w < width; w++) {
      let rest = sets.items[node * width + w] as number
      if ((rest & (accepting[w] as number)) !== 0) inside = true
      for (; rest !== 0; rest &= rest - 1) {
        const state = 32 * w + 31 - Math.clz32(rest & -rest)
        const at = owner[state] as number
        const { first, letters: by, targets } = others[at] as Automaton
        const q = state - (firsts[at] as number)
        const end = first[q + 1] as number
        for (let e = first[q] as number; e < end; e++) {
          const to = (firsts[at] as number) + (targets[e] as number)
          const word = (by[e] as number) * width + (to >> 5)
          reached[word] = (reached[word] as number) | (1 << (to & 31))
        }
        edges += 1 + end - (first[q] as number)
      }
    }
    if (a.accept[p] === 1 && !inside) return wordOf(node, parents, letters)
    const [from, to] = [a.first[p] as number, a.first[p + 1] as number]
    work.spend(PER_EDGE * (1 + edges + to - from) + reached.length)
    for (let e = from; e < to; e++) {
      const letter = a.letters[e] as number
      keep(a.targets[e] as number, reached, letter * width, node, letter)
    }
    if ((node & 0xff) === 0) work.tell()
    boundSize(place.length, sets.length)
  }
  return undefined
}

/** The states of some automata as bits in words of 32: those that accept, and those at which they begin. */
function bits(list: readonly Automaton[], firsts: readonly number[], states: number) {
  const width = Math.max(1, Math.ceil(states / 32))
  const [accepting, begin] = [new Int32Array(width), new Int32Array(width)]
  const add = (set: Int32Array, state: number) => {
    set[state >> 5] = (set[state >> 5] as number) | (1 << (state & 31))
  }
  for (const [i, { accept, starts }] of list.entries()) {
    const from = firsts[i] as number
    for (const [q, flag] of accept.entries()) if (flag === 1) add(accepting, from + q)
    for (const q of starts) add(begin, from + q)
  }
  return { accepting, begin, width }
}
