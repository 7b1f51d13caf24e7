import { BeyondBudget } from '../model/errors.ts'
import { type Automaton, letterMap, lettersOf } from './automaton.ts'
import { Numbers } from './rows.ts'

/** Digits by the names of their tracks, most significant first. */
export type Digits = Readonly<Record<string, readonly number[]>>

/** States that are looked at, one for each digit, before it takes too much memory. */
const MOST_STATES = 40_000_000

/** Up to here counts are small numbers; beyond, long ones, for so many digits in all. */
const [EXACT, MOST_LONG] = [Number.MAX_SAFE_INTEGER, 1_000_000_000]

/**
 * The numbers on the other tracks of an automaton where those on some are given, found digit by
 * digit: forwards the states that can be reached, backwards how many ways lead on from each. They
 * are in the order of the first unknown track, then the next.
 */
export class Solutions {
  /**
   * All solutions, as one run that can be counted. Where there are so many, of numbers so long, that
   * they are not, the first alone, and then BeyondBudget.
   */
  *runs(): Generator<{ readonly count: bigint; at(i: bigint): Digits }> {
    if (this.isEmpty) return
    const total = this.ways[0] as number
    if (total <= EXACT) return yield { count: BigInt(total), at: (i) => this.at(i) }
    if (this.length * this.layers.length <= MOST_LONG) {
      this.exact = this.counted()
      return yield { count: this.exact[0] as bigint, at: (i) => this.at(i) }
    }
    yield { count: 1n, at: (i) => this.at(i) }
    throw new BeyondBudget({
      en: 'There are too many winning moves of one kind to count them for numbers of this length.',
      zh: '某一类必胜走法太多，这么长的数无法计数。',
    })
  }

  private get isEmpty(): boolean {
    return (this.ways[0] ?? 0) === 0
  }

  private readonly automaton: Automaton
  private readonly unknown: readonly string[]
  private readonly length: number
  /** The states before digit i are layers[begins[i]] …; ways has how many solutions go on. */
  private readonly layers = new Numbers()
  private readonly begins: number[] = [0]
  private readonly ways: Float64Array
  /** The same without rounding, where they are large. */
  private exact: readonly bigint[] | undefined
  /** For a letter of the given tracks, the letters of all tracks in the order of the unknown. */
  private readonly letters: readonly Int32Array[]
  private readonly given: Int32Array

  constructor(automaton: Automaton, given: Digits, unknown: readonly string[]) {
    this.automaton = automaton
    this.unknown = unknown
    const { tracks, digits, size } = automaton
    const known = tracks.filter((track) => !unknown.includes(track))
    const longest = known.reduce((most, track) => Math.max(most, given[track]?.length ?? 0), 0)
    // an unknown number may be longer, by a factor that a rule has: far less than 2^64
    const before = Math.min(size, 64)
    this.length = longest + before
    this.given = new Int32Array(this.length)
    for (const [i, track] of known.entries()) {
      const word = given[track] ?? []
      const start = this.length - word.length
      for (let j = 0; j < word.length; j++)
        this.given[start + j] =
          (this.given[start + j] as number) + (word[j] as number) * digits ** i
    }
    this.letters = lettersBy(automaton, known, unknown)
    this.forwards()
    this.ways = new Float64Array(this.layers.length)
    this.backwards()
  }

  private forwards(): void {
    const { next, size } = this.automaton
    const width = lettersOf(this.automaton)
    const met = new Int32Array(size).fill(-1)
    if (size > 0) this.layers.push(0)
    for (let i = 0; i < this.length; i++) {
      const [from, to] = [this.begins[i] as number, this.layers.length]
      this.begins.push(to)
      const letters = this.letters[this.given[i] as number] as Int32Array
      for (let j = from; j < to; j++) {
        const row = (this.layers.at[j] as number) * width
        for (const letter of letters) {
          const target = next[row + letter] as number
          if (target < 0 || met[target] === i) continue
          met[target] = i
          this.layers.push(target)
        }
      }
      if (this.layers.length > MOST_STATES)
        throw new BeyondBudget({
          en: 'The numbers are too long to find winning moves digit by digit.',
          zh: '数太长，无法逐位找出必胜走法。',
        })
    }
    this.begins.push(this.layers.length)
  }

