import { type Automaton, lettersOf, nothing } from './automaton.ts'
import { Partition } from './partition.ts'

/** 1 for the states from which an accepting state can be reached. */
function aliveIn({ size, next, accepts }: Automaton, letters: number): Uint8Array {
  const alive = new Uint8Array(size)
  const { heads, tails } = incoming(size, letters, next)
  const open: number[] = []
  for (let q = 0; q < size; q++)
    if (accepts[q]) {
      alive[q] = 1
      open.push(q)
    }
  for (let q = open.pop(); q !== undefined; q = open.pop())
    for (let i = heads[q] as number; i < (heads[q + 1] as number); i++) {
      const from = Math.floor((tails[i] as number) / letters)
      if (alive[from]) continue
      alive[from] = 1
      open.push(from)
    }
  return alive
}

/** The cells of the table that lead to state q: tails[heads[q]] … tails[heads[q + 1] − 1]. */
function incoming(size: number, letters: number, next: Int32Array) {
  const heads = new Int32Array(size + 2)
  for (let i = 0; i < size * letters; i++) {
    const to = next[i] as number
    if (to >= 0) heads[to + 2] = (heads[to + 2] as number) + 1
  }
  for (let q = 2; q < size + 2; q++) heads[q] = (heads[q] as number) + (heads[q - 1] as number)
  const tails = new Int32Array(heads[size + 1] as number)
  for (let i = 0; i < size * letters; i++) {
    const to = next[i] as number
    if (to < 0) continue
    const at = heads[to + 1] as number
    tails[at] = i
    heads[to + 1] = at + 1
  }
  return { heads, tails }
}

/**
 * The smallest automaton of the same set; its states are numbered as they are first met, breadth
 * first, so that equal sets have equal tables.
 */
export function minimised(automaton: Automaton): Automaton {
  const { tracks, digits, size, accepts } = automaton
  const letters = lettersOf(automaton)
  if (size === 0) return nothing(tracks, digits)
  const alive = aliveIn(automaton, letters)
  if (!alive[0]) return nothing(tracks, digits)
  const next = automaton.next.slice(0, size * letters)
  for (let i = 0; i < next.length; i++) {
    const to = next[i] as number
    if (to >= 0 && !(alive[to] && alive[Math.floor(i / letters)])) next[i] = -1
  }
  const states = classes(size, letters, next, accepts)
  // numbered by breadth first search
  const numbers = new Int32Array(states.sets).fill(-1)
  const order = [0]
  numbers[states.setOf[0] as number] = 0
  const table = new Int32Array(states.sets * letters)
  for (let i = 0; i < order.length; i++) {
    const q = order[i] as number
    for (let s = 0; s < letters; s++) {
      const to = next[q * letters + s] as number
      if (to < 0) {
        table[i * letters + s] = -1
        continue
      }
      const set = states.setOf[to] as number
      if ((numbers[set] as number) < 0) {
        numbers[set] = order.length
        order.push(to)
      }
      table[i * letters + s] = numbers[set] as number
    }
  }
  return {
    tracks,
    digits,
    size: order.length,
    next: table.slice(0, order.length * letters),
    accepts: Uint8Array.from(order, (q) => accepts[q] as number),
  }
}

/** The coarsest partition of the states in which equal letters lead to equal sets (Valmari 2012). */
function classes(size: number, letters: number, next: Int32Array, accepts: Uint8Array): Partition {
  const states = new Partition(size)
  for (let q = 0; q < size; q++) if (accepts[q]) states.mark(q)
  states.split()
  const { heads, tails } = incoming(size, letters, next)
  // transitions are numbered by their places among the tails; first they are sorted by letters
  const count = new Int32Array(letters + 1)
  for (const cell of tails)
    count[(cell % letters) + 1] = (count[(cell % letters) + 1] as number) + 1
  for (let s = 0; s < letters; s++) count[s + 1] = (count[s + 1] as number) + (count[s] as number)
  const order = new Int32Array(tails.length)
  for (let t = 0; t < tails.length; t++) {
    const s = (tails[t] as number) % letters
    const at = count[s] as number
    order[at] = t
    count[s] = at + 1
  }
  const cords = Partition.byClass(order, (t) => (tails[t] as number) % letters)
  const from = tails.map((cell) => Math.floor(cell / letters))
  let done = 1
  for (let cord = 0; cord < cords.sets; cord++) {
    for (let i = cords.first[cord] as number; i < (cords.end[cord] as number); i++)
      states.mark(from[cords.elements[i] as number] as number)
    states.split()
    for (; done < states.sets; done++) {
      for (let i = states.first[done] as number; i < (states.end[done] as number); i++) {
        const q = states.elements[i] as number
        for (let t = heads[q] as number; t < (heads[q + 1] as number); t++) cords.mark(t)
      }
      cords.split()
    }
  }
  return states
}
