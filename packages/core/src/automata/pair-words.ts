import type { Numeration } from './numeration.ts'
import { GrowingWords } from './words.ts'

/** What a suffix of x leads to: no y behind the prefix of y, or nobody knows. */
export const [NONE, UNKNOWN] = [-1, -2]

/** The longest words, in digits, whose numbers are still exact. */
const LONGEST = 60

/** A suffix of x: the index-th of its length behind a prefix. The answer is the index of y’s. */
export interface Test {
  readonly length: number
  readonly index: number
}

export const EMPTY: Test = { length: 0, index: 0 }

/** Prefixes of x and of y, as GrowingWords has them: x first, then y; and what f says of their suffixes. */
export class PairWords {
  readonly f: (x: number) => number
  private readonly words: GrowingWords
  private readonly counts: readonly Float64Array[]
  /** Row n: the value of a word with n zeros behind it by its values with 0, 1, … zeros. */
  private readonly shifts: readonly (readonly number[])[]

  constructor(system: Numeration, f: (x: number) => number) {
    this.f = f
    this.words = new GrowingWords(system)
    this.counts = this.words.counts(LONGEST)
    this.shifts = shiftsOf(system)
  }

  empty(): Float64Array {
    return new Float64Array(2 * this.words.width)
  }

  /** A number for the states of the canonical words that a prefix is in. */
  canonicalStates(word: Float64Array): number {
    const { width, system } = this.words
    return (word[width - 1] as number) * system.canonical.size + (word[2 * width - 1] as number)
  }

  /** The index of the y that a suffix of x leads to behind a word, NONE, or UNKNOWN. */
  ask(word: Float64Array, { length, index }: Test): number {
    const { width, system } = this.words
    const count = this.counts[length]
    if (!count) return UNKNOWN
    const qy = word[2 * width - 1] as number
    if (length === 0 && !(system.canonical.accepts[word[width - 1] as number] && count[qy]))
      return NONE
    const y = this.f(this.value(word, 0, length) + index)
    if (y < 0) return y
    const left = y - this.value(word, 1, length)
    return left >= 0 && left < (count[qy] as number) ? left : NONE
  }

  /** The value of the word of x or of y, with zeros behind it. */
  value(word: Float64Array, track: 0 | 1, zeros: number): number {
    const at = track * this.words.width
    const row = this.shifts[zeros] as readonly number[]
    let sum = 0
    for (let j = 0; j < row.length; j++) sum += (row[j] as number) * (word[at + j] as number)
    return sum
  }

  /** The words with one more letter; undefined where they are not canonical. */
  extended(word: Float64Array, letter: number): Float64Array | undefined {
    const { words } = this
    const { width, system } = words
    const longer = new Float64Array(word.length)
    return words.extend(word, 0, letter % system.digits, longer, 0) &&
      words.extend(word, width, Math.floor(letter / system.digits), longer, width)
      ? longer
      : undefined
  }

  /** The digits of two numbers: the largest weight as often as it fits, then the next. */
  lettersOf(x: number, y: number): number[] {
    const { weights, system } = this.words
    let length = 0
    while ((weights[length] as number) <= Math.max(x, y)) length++
    const spelled: number[] = []
    let [left, right] = [x, y]
    for (let place = length - 1; place >= 0; place--) {
      const weight = weights[place] as number
      const [a, b] = [Math.floor(left / weight), Math.floor(right / weight)]
      left -= a * weight
      right -= b * weight
      spelled.push(a + system.digits * b)
    }
    return spelled
  }
}

function shiftsOf({ recurrence }: Numeration): number[][] {
  const rows = recurrence.map((_, i) => recurrence.map((_, j): number => (i === j ? 1 : 0)))
  while (rows.length <= LONGEST)
    rows.push(
      recurrence.map((_, j) =>
        recurrence.reduce((sum, c, i) => sum + c * (rows.at(-1 - i)?.[j] as number), 0),
      ),
    )
  return rows
}
