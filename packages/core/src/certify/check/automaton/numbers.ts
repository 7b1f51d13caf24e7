import type { Work } from '../work.ts'
import { rest, type Word } from './ask.ts'
import { type Automaton, fromRows, over, type Tape } from './automaton.ts'
import { join, reordered } from './join.ts'
import { tidy } from './subsets.ts'

/** Numbers below these fit a constant, and a length of words that is never needed. */
const LONGEST = 64

/**
 * The numbers 0, 1, 2, … as words: n is the n-th canonical word in the order of words, where
 * leading zeros do not count. The sum is that of a system which is checked (`system.ts`).
 */
export class Numbers implements Tape {
  readonly digits: number
  readonly work: Work
  /** U_0, U_1, …: the first of them and the recurrence by which they go on. */
  readonly first: readonly number[]
  readonly recurrence: readonly number[]
  private readonly canonical: Automaton
  private readonly same: Automaton
  private order: Automaton | undefined
  private orderOrSame: Automaton | undefined
  private aboveZero: Automaton | undefined
  private readonly plus: Automaton
  private readonly multiples = new Map<number, Automaton>()
  private readonly tuples = new Map<string, Automaton>()
  /** Relations that were worked out, by their coefficients. */
  readonly relations = new Map<string, Automaton>()

  constructor(
    tape: Tape,
    weights: { readonly first: readonly number[]; readonly recurrence: readonly number[] },
    canonical: Automaton,
    sum: Automaton,
  ) {
    this.digits = tape.digits
    this.work = tape.work
    this.first = weights.first
    this.recurrence = weights.recurrence
    this.canonical = canonical
    this.plus = sum
    // each digit beside itself
    const letters = canonical.letters.map((digit) => digit * (1 + tape.digits))
    this.same = { ...canonical, tracks: ['x', 'y'], letters }
  }

  /** Every number. */
  any(u: string): Automaton {
    return over(this.canonical, [u], this)
  }

  /** Every tuple of numbers. */
  all(tracks: readonly string[]): Automaton {
    const key = String(tracks.length)
    let made = this.tuples.get(key)
    if (!made) {
      made = tracks.map((_, i) => this.any(`${i}`)).reduce((a, b) => join(a, b, this))
      this.tuples.set(key, made)
    }
    return over(made, tracks, this)
  }

  less(u: string, v: string): Automaton {
    this.order ??= this.compared([1])
    return over(this.order, [u, v], this)
  }

  atMost(u: string, v: string): Automaton {
    this.orderOrSame ??= this.compared([0, 1])
    return over(this.orderOrSame, [u, v], this)
  }

  equal(u: string, v: string): Automaton {
    return over(this.same, [u, v], this)
  }

  /** u + v = w */
  sum(u: string, v: string, w: string): Automaton {
    return over(this.plus, [u, v, w], this)
  }

  /** u = c */
  constant(u: string, c: number): Automaton {
    const word = this.wordOf(c)
    const rows = [[0, 0], ...word.map((): number[] => [])]
    for (const [i, digit] of word.entries()) rows[i]?.push(digit, i + 1)
    return fromRows([u], [word.length], rows)
  }

  /** u ≥ 1 */
  positive(u: string): Automaton {
    this.aboveZero ??= tidy(join(this.constant('0', 0), this.less('0', 'u'), this, ['0']), this)
    return over(this.aboveZero, [u], this)
  }

  /** v = c·u, c ≥ 1 */
  multiple(c: number, u: string, v: string): Automaton {
    if (c === 1) return this.equal(u, v)
    let made = this.multiples.get(c)
    if (!made) {
      const half = Math.floor(c / 2)
      const twice = this.sum('h', 'h', c % 2 === 0 ? 'v' : 'd')
      made =
        half === 1
          ? over(twice, ['u', twice.tracks[1] as string], this)
          : join(this.multiple(half, 'u', 'h'), twice, this, ['h'])
      if (c % 2 === 1) made = join(made, this.sum('d', 'u', 'v'), this, ['d'])
      made = tidy(reordered(made, ['u', 'v'], this), this)
      this.multiples.set(c, made)
    }
    return over(made, [u, v], this)
  }

  /** The tuples of numbers that are not in a deterministic automaton. */
  not(a: Automaton): Automaton {
    return rest(this.all(a.tracks), a, this)
  }

  /** The numbers of a word over some tracks, by the weights of their digits. */
  read(word: Word, tracks: number): bigint[] {
    const weights = this.first.map(BigInt)
    while (weights.length < word.length) {
      const next = this.recurrence.map(
        (c, i) => BigInt(c) * (weights[weights.length - 1 - i] ?? 0n),
      )
      weights.push(next.reduce((a, b) => a + b))
    }
    return Array.from({ length: tracks }, (_, track) =>
      word.reduce((sum, letter, i) => {
        const digit = Math.floor(letter / this.digits ** track) % this.digits
        return sum + BigInt(digit) * (weights[word.length - 1 - i] as bigint)
      }, 0n),
    )
  }

  /** The canonical word that n others come before, without leading zeros. */
  wordOf(n: number): number[] {
    const { canonical, digits } = this
    const step = (q: number, digit: number): number => {
      for (let e = canonical.first[q] as number; e < (canonical.first[q + 1] as number); e++)
        if (canonical.letters[e] === digit) return canonical.targets[e] as number
      return -1
    }
    /** counts[l][q]: how many canonical words of length l go on from a state. */
    const counts: number[][] = [[...canonical.accept]]
    while (((counts.at(-1) as number[])[0] ?? 0) <= n && counts.length < LONGEST) {
      const last = counts.at(-1) as number[]
      counts.push(
        last.map((_, q) => {
          let sum = 0
          for (let digit = 0; digit < digits; digit++) {
            const to = step(q, digit)
            if (to >= 0) sum += last[to] as number
          }
          return sum
        }),
      )
    }
    const word: number[] = []
    let [left, state] = [n, 0]
    for (let length = counts.length - 2; length >= 0; length--) {
      let digit = 0
      for (; ; digit++) {
        const to = step(state, digit)
        const count = to < 0 ? 0 : ((counts[length] as number[])[to] as number)
        if (left < count) {
          state = to
          break
        }
        left -= count
      }
      if (word.length > 0 || digit > 0) word.push(digit)
    }
    return word
  }

  /** Pairs of numbers of which the first digits that differ are in rising order, accepted by some of the states: 0 equal, 1 less. */
  private compared(accept: readonly number[]): Automaton {
    const { digits } = this
    const rows: number[][] = [[], []]
    for (let y = 0; y < digits; y++)
      for (let x = 0; x < digits; x++) {
        const letter = x + digits * y
        if (x <= y) rows[0]?.push(letter, x === y ? 0 : 1)
        rows[1]?.push(letter, 1)
      }
    const words = fromRows(['x', 'y'], accept, rows)
    return tidy(join(join(words, this.any('x'), this), this.any('y'), this), this)
  }
}
