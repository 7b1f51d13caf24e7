import type { TextWriter } from '@nimber/kernels'

/** The text of the golden pairs (⌊kφ⌋, ⌊kφ⌋ + k) for k = 0, 1, 2, …, grown as it is asked for. */
export class GoldenPairs {
  private text = '(0,0)'
  private readonly ends = [this.text.length]
  private lower = 0n

  /** Writes the pairs for k = 0..last on one line; those past a million are not kept. */
  write(last: bigint, out: TextWriter): void {
    const kept = last < 1_000_000n ? Number(last) : 999_999
    while (this.ends.length <= kept) this.grow()
    out.text(this.text.slice(0, this.ends[kept]))
    let lower = this.lower
    for (let k = BigInt(this.ends.length); k <= last; k++) {
      lower = nextLower(lower, k)
      out.text(`(${lower},${lower + k})`)
    }
    out.line('')
  }

  private grow(): void {
    const k = BigInt(this.ends.length)
    this.lower = nextLower(this.lower, k)
    this.text += `(${this.lower},${this.lower + k})`
    this.ends.push(this.text.length)
  }
}

/**
 * ⌊kφ⌋ from ⌊(k−1)φ⌋: one more or two more. a + 2 ≤ kφ exactly when 2(a+2) − k ≤ k√5, which is
 * decided by squares.
 */
function nextLower(before: bigint, k: bigint): bigint {
  const twice = 2n * (before + 2n) - k
  return twice * twice < 5n * k * k ? before + 2n : before + 1n
}