  private backwards(): void {
    const { next, accepts, size } = this.automaton
    const width = lettersOf(this.automaton)
    let after = new Float64Array(size)
    for (let i = this.length; i >= 0; i--) {
      const [from, to] = [this.begins[i] as number, this.begins[i + 1] as number]
      const own = new Float64Array(size)
      const letters = i < this.length ? this.letters[this.given[i] as number] : undefined
      for (let j = from; j < to; j++) {
        const q = this.layers.at[j] as number
        let ways = letters ? 0 : (accepts[q] as number)
        for (const letter of letters ?? []) {
          const target = next[q * width + letter] as number
          if (target >= 0) ways += after[target] as number
        }
        this.ways[j] = ways
        own[q] = ways
      }
      after = own
    }
  }

  private counted(): bigint[] {
    const { next, accepts } = this.automaton
    const width = lettersOf(this.automaton)
    const exact = new Array<bigint>(this.layers.length).fill(0n)
    let after = new Map<number, bigint>()
    for (let i = this.length; i >= 0; i--) {
      const own = new Map<number, bigint>()
      const letters = i < this.length ? this.letters[this.given[i] as number] : undefined
      for (let j = this.begins[i] as number; j < (this.begins[i + 1] as number); j++) {
        const q = this.layers.at[j] as number
        let ways = letters ? 0n : BigInt(accepts[q] as number)
        for (const letter of letters ?? [])
          ways += after.get(next[q * width + letter] as number) ?? 0n
        exact[j] = ways
        own.set(q, ways)
      }
      after = own
    }
    return exact
  }

  /** The digits on the unknown tracks in the i-th solution. */
  private at(i: bigint): Digits {
    const { next, digits } = this.automaton
    const width = lettersOf(this.automaton)
    const found = this.unknown.map((): number[] => [])
    const places = this.unknown.map((track) => digits ** this.automaton.tracks.indexOf(track))
    let q = 0
    let rest: number | bigint = this.exact ? i : Number(i)
    for (let at = 0; at < this.length; at++) {
      for (const letter of this.letters[this.given[at] as number] as Int32Array) {
        const target = next[q * width + letter] as number
        const ways = target < 0 ? 0 : this.waysFrom(at + 1, target)
        if (rest >= ways) {
          rest = this.exact ? BigInt(rest) - BigInt(ways) : Number(rest) - Number(ways)
          continue
        }
        for (const [t, place] of places.entries())
          found[t]?.push(Math.floor(letter / place) % digits)
        q = target
        break
      }
    }
    return Object.fromEntries(this.unknown.map((track, t) => [track, found[t] ?? []]))
  }

  private waysFrom(layer: number, state: number): number | bigint {
    for (let j = this.begins[layer] as number; j < (this.begins[layer + 1] as number); j++)
      if (this.layers.at[j] === state) return (this.exact ?? this.ways)[j] as number | bigint
    return 0
  }
}

/** For each letter over the known tracks, those over all, by the digits of the unknown in order. */
function lettersBy(
  { tracks, digits }: Automaton,
  known: readonly string[],
  unknown: readonly string[],
): Int32Array[] {
  const image = letterMap(tracks, known, digits)
  const order = letterMap(tracks, [...unknown].reverse(), digits)
  const groups = Array.from({ length: digits ** known.length }, (): number[] => [])
  for (const [letter, group] of image.entries()) groups[group]?.push(letter)
  return groups.map((group) =>
    Int32Array.from(group.sort((a, b) => (order[a] as number) - (order[b] as number))),
  )
}
