import type { Automaton } from './automaton.ts'
import { minimised } from './minimise.ts'
import type { Numeration } from './numeration.ts'
import { GrowingWords } from './words.ts'
import type { Work } from './work.ts'

/** y = f(x) for x below U_length; −1 where there is none. */
export interface FunctionTable {
  readonly length: number
  at(x: number): number
}

/** A prefix of x and y as GrowingWords has them: x first, then y. */
interface State {
  readonly word: Float64Array
  readonly length: number
  /** The answers to tests: 1, 0, or −1 where the table does not know. */
  readonly answers: number[]
}

/** A suffix of x and of y, as digits, that told two states apart. */
interface Test {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

/** The shortest suffixes that states are compared by. */
const LEAST_DEPTH = 2

/**
 * An automaton on the tracks 0 and 1 for the pairs (x, f(x)) of a table. Suffixes are looked at by
 * x alone, so that long ones are cheap: prefixes are compared by all suffixes of at most `depth`
 * digits, and where the table ends before, by shorter ones and by single long suffixes that have
 * told two states apart before. Undefined where states still appear at the end of the table.
 */
export function learnFunction(
  system: Numeration,
  table: FunctionTable,
  depth: number,
  mostStates: number,
  work: Work,
): Automaton | undefined {
  return new FunctionLearner(system, table, depth, work).learn(mostStates)
}

class FunctionLearner {
  private readonly words: GrowingWords
  private readonly table: FunctionTable
  private readonly depth: number
  private readonly work: Work
  private readonly digits: number
  private readonly counts: readonly Float64Array[]
  private readonly states: State[] = []
  private readonly tests: Test[] = []
  private buckets = new Map<number, number[]>()

  constructor(system: Numeration, table: FunctionTable, depth: number, work: Work) {
    this.words = new GrowingWords(system)
    this.table = table
    this.depth = depth
    this.work = work
    this.digits = system.digits
    this.counts = this.words.counts(depth)
  }

  learn(mostStates: number): Automaton | undefined {
    const { digits, states, words, table } = this
    const letters = digits * digits
    const next: number[] = []
    states.push({ word: new Float64Array(2 * words.width), length: 0, answers: [] })
    let [from, before] = [0, -1]
    for (let length = 1; from < states.length; length++) {
      const depth = Math.min(this.depth, table.length - length)
      if (depth < LEAST_DEPTH) return undefined
      if (depth !== before) this.sort(depth)
      before = depth
      const end = states.length
      for (; from < end; from++) {
        this.work.time()
        const { word } = states[from] as State
        for (let s = 0; s < letters; s++) {
          const longer = this.extended(word, s)
          next.push(longer ? this.stateOf({ word: longer, length, answers: [] }, depth) : -1)
        }
        if (states.length > mostStates) return undefined
      }
    }
    return minimised({
      tracks: ['0', '1'],
      digits,
      size: states.length,
      next: Int32Array.from(next),
      accepts: Uint8Array.from(states, ({ word }) => this.has(word)),
    })
  }

  private extended(word: Float64Array, letter: number): Float64Array | undefined {
    const { words, digits } = this
    const longer = new Float64Array(word.length)
    const { width } = words
    return words.extend(word, 0, letter % digits, longer, 0) &&
      words.extend(word, width, Math.floor(letter / digits), longer, width)
      ? longer
      : undefined
  }

  /** 1 where y = f(x) for canonical words. */
  private has(word: Float64Array): number {
    const { width, system } = this.words
    const { accepts } = system.canonical
    if (!accepts[word[width - 1] as number] || !accepts[word[2 * width - 1] as number]) return 0
    return this.table.at(word[0] as number) === word[width] ? 1 : 0
  }

  /** The state that a prefix is in, −1 where nothing that follows is in the table. */
  private stateOf(state: State, depth: number): number {
    const signature = this.signature(state.word, depth)
    this.answer(state)
    if (signature === 0 && !state.answers.includes(1)) return -1
    const bucket = this.buckets.get(signature)
    const known = bucket?.find((id) => this.alike(this.states[id] as State, state))
    if (known !== undefined) return known
    const id = this.states.length
    this.states.push(state)
    if (bucket) bucket.push(id)
    else this.buckets.set(signature, [id])
    return id
  }

  /** Buckets for a new depth; states that only longer suffixes tell apart get a test that does. */
  private sort(depth: number): void {
    this.buckets = new Map()
    for (const [id, state] of this.states.entries()) {
      const signature = this.signature(state.word, depth)
      const bucket = this.buckets.get(signature) ?? []
      for (const other of bucket) {
        const before = this.states[other] as State
        this.answer(state)
        if (!this.alike(before, state)) continue
        const reach = this.table.length - Math.max(before.length, state.length)
        const test = this.difference(before.word, state.word, Math.min(this.depth, reach))
        if (test) this.tests.push(test)
      }
      bucket.push(id)
      this.buckets.set(signature, bucket)
    }
  }

