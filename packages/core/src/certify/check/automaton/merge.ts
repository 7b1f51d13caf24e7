import { type Automaton, letterCount, letterMap, sortedBy, type Tape } from './automaton.ts'
import { Ints, Triples } from './growing.ts'

const PER_EDGE = 10

/**
 * The smallest automaton of the set of a deterministic one whose states are all reached and all lead
 * to acceptance (E. F. Moore's refinement), in the form that is the same for all automata of the
 * set: states are numbered as a search in breadth first meets them, by rising letters.
 */
export function merged(a: Automaton, tape: Tape): Automaton {
  const { digits, work } = tape
  const states = a.accept.length
  if (states === 0) return a
  const plain = letterMap(
    digits,
    a.tracks.map((_, i) => digits ** i),
  )
  const order = sortedBy(a, plain, letterCount(digits, a.tracks.length))
  const letters = order.map((e) => a.letters[e] as number)
  const targets = order.map((e) => a.targets[e] as number)
  let classes = Int32Array.from(a.accept)
  let count = new Set(a.accept).size
  for (;;) {
    work.spend(PER_EDGE * (states + letters.length))
    // the signature of a state is a path in a tree: its class, then each letter with the class it leads to
    const paths = new Triples()
    const ends = new Int32Array(states)
    for (let q = 0; q < states; q++) {
      let path = paths.id(-1, classes[q] as number, 0)
      for (let e = a.first[q] as number; e < (a.first[q + 1] as number); e++)
        path = paths.id(path, letters[e] as number, classes[targets[e] as number] as number)
      ends[q] = path
    }
    const number = new Int32Array(paths.size).fill(-1)
    let refined = 0
    const next = new Int32Array(states)
    for (let q = 0; q < states; q++) {
      const end = ends[q] as number
      if ((number[end] as number) < 0) number[end] = refined++
      next[q] = number[end] as number
    }
    classes = next
    if (refined === count) break
    count = refined
  }
  return numbered({ ...a, letters, targets }, classes, count)
}

/** The automaton of the classes of states; edges are sorted by their letters. */
function numbered(a: Automaton, classes: Int32Array, count: number): Automaton {
  const number = new Int32Array(count).fill(-1)
  const states = new Ints()
  const meet = (q: number): number => {
    const c = classes[q] as number
    if ((number[c] as number) < 0) {
      number[c] = states.length
      states.push(q)
    }
    return number[c] as number
  }
  const [first, letters, targets] = [new Ints(), new Ints(), new Ints()]
  meet(a.starts[0] as number)
  first.push(0)
  for (let i = 0; i < states.length; i++) {
    const q = states.items[i] as number
    for (let e = a.first[q] as number; e < (a.first[q + 1] as number); e++) {
      letters.push(a.letters[e] as number)
      targets.push(meet(a.targets[e] as number))
    }
    first.push(letters.length)
  }
  return {
    tracks: a.tracks,
    starts: [0],
    accept: Uint8Array.from(states.taken(), (q) => a.accept[q] as number),
    first: first.taken(),
    letters: letters.taken(),
    targets: targets.taken(),
    deterministic: true,
  }
}
