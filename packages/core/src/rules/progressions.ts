import { gcd, min, modulo } from '../arith/integers.ts'
import type { Residues, Solutions } from '../model/heap-values.ts'

/** first, first + step, …: `count` numbers. */
export interface Progression {
  readonly first: bigint
  readonly step: bigint
  readonly count: bigint
}

/** The amounts of a progression that leave a heap in a residue class, as runs. */
export function* takesInto(
  heap: bigint,
  takes: Progression,
  residues: Residues,
): Generator<Solutions> {
  const last = takes.first + (takes.count - 1n) * takes.step
  const { lo, hi, period } = residues
  if (lo > hi) return
  if (period === 0n) return yield* within(takes, heap - hi, heap - lo)
  const least = (heap - last) / period
  const most = heap / period
  if (most - least < 10_000n) {
    for (let block = most; block >= least; block--)
      yield* within(takes, heap - block * period - hi, heap - block * period - lo)
    return
  }
  for (let r = lo; r <= hi; r++) {
    // t ≡ heap − r modulo the period, and t = first + i·step: try the first few i
    for (let i = 0n; i < period && i < takes.count; i++) {
      if (modulo(heap - r - takes.first - i * takes.step, period) !== 0n) continue
      const stride = period / gcd(takes.step, period)
      const count = (takes.count - 1n - i) / stride + 1n
      yield { count, at: (j) => takes.first + (i + j * stride) * takes.step }
      break
    }
  }
}

/** The members of a progression between two bounds. */
function* within(takes: Progression, lo: bigint, hi: bigint): Generator<Solutions> {
  const { first, step, count } = takes
  const from = lo <= first ? 0n : (lo - first + step - 1n) / step
  const to = min(hi < first ? -1n : (hi - first) / step, count - 1n)
  if (from <= to) yield { count: to - from + 1n, at: (i) => first + (from + i) * step }
}
