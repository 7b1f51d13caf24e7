import { type Automaton, boundSize, letterCount, letterMap, type Tape } from './automaton.ts'
import { Ints, Lists, Triples } from './growing.ts'
import { trimmed } from './trim.ts'

const PER_EDGE = 20

/** A word over some tracks, as letters, the most significant first. */
export type Word = readonly number[]

/** Whether nothing is in a set; its automaton has only states that lead to acceptance. */
export function isEmpty(a: Automaton): boolean {
  return a.starts.length === 0
}

/** For a deterministic automaton: where each state goes by each letter, −1 for nowhere. */
function nextTable(a: Automaton, letters: number): Int32Array {
  boundSize(0, a.accept.length * letters)
  const table = new Int32Array(a.accept.length * letters).fill(-1)
  for (let q = 0; q < a.accept.length; q++)
    for (let e = a.first[q] as number; e < (a.first[q + 1] as number); e++)
      table[q * letters + (a.letters[e] as number)] = a.targets[e] as number
  return table
}

/** The tuples of `all` that are not in `a`: both over the same tracks, in one order, and deterministic. */
export function rest(all: Automaton, a: Automaton, { digits, work }: Tape): Automaton {
  const count = letterCount(digits, a.tracks.length)
  const table = nextTable(a, count)
  const pairs = new Triples()
  const [first, letters, targets] = [new Ints(), new Ints(), new Ints()]
  for (const p of all.starts) pairs.id(p, a.starts[0] ?? -1, 0)
  first.push(0)
  for (let pair = 0; pair < pairs.size; pair++) {
    const [p, q] = [pairs.a.items[pair] as number, pairs.b.items[pair] as number]
    for (let e = all.first[p] as number; e < (all.first[p + 1] as number); e++) {
      const letter = all.letters[e] as number
      const to = q < 0 ? -1 : (table[q * count + letter] as number)
      letters.push(letter)
      targets.push(pairs.id(all.targets[e] as number, to, 0))
    }
    work.spend(PER_EDGE * (letters.length - (first.items[pair] as number)))
    first.push(letters.length)
    boundSize(pairs.size, letters.length)
  }
  const accept = new Uint8Array(pairs.size)
  for (let pair = 0; pair < pairs.size; pair++) {
    const q = pairs.b.items[pair] as number
    const inside = q >= 0 && a.accept[q] === 1
    accept[pair] = all.accept[pairs.a.items[pair] as number] === 1 && !inside ? 1 : 0
  }
  return trimmed({
    tracks: a.tracks,
    starts: pairs.size > 0 ? [0] : [],
    accept,
    first: first.taken(),
    letters: letters.taken(),
    targets: targets.taken(),
    deterministic: true,
  })
}

/**
 * A shortest word that all of these accept, undefined where there is none: all deterministic, over
 * the same tracks in one order. No product is kept, only the lists of states that are met.
 */
export function common(list: readonly Automaton[], { digits, work }: Tape): Word | undefined {
  if (list.some(isEmpty)) return undefined
  const count = letterCount(digits, list[0]?.tracks.length ?? 0)
  // the fewest edges first: they rule most letters out
  const sorted = [...list].sort((a, b) => spread(a) - spread(b))
  const [lead, ...others] = sorted as [Automaton, ...Automaton[]]
  const tables = others.map((a) => nextTable(a, count))
  const size = sorted.length
  const nodes = new Lists()
  const [parents, letters] = [new Ints(), new Ints()]
  const node = new Int32Array(size)
  const keep = (parent: number, letter: number): void => {
    let hash = 0
    for (let i = 0; i < size; i++) hash = Math.imul(hash ^ (node[i] as number), 0x9e3779b1) + i
    hash ^= hash >>> 15
    const before = nodes.size
    nodes.id(node, size, hash, (kept) => {
      for (let i = 0; i < size; i++)
        if (nodes.items.items[kept * size + i] !== node[i]) return false
      return true
    })
    if (nodes.size === before) return
    parents.push(parent)
    letters.push(letter)
  }
  keep(-1, 0)
  for (let at = 0; at < nodes.size; at++) {
    const q = nodes.items.items[at * size] as number
    if (accepted(sorted, nodes.items.items, at * size)) return wordOf(at, parents, letters)
    const [from, to] = [lead.first[q] as number, lead.first[q + 1] as number]
    work.spend(PER_EDGE * (1 + to - from))
    for (let e = from; e < to; e++) {
      const letter = lead.letters[e] as number
      node[0] = lead.targets[e] as number
      let i = 0
      for (; i < tables.length; i++) {
        const state = nodes.items.items[at * size + i + 1] as number
        const next = (tables[i] as Int32Array)[state * count + letter] as number
        if (next < 0) break
        node[i + 1] = next
      }
      if (i === tables.length) keep(at, letter)
    }
    if ((at & 0xfff) === 0) work.tell()
    boundSize(nodes.size, nodes.size)
  }
  return undefined
}

function spread(a: Automaton): number {
  return a.letters.length / a.accept.length
}

function accepted(list: readonly Automaton[], nodes: Int32Array, from: number): boolean {
  return list.every((a, i) => a.accept[nodes[from + i] as number] === 1)
}

export function wordOf(node: number, parents: Ints, letters: Ints): Word {
  const word: number[] = []
  for (let at = node; (parents.items[at] as number) >= 0; at = parents.items[at] as number)
    word.push(letters.items[at] as number)
  return word.reverse()
}

/** A shortest word of a set, which need not be deterministic; undefined where it is empty. */
export function someWord(a: Automaton): Word | undefined {
  const [parents, letters, states] = [new Ints(), new Ints(), new Ints()]
  const seen = new Uint8Array(a.accept.length)
  const meet = (q: number, parent: number, letter: number) => {
    if (seen[q] === 1) return
    seen[q] = 1
    states.push(q)
    parents.push(parent)
    letters.push(letter)
  }
  for (const q of a.starts) meet(q, -1, 0)
  for (let at = 0; at < states.length; at++) {
    const q = states.items[at] as number
    if (a.accept[q] === 1) return wordOf(at, parents, letters)
    for (let e = a.first[q] as number; e < (a.first[q + 1] as number); e++)
      meet(a.targets[e] as number, at, a.letters[e] as number)
  }
  return undefined
}

/** Whether all tuples of `a` are in `b`, a deterministic automaton over tracks that are among those of `a`. */
export function isWithin(a: Automaton, b: Automaton, { digits, work }: Tape): boolean {
  const count = letterCount(digits, b.tracks.length)
  const table = nextTable(b, count)
  const map = letterMap(
    digits,
    a.tracks.map((track) => (b.tracks.includes(track) ? digits ** b.tracks.indexOf(track) : 0)),
  )
  const pairs = new Triples()
  for (const p of a.starts) pairs.id(p, b.starts[0] ?? -1, 0)
  for (let pair = 0; pair < pairs.size; pair++) {
    const [p, q] = [pairs.a.items[pair] as number, pairs.b.items[pair] as number]
    // every state of `a` leads to acceptance
    if (q < 0 || (a.accept[p] === 1 && b.accept[q] === 0)) return false
    const [from, to] = [a.first[p] as number, a.first[p + 1] as number]
    work.spend(PER_EDGE * (1 + to - from))
    for (let e = from; e < to; e++)
      pairs.id(
        a.targets[e] as number,
        table[q * count + (map[a.letters[e] as number] as number)] as number,
        0,
      )
    boundSize(pairs.size, 0)
  }
  return true
}
