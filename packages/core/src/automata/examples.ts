import type { Example } from './arithmetic.ts'
import { type Automaton, lettersOf } from './automaton.ts'
import { numberOf } from './digits.ts'
import type { Numeration } from './numeration.ts'

/** Tuples of a set, the shortest words first and those of a length in the order of the digits. */
export function* examplesOf(set: Automaton, system: Numeration): Generator<Example> {
  const { size, accepts, next, tracks, digits } = set
  if (size === 0) return
  const letters = lettersOf(set)
  const tuple = (word: readonly number[]): Example =>
    Object.fromEntries(
      tracks.map((track, i) => [
        track,
        numberOf(
          system,
          word.map((letter) => Math.floor(letter / digits ** i) % digits),
        ),
      ]),
    )
  if (accepts[0] === 1) yield tuple([])
  // the first number goes slowest
  const digit = (letter: number, i: number) => Math.floor(letter / digits ** i) % digits
  const order = Array.from({ length: letters }, (_, letter) => letter).sort((p, q) => {
    const i = tracks.findIndex((_, track) => digit(p, track) !== digit(q, track))
    return i < 0 ? 0 : digit(p, i) - digit(q, i)
  })
  /** ends[l]: flags of the states that accept a word of length l. */
  const ends: Uint8Array[] = [accepts]
  function* words(q: number, left: number, word: number[]): Generator<Example> {
    if (left === 0) return yield tuple(word)
    for (const letter of order) {
      if (word.length === 0 && letter === 0) continue
      const to = next[q * letters + letter] as number
      if (to < 0 || ends[left - 1]?.[to] !== 1) continue
      word.push(letter)
      yield* words(to, left - 1, word)
      word.pop()
    }
  }
  // a length without words is followed by one with words, within as many lengths as there are states
  for (let length = 1, idle = 0; idle <= size; length++) {
    let found = false
    for (const example of words(0, length, [])) {
      found = true
      yield example
    }
    idle = found ? 0 : idle + 1
    const last = ends[length - 1] as Uint8Array
    ends.push(
      Uint8Array.from({ length: size }, (_, q) => {
        for (let letter = 0; letter < letters; letter++) {
          const to = next[q * letters + letter] as number
          if (to >= 0 && last[to] === 1) return 1
        }
        return 0
      }),
    )
  }
}

/** How many tuples a set has; undefined where it has infinitely many. */
export function countOf(set: Automaton): bigint | undefined {
  const { size, accepts, next } = set
  if (size === 0) return 0n
  const letters = lettersOf(set)
  /** How many words go on from a state; undefined while they are being counted. */
  const counts = new Map<number, bigint | undefined>()
  // every state accepts something, so a state that leads back to itself makes the set infinite
  const open: { q: number; letter: number; sum: bigint }[] = []
  const enter = (q: number) => {
    counts.set(q, undefined)
    open.push({ q, letter: 0, sum: BigInt(accepts[q] as number) })
  }
  let total = BigInt(accepts[0] as number)
  for (let letter = 1; letter < letters; letter++) {
    const start = next[letter] as number
    if (start < 0) continue
    if (!counts.has(start)) enter(start)
    for (let at = open.at(-1); at; at = open.at(-1)) {
      if (at.letter === letters) {
        counts.set(at.q, at.sum)
        open.pop()
        continue
      }
      const to = next[at.q * letters + at.letter] as number
      if (to >= 0 && !counts.has(to)) {
        enter(to)
        continue
      }
      at.letter++
      if (to < 0) continue
      const count = counts.get(to)
      if (count === undefined) return undefined
      at.sum += count
    }
    total += counts.get(start) as bigint
  }
  return total
}
