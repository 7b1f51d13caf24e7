import { popcount } from '../../arith/integers.ts'
import type { Solutions } from '../../model/heap-values.ts'

/** The value of a heap n ≥ 1 of Lasker's Nim less one, in terms of n − 1: 2 and 3 change places. */
const swap = (low: number) => low ^ (low >> 1)

/**
 * The ways to split a heap of Lasker's Nim into two of which the values xor to a target, one part
 * of each, for heaps of any size. With x and y the parts less one, the values are 1 + swap(x) and
 * 1 + swap(y), where swap changes the last two bits only. For each choice of those bits the upper
 * bits, carries included, are some p and q with a given sum r and a given xor t. Then p and q
 * share the ones of d = (r − t) / 2, which must be a number without a one of t, and split those
 * of t between them in any way: p is the one without the top one of t.
 */
export function* laskerSplits(heap: bigint, target: bigint): Generator<Solutions> {
  if (heap < 2n || target < 0n) return
  const sum = heap - 2n
  const t = target >> 2n
  const equal = new Set<bigint>()
  for (let low = 0; low < 16; low++) {
    const [x, y] = [low & 3, low >> 2]
    if (((x + y) & 3) !== Number(sum & 3n)) continue
    const [carryX, carryY] = [swap(x) === 3 ? 1n : 0n, swap(y) === 3 ? 1n : 0n]
    if ((((swap(x) + 1) ^ (swap(y) + 1)) & 3) !== Number(target & 3n)) continue
    const r = (sum >> 2n) - BigInt((x + y) >> 2) + carryX + carryY
    const d = (r - t) / 2n
    if (r < t || (r - t) % 2n !== 0n || (d & t) !== 0n) continue
    const part = (p: bigint) => 4n * (p - carryX) + BigInt(x) + 1n
    if (t === 0n) {
      if (d < carryX || d < carryY) continue
      const a = part(d)
      equal.add(a < heap - a ? a : heap - a)
      continue
    }
    const first = d < carryX ? 1n : 0n // p = 0 has no room for the carry
    const count = (1n << BigInt(popcount(t) - 1)) - first
    if (count > 0n) yield { count, at: (i) => smaller(part(d | deposit(i + first, t)), heap) }
  }
  for (const a of equal) yield { count: 1n, at: () => a }
}

/** The smaller of a part and the rest. */
function smaller(part: bigint, heap: bigint): bigint {
  return part < heap - part ? part : heap - part
}

/** The bits of a number put, from the lowest, in the places of the ones of a mask. */
function deposit(bits: bigint, mask: bigint): bigint {
  let result = 0n
  for (let rest = bits, m = mask; rest > 0n; rest >>= 1n) {
    const one = m & -m
    if (rest & 1n) result |= one
    m ^= one
  }
  return result
}
