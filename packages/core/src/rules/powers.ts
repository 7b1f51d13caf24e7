import { floorLog, modulo } from '../arith/integers.ts'
import type { HeapValues, Solutions } from '../model/heap-values.ts'
import type { Span } from './amount-set.ts'
import type { NormalAmounts } from './normal.ts'

/** Powers of a number: those with a 1 at their exponent. */
export interface Powers {
  readonly base: bigint
  readonly free: Uint8Array
}

/** Whether t is 1, base, base², … */
export function isPower(t: bigint, base: bigint): boolean {
  return t >= 1n && floorLog(t, base).power === t
}

/**
 * The powers up to `heap` of each base that are not in the spans, nor of the parity, nor powers of
 * an earlier base. It is the exponents that are compared: of a heap of 100,000 digits there are
 * 330,000 powers of two, far too long to be made one by one.
 */
export function powersUpTo(form: NormalAmounts, spans: readonly Span[], heap: bigint): Powers[] {
  if (heap < 1n) return []
  return form.bases.map((base, index) => {
    const free = new Uint8Array(floorLog(heap, base).exponent + 1).fill(1)
    for (const [from, to] of spans)
      free.fill(
        0,
        from > 1n ? floorLog(from - 1n, base).exponent + 1 : 0,
        floorLog(to, base).exponent + 1,
      )
    const odd = base % 2n === 1n
    if (form.parity === 1n) free.fill(0, 0, odd ? free.length : 1)
    if (form.parity === 0n && !odd) free.fill(0, 1)
    for (const earlier of form.bases.slice(0, index)) {
      const stride = sharedStride(base, earlier)
      for (let i = 0; i < free.length; i += stride) free[i] = 0
    }
    return { base, free }
  })
}

/** The least i ≥ 1 for which base^i is a power of `other`; infinite where there is none. */
function sharedStride(base: bigint, other: bigint): number {
  const root = commonRoot(base, other)
  if (root === undefined) return Number.POSITIVE_INFINITY
  // root^(s·i) is a power of root^t exactly when t divides s·i
  const [s, t] = [floorLog(base, root).exponent, floorLog(other, root).exponent]
  let i = 1
  while ((s * i) % t !== 0) i++
  return i
}

/** The largest number of which both are powers, by Euclid's algorithm on the exponents. */
function commonRoot(a: bigint, b: bigint): bigint | undefined {
  let [large, small] = a > b ? [a, b] : [b, a]
  while (large !== small) {
    if (large % small !== 0n) return undefined
    const rest = large / small
    ;[large, small] = rest > small ? [rest, small] : [small, rest]
  }
  return small
}

/** The powers of a number that leave one heap of a value. */
export function* powersTo(
  heap: bigint,
  { base, free }: Powers,
  target: bigint,
  { at, periodic }: HeapValues,
): Generator<Solutions> {
  const { from, length: period } = periodic ?? { from: heap, length: 1n }
  // these leave a heap where the values repeat: the remainder by the period tells which
  const last = heap > from ? floorLog(heap - from, base).exponent : -1
  const rest = modulo(heap - from, period)
  const cycle = remaindersOfPowers(base, period, last + 1)
  const repeating = cycle.remainders.map((r) => at(from + modulo(rest - r, period)) === target)
  const holds = (i: number) =>
    i <= last ? repeating[cycle.index(i)] : at(heap - base ** BigInt(i)) === target
  const found: number[] = []
  for (const [i, is] of free.entries()) if (is && holds(i)) found.push(i)
  if (found.length > 0)
    yield { count: BigInt(found.length), at: (i) => base ** BigInt(found[Number(i)] as number) }
}

/**
 * The remainders of base^0, base^1, … by m, as far as they differ and no more than `most`: that of
 * base^i is the one at `index(i)`, for i below `most`.
 */
function remaindersOfPowers(
  base: bigint,
  m: bigint,
  most: number,
): { readonly remainders: readonly bigint[]; index(i: number): number } {
  const seen = new Map<bigint, number>()
  let remainder = 1n % m
  while (seen.size < most && !seen.has(remainder)) {
    seen.set(remainder, seen.size)
    remainder = (remainder * base) % m
  }
  const start = seen.get(remainder) ?? 0
  const length = seen.size - start // from `start` on they repeat
  return {
    remainders: [...seen.keys()],
    index: (i) => (i < start ? i : start + ((i - start) % length)),
  }
}