  private answer(state: State): void {
    while (state.answers.length < this.tests.length)
      state.answers.push(this.ask(state.word, this.tests[state.answers.length] as Test))
  }

  private alike(a: State, b: State): boolean {
    this.answer(a)
    return a.answers.every((yes, i) => {
      const other = b.answers[i] ?? -1
      return yes < 0 || other < 0 || yes === other
    })
  }

  /** Whether a suffix leads into the table; −1 where that ends before. */
  private ask(word: Float64Array, { x, y }: Test): number {
    let at: Float64Array | undefined = word
    for (let i = 0; i < x.length && at; i++)
      at = this.extended(at, (x[i] as number) + this.digits * (y[i] as number))
    if (!at) return 0
    if ((at[0] as number) >= (this.words.weights[this.table.length] as number)) return -1
    return this.has(at)
  }

  /** A number that is equal where the same suffixes up to a depth are in the table; 0 for none. */
  private signature(word: Float64Array, depth: number): number {
    const { table, counts, words } = this
    const { width } = words
    const [qx, qy] = [word[width - 1] as number, word[2 * width - 1] as number]
    let [h, g] = [Math.imul(qx + 17, 0x9e3779b1) ^ Math.imul(qy + 3, 0x85ebca6b), qx * 31 + qy]
    let any = false
    let at = word
    for (let length = 0; length <= depth; length++) {
      const [x0, y0] = [at[0] as number, at[width] as number]
      const cx = counts[length]?.[qx] as number
      const cy = counts[length]?.[qy] as number
      for (let i = 0; i < cx; i++) {
        const t = table.at(x0 + i) - y0
        if (t < 0 || t >= cy) continue
        any = true
        h = Math.imul(h ^ t, 0x01000193)
        h = Math.imul(h ^ (h >>> 13) ^ i, 0x5bd1e995)
        g = (Math.imul(g, 69069) + Math.imul(i, 0x2c1b3c6d) + Math.imul(t, 7) + length) | 0
      }
      h = Math.imul(h ^ 0xabcdef, 0x01000193) ^ (h >>> 11)
      if (length < depth) at = this.shifted(at)
    }
    return any ? h * 2 ** 32 + (g >>> 0) || 1 : 0
  }

  /** The values with one more zero behind the words; the states stay, as those of the prefixes. */
  private shifted(word: Float64Array): Float64Array {
    const { width, system } = this.words
    const k = width - 1
    const out = word.slice()
    for (const base of [0, width]) {
      let top = 0
      for (let j = 0; j < k; j++)
        top += (system.recurrence[k - 1 - j] as number) * (word[base + j] as number)
      for (let j = 0; j + 1 < k; j++) out[base + j] = word[base + j + 1] as number
      out[base + k - 1] = top
    }
    return out
  }

  /** The first suffix up to a depth that tells two prefixes in the same canonical states apart. */
  private difference(a: Float64Array, b: Float64Array, depth: number): Test | undefined {
    const { table, counts, words } = this
    const { width } = words
    const [qx, qy] = [a[width - 1] as number, a[2 * width - 1] as number]
    let [s, t] = [a, b]
    for (let length = 0; length <= depth; length++) {
      const cx = counts[length]?.[qx] as number
      const cy = counts[length]?.[qy] as number
      const within = (y: number) => (y >= 0 && y < cy ? y : -1)
      for (let i = 0; i < cx; i++) {
        const p = within(table.at((s[0] as number) + i) - (s[width] as number))
        const q = within(table.at((t[0] as number) + i) - (t[width] as number))
        if (p !== q)
          return {
            x: this.suffix(qx, i, length),
            y: this.suffix(qy, Math.max(p, q), length),
          }
      }
      s = this.shifted(s)
      t = this.shifted(t)
    }
    return undefined
  }

  /** The i-th canonical suffix of a length from a state. */
  private suffix(state: number, i: number, length: number): number[] {
    const { canonical, digits } = this.words.system
    const word: number[] = []
    let [q, rest] = [state, i]
    for (let left = length - 1; left >= 0; left--)
      for (let e = 0; e < digits; e++) {
        const to = canonical.next[q * digits + e] as number
        const count = to < 0 ? 0 : (this.counts[left]?.[to] as number)
        if (rest < count) {
          word.push(e)
          q = to
          break
        }
        rest -= count
      }
    return word
  }
}
