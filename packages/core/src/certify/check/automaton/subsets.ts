import { type Automaton, boundSize, letterCount, type Tape } from './automaton.ts'
import { Ints, Lists } from './growing.ts'
import { merged } from './merge.ts'
import { trimmed } from './trim.ts'

/** The steps that an edge takes when the states of a set are followed. */
const PER_EDGE = 8

/** The smallest deterministic automaton of a set. */
export function tidy(a: Automaton, tape: Tape): Automaton {
  return merged(a.deterministic ? a : trimmed(deterministic(a, tape)), tape)
}

/** The same set by an automaton whose states are the sets of states of `a` that a word leads to. */
function deterministic(a: Automaton, { digits, work }: Tape): Automaton {
  const states = a.accept.length
  const letterTotal = letterCount(digits, a.tracks.length)
  const weights = hashes(states)
  const stamps = new Int32Array(states)
  let stamp = 0
  const sets = new Lists()
  const members = new Int32Array(states)
  /** The number of a set of states, given with repetitions. */
  const numberOf = (list: Int32Array, length: number): number => {
    stamp++
    let [size, hash] = [0, 0]
    for (let i = 0; i < length; i++) {
      const q = list[i] as number
      if (stamps[q] === stamp) continue
      stamps[q] = stamp
      members[size++] = q
      hash = (hash + (weights[q] as number)) | 0
    }
    return sets.id(members, size, hash, (kept) => {
      if (sets.lengthOf(kept) !== size) return false
      for (let i = sets.from.items[kept] as number, k = 0; k < size; i++, k++)
        if (stamps[sets.items.items[i] as number] !== stamp) return false
      return true
    })
  }
  const [first, letters, targets] = [new Ints(), new Ints(), new Ints()]
  const heads = new Int32Array(letterTotal).fill(-1)
  const [nexts, ends] = [new Ints(), new Ints()]
  const touched: number[] = []
  const reached = new Ints()
  if (a.starts.length > 0) numberOf(Int32Array.from(a.starts), a.starts.length)
  first.push(0)
  for (let set = 0; set < sets.size; set++) {
    nexts.length = 0
    ends.length = 0
    touched.length = 0
    const [from, to] = [sets.from.items[set] as number, sets.from.items[set + 1] as number]
    for (let i = from; i < to; i++) {
      const q = sets.items.items[i] as number
      for (let e = a.first[q] as number; e < (a.first[q + 1] as number); e++) {
        const letter = a.letters[e] as number
        if (heads[letter] === -1) touched.push(letter)
        nexts.push(heads[letter] as number)
        ends.push(a.targets[e] as number)
        heads[letter] = ends.length - 1
      }
    }
    work.spend(PER_EDGE * (8 + ends.length))
    for (const letter of touched) {
      reached.length = 0
      for (let i = heads[letter] as number; i >= 0; i = nexts.items[i] as number)
        reached.push(ends.items[i] as number)
      heads[letter] = -1
      letters.push(letter)
      targets.push(numberOf(reached.items, reached.length))
    }
    first.push(letters.length)
    if ((set & 0xff) === 0) work.tell()
    boundSize(sets.size, letters.length + sets.items.length)
  }
  const accept = new Uint8Array(sets.size)
  for (let set = 0; set < sets.size; set++)
    for (let i = sets.from.items[set] as number; i < (sets.from.items[set + 1] as number); i++)
      if (a.accept[sets.items.items[i] as number] === 1) accept[set] = 1
  return {
    tracks: a.tracks,
    starts: sets.size > 0 ? [0] : [],
    accept,
    first: first.taken(),
    letters: letters.taken(),
    targets: targets.taken(),
    deterministic: true,
  }
}

/** A number for each state, of which the sum tells sets apart, mostly. */
function hashes(count: number): Int32Array {
  const list = new Int32Array(count)
  let x = 0x2545f491
  for (let i = 0; i < count; i++) {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    list[i] = x
  }
  return list
}
