import { type Automaton, letterMap, lettersOf } from './automaton.ts'
import { minimised } from './minimise.ts'

/** An automaton as plain data: rows are letter, target, letter, target, …, letters rising. */
export interface PlainAutomaton {
  readonly accept: readonly number[]
  readonly next: readonly (readonly number[])[]
}

/** The data of an automaton with its tracks in an order: equal sets have equal data. */
export function plainOf(automaton: Automaton, order: readonly string[]): PlainAutomaton {
  const { digits, size, next, accepts } = minimisedOver(automaton, order)
  const letters = digits ** order.length
  return {
    accept: [...accepts.keys()].filter((q) => accepts[q]),
    next: Array.from({ length: size }, (_, q) => {
      const row: number[] = []
      for (let s = 0; s < letters; s++) {
        const to = next[q * letters + s] as number
        if (to >= 0) row.push(s, to)
      }
      return row
    }),
  }
}

/** The smallest automaton whose letters are counted, and states met, by tracks in another order. */
function minimisedOver(automaton: Automaton, order: readonly string[]): Automaton {
  const { tracks, digits, size, next } = automaton
  const letters = lettersOf(automaton)
  const own = letterMap(order, tracks, digits)
  const moved = new Int32Array(size * letters)
  for (let q = 0; q < size; q++)
    for (let s = 0; s < letters; s++)
      moved[q * letters + s] = next[q * letters + (own[s] as number)] as number
  return minimised({ ...automaton, tracks: order, next: moved })
}

/** The automaton of data that `plainOf` made, on tracks in the same order. */
export function automatonOf(
  { accept, next }: PlainAutomaton,
  order: readonly string[],
  digits: number,
): Automaton {
  const letters = digits ** order.length
  const tracks = [...order].sort()
  const image = letterMap(order, tracks, digits)
  const table = new Int32Array(next.length * letters).fill(-1)
  for (const [q, row] of next.entries())
    for (let i = 0; i < row.length; i += 2)
      table[q * letters + (image[row[i] as number] as number)] = row[i + 1] as number
  const accepts = new Uint8Array(next.length)
  for (const q of accept) accepts[q] = 1
  return minimised({ tracks, digits, size: next.length, next: table, accepts })
}
