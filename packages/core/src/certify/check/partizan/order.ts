import type { OrderProof } from '../../certificate.ts'
import { Failure } from '../failure.ts'
import type { Way } from '../values.ts'
import type { Work } from '../work.ts'

/** The order of single heaps below a size, by the definition of ≤ alone. */
export class Order {
  private readonly size: number
  private readonly left: readonly (readonly number[])[]
  private readonly right: readonly (readonly number[])[]
  /** Place i·size + j: 1 if G(i) ≤ G(j). */
  private readonly less: Uint8Array

  constructor(left: readonly Way[], right: readonly Way[], size: number, work: Work) {
    work.spend(10 * size ** 2 * (2 + left.length + right.length))
    this.size = size
    this.left = Array.from({ length: size }, (_, n) => restsOf(left, n))
    this.right = Array.from({ length: size }, (_, n) => restsOf(right, n))
    this.less = new Uint8Array(size ** 2)
    // what is asked for has a smaller sum
    for (let sum = 0; sum <= 2 * size - 2; sum++)
      for (let i = Math.max(0, sum - size + 1); i <= Math.min(sum, size - 1); i++) {
        const j = sum - i
        if (this.isBelow(i, j, this.left[i] ?? [], this.right[j] ?? [])) this.less[i * size + j] = 1
      }
  }

  /** Whether G(i) ≤ G(j). */
  atMost(i: number, j: number): boolean {
    return this.less[i * this.size + j] === 1
  }

  /** The smallest heap that is equal to one. */
  leastEqual(n: number): number {
    let m = 0
    while (!(this.atMost(m, n) && this.atMost(n, m))) m++
    return m
  }

  /** Whether a heap is equal to one that is `far` larger or more. */
  isRepeated(n: number, far: number): boolean {
    for (let m = n + far; m < this.size; m++)
      if (this.atMost(m, n) && this.atMost(n, m)) return true
    return false
  }

  /**
   * Whether {left|right}, whose options are heaps below n, is equal to G(n): it is if every heap m ≤ n
   * compares with it as with G(n), which is asked of the smallest first.
   */
  isForm(n: number, left: readonly number[], right: readonly number[]): boolean {
    for (let m = 0; m <= n; m++) {
      const above = this.isBelow(m, n, this.left[m] ?? [], right)
      const below = this.isBelow(n, m, left, this.right[m] ?? [])
      if (above !== this.atMost(m, n) || below !== this.atMost(n, m)) return false
    }
    return true
  }

  /** Throws a Failure unless the order goes on with a period as a proof says, and nothing less will do. */
  confirm(period: number, { start, far }: OrderProof, take: number): void {
    const { size } = this
    if (
      start <= take ||
      far <= take ||
      this.alongFails(period, start) ||
      this.acrossFails(period, far)
    )
      throw new Failure(
        `The order of heaps does not repeat with period ${period} as proof.start and proof.far have it.`,
        `堆之间的大小关系不按 proof.start 与 proof.far 以 ${period} 为周期重复。`,
      )
    if (start > take + 1 && !this.alongFails(period, start - 1))
      throw notLeast(`proof.start = ${start}`)
    if (far > take + 1 && !this.acrossFails(period, far - 1)) throw notLeast(`proof.far = ${far}`)
    for (let d = 1; 2 * d <= period && d < size; d++)
      if (period % d === 0 && !this.alongFails(d, start) && !this.acrossFails(d, far))
        throw new Failure(
          `The period ${period} is not the least: ${d} is one too.`,
          `周期 ${period} 不是最小的：${d} 也是周期。`,
        )
  }

  /** Whether the order of some i, j ≥ from is not that of both a period later. */
  private alongFails(period: number, from: number): boolean {
    const { size } = this
    for (let i = from; i + period < size; i++)
      for (let j = from; j + period < size; j++)
        if (this.atMost(i, j) !== this.atMost(i + period, j + period)) return true
    return false
  }

  /** Whether the order of some j and i ≥ j + far is not that of j and i + period. */
  private acrossFails(period: number, far: number): boolean {
    const { size } = this
    for (let j = 0; j + far + period < size; j++)
      for (let i = j + far; i + period < size; i++)
        if (
          this.atMost(i, j) !== this.atMost(i + period, j) ||
          this.atMost(j, i) !== this.atMost(j, i + period)
        )
          return true
    return false
  }

  /** Whether G(i) ≤ G(j) for these options of Left from i and of Right from j. */
  private isBelow(
    i: number,
    j: number,
    left: readonly number[],
    right: readonly number[],
  ): boolean {
    for (const rest of left) if (this.atMost(j, rest)) return false
    for (const rest of right) if (this.atMost(rest, i)) return false
    return true
  }
}

function notLeast(what: string): Failure {
  return new Failure(`${what} is not the least.`, `${what} 不是最小的。`)
}

/** The heaps that a player can leave of one. */
function restsOf(ways: readonly Way[], n: number): number[] {
  return ways
    .filter(({ take, none, one }) => take <= n && (take === n ? none : one))
    .map(({ take }) => n - take)
}
