import type { Automaton } from './automaton.ts'
import { minimised } from './minimise.ts'
import type { Numeration } from './numeration.ts'
import { GrowingWords } from './words.ts'
import type { Work } from './work.ts'

/** Which tuples of numbers below U_length are in a set. */
export interface TupleTable {
  readonly length: number
  /** The numbers are those of the tracks 0, 1, … */
  has(numbers: Float64Array): number
}

/** What a table shows: an automaton, or why it shows none. */
export interface Learned {
  readonly automaton?: Automaton
  /** As many digits told its states apart. */
  readonly depth: number
  /** Whether the table has to reach further. */
  readonly short?: boolean
}

/** More states are not guessed from a table of tuples, nor states by more than so many words. */
const [MOST_STATES, MOST_WORDS] = [3000, 1 << 17]

/**
 * An automaton for a table of tuples: two prefixes are one state when no suffix of at most `depth`
 * digits tells them apart (Myhill and Nerode, as far as the table goes). It agrees with the whole
 * table, and nothing more is known of it. The least depth from `from` on that does.
 */
export function learnSet(
  system: Numeration,
  tracks: number,
  table: TupleTable,
  from: number,
  work: Work,
): Learned {
  const letters = system.digits ** tracks
  let short = true
  let depth = from
  for (; depth < table.length && letters ** depth <= MOST_WORDS; depth++) {
    const guess = guessed(system, tracks, table, depth, work)
    if (guess === 'states') return { depth }
    if (guess === 'short') continue
    short = false
    if (agrees(system, tracks, table, guess)) return { automaton: guess, depth }
  }
  return { depth, short }
}

function guessed(
  system: Numeration,
  tracks: number,
  table: TupleTable,
  depth: number,
  work: Work,
): Automaton | 'short' | 'states' {
  const { digits } = system
  const letters = digits ** tracks
  const reader = new TupleReader(system, tracks, table)
  const states: { readonly word: Float64Array; readonly length: number }[] = []
  const ids = new Map<number, number>()
  const next: number[] = []
  let isShort = false
  const stateOf = (word: Float64Array, length: number): number => {
    if (length + depth > table.length) {
      isShort = true
      return -1
    }
    const signature = reader.signature(word, depth)
    if (signature === 0) return -1
    const known = ids.get(signature)
    if (known !== undefined) return known
    ids.set(signature, states.length)
    states.push({ word: word.slice(), length })
    return states.length - 1
  }
  stateOf(reader.empty(), 0)
  const word = reader.empty()
  for (let q = 0; q < states.length; q++) {
    const state = states[q] as (typeof states)[number]
    work.time()
    for (let s = 0; s < letters; s++)
      next.push(reader.extend(state.word, s, word) ? stateOf(word, state.length + 1) : -1)
    if (isShort) return 'short'
    if (states.length > MOST_STATES) return 'states'
  }
  return minimised({
    tracks: Array.from({ length: tracks }, (_, i) => `${i}`),
    digits,
    size: states.length,
    next: Int32Array.from(next),
    accepts: Uint8Array.from(states, (state) => reader.has(state.word)),
  })
}

/** Whether an automaton says of all tuples what the table says. */
function agrees(
  system: Numeration,
  tracks: number,
  table: TupleTable,
  { next, accepts, size }: Automaton,
): boolean {
  const letters = system.digits ** tracks
  const reader = new TupleReader(system, tracks, table)
  const stack = Array.from({ length: table.length + 1 }, () => reader.empty())
  const walk = (depth: number, state: number): boolean => {
    const word = stack[depth] as Float64Array
    if (depth === table.length) return reader.has(word) === (state < 0 ? 0 : accepts[state])
    for (let s = 0; s < letters; s++)
      if (reader.extend(word, s, stack[depth + 1] as Float64Array)) {
        const to = state < 0 ? -1 : (next[state * letters + s] as number)
        if (!walk(depth + 1, to)) return false
      }
    return true
  }
  return walk(0, size > 0 ? 0 : -1)
}

/** Tuples of words that grow together. */
class TupleReader {
  private readonly words: GrowingWords
  private readonly tracks: number
  private readonly table: TupleTable
  private readonly letters: readonly (readonly number[])[]
  private readonly numbers: Float64Array
  private readonly stack: Float64Array[] = []
  private any = 0
  private high = 0
  private low = 0

  constructor(system: Numeration, tracks: number, table: TupleTable) {
    this.words = new GrowingWords(system)
    this.tracks = tracks
    this.table = table
    this.letters = Array.from({ length: system.digits ** tracks }, (_, s) =>
      Array.from({ length: tracks }, (_, i) => Math.floor(s / system.digits ** i) % system.digits),
    )
    this.numbers = new Float64Array(tracks)
  }

  empty(): Float64Array {
    return new Float64Array(this.tracks * this.words.width)
  }

  extend(word: Float64Array, letter: number, out: Float64Array): boolean {
    const { width } = this.words
    const digits = this.letters[letter] as readonly number[]
    for (let i = 0; i < this.tracks; i++)
      if (!this.words.extend(word, i * width, digits[i] as number, out, i * width)) return false
    return true
  }

  /** 1 where the tuple of canonical words is in the table. */
  has(word: Float64Array): number {
    const { width, system } = this.words
    for (let i = 0; i < this.tracks; i++) {
      if (!system.canonical.accepts[word[i * width + width - 1] as number]) return 0
      this.numbers[i] = word[i * width] as number
    }
    return this.table.has(this.numbers)
  }

  /** A number that is equal where the same suffixes up to a depth are in the table; 0 for none. */
  signature(word: Float64Array, depth: number): number {
    while (this.stack.length <= depth) this.stack.push(this.empty())
    this.high = 0x811c9dc5 | 0
    this.low = 1
    this.any = 0
    this.walk(word, depth)
    return this.any ? this.high * 2 ** 32 + (this.low >>> 0) || 1 : 0
  }

  private walk(word: Float64Array, depth: number): void {
    const yes = this.has(word)
    this.any |= yes
    this.mix(yes + 1)
    if (depth === 0) return
    const longer = this.stack[depth] as Float64Array
    for (let s = 0; s < this.letters.length; s++)
      if (this.extend(word, s, longer)) this.walk(longer, depth - 1)
      else this.mix(7)
  }

  private mix(value: number): void {
    this.high = Math.imul(this.high ^ value, 0x01000193) ^ (this.high >>> 13)
    this.low = (Math.imul(this.low, 69069) + Math.imul(value, 0x5bd1e995)) | 0
  }
}
