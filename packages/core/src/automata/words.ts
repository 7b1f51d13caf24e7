import type { Numeration } from './numeration.ts'
import { weightsBelow } from './numeration.ts'

/**
 * Words that grow digit by digit: the value of a word u with 0, 1, …, k − 1 zeros behind it, from
 * which those of its continuations follow, and the state of the canonical words that it is in.
 */
export class GrowingWords {
  readonly system: Numeration
  /** How many numbers describe a word. */
  readonly width: number
  readonly weights: readonly number[]
  private readonly k: number

  constructor(system: Numeration) {
    this.system = system
    this.k = system.recurrence.length
    this.width = this.k + 1
    this.weights = weightsBelow(system, 2 ** 45)
  }

  /** Writes the word at `from` with one more digit to `to`; false where it is not canonical. */
  extend(words: Float64Array, from: number, digit: number, out: Float64Array, to: number): boolean {
    const { k, weights } = this
    const { canonical, recurrence, digits } = this.system
    const state = canonical.next[(words[from + k] as number) * digits + digit] as number
    if (state < 0) return false
    let top = 0
    for (let j = 0; j < k; j++)
      top += (recurrence[k - 1 - j] as number) * (words[from + j] as number)
    for (let j = 0; j + 1 < k; j++)
      out[to + j] = (words[from + j + 1] as number) + digit * (weights[j] as number)
    out[to + k - 1] = top + digit * (weights[k - 1] as number)
    out[to + k] = state
    return true
  }

  /** How many canonical words of a length follow each state; they are neighbouring numbers. */
  counts(most: number): Float64Array[] {
    const { canonical, digits } = this.system
    const counts = [Float64Array.from(canonical.accepts)]
    for (let length = 1; length <= most; length++) {
      const before = counts[length - 1] as Float64Array
      counts.push(
        Float64Array.from({ length: canonical.size }, (_, q) => {
          let sum = 0
          for (let e = 0; e < digits; e++) {
            const to = canonical.next[q * digits + e] as number
            if (to >= 0) sum += before[to] as number
          }
          return sum
        }),
      )
    }
    return counts
  }
}
