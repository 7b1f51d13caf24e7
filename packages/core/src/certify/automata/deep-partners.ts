import type { Work } from '../../automata/work.ts'
import type { Partnered } from './partners.ts'

/** Numbers that are partners of each other: so many of them, a byte each. */
export interface DeepPartners {
  at(x: number): number
}

const PHI = (1 + Math.sqrt(5)) / 2

/** The largest distance from a golden line that a byte holds, with a bit for which of the two. */
const MOST_OFFSET = 60

/** Bytes for a number: its offset, and three bits for what is taken. */
export const BYTES_PER_NUMBER = 1.3

/**
 * The partners of the numbers below `size` where they stay near the lines y = φx and y = x/φ, as
 * offsets from them in a byte each, so that tables of 10^8 and more fit. Lines are drawn by floating
 * point, the same way when written and when read, so that nothing depends on their exactness.
 * Undefined where partners leave the lines, or other diagonals than y − x are taken along.
 */
export function deepPartners(
  { diagonal, diagonals, steps }: Partnered,
  size: number,
  work: Work,
): DeepPartners | undefined {
  if (!diagonal || diagonals.length !== 1) return undefined
  const offsets = new Int8Array(size)
  const taken = new Uint32Array(Math.ceil((1.62 * size + 4096) / 32))
  const differences = new Uint32Array(Math.ceil((0.62 * size + 4096) / 32))
  const at = (x: number): number => {
    const code = offsets[x] as number
    return code & 1 ? Math.floor(x / PHI) + ((code - 1) >> 1) : Math.floor(x * PHI) + (code >> 1)
  }
  /** Whether the offset fits. */
  const put = (x: number, y: number): boolean => {
    if (x >= size) return true
    const [upper, lower] = [y - Math.floor(x * PHI), y - Math.floor(x / PHI)]
    const isUpper = Math.abs(upper) <= Math.abs(lower)
    const offset = isUpper ? upper : lower
    offsets[x] = isUpper ? 2 * offset : 2 * offset + 1
    return Math.abs(offset) <= MOST_OFFSET
  }
  const [cs, ds] = [steps.map(({ c }) => c), steps.map(({ d }) => d)]
  let least = 0
  for (let x = 0; x < size; x++) {
    if ((x & 0xffff) === 0) work.time()
    if (((taken[x >>> 5] as number) >>> (x & 31)) & 1) continue
    while (((differences[least >>> 5] as number) >>> (least & 31)) & 1) least++
    let gap = least
    for (; ; gap++) {
      if (((differences[gap >>> 5] as number) >>> (gap & 31)) & 1) continue
      const y = x + gap
      if (((taken[y >>> 5] as number) >>> (y & 31)) & 1) continue
      let isReached = false
      for (let i = 0; i < cs.length && !isReached; i++) {
        const [before, left] = [x - (cs[i] as number), y - (ds[i] as number)]
        isReached =
          before >= 0 &&
          left >= 0 &&
          (((taken[before >>> 5] as number) >>> (before & 31)) & 1) === 1 &&
          at(before) === left
      }
      if (!isReached) break
    }
    const y = x + gap
    if (!put(x, y) || !put(y, x)) return undefined
    taken[x >>> 5] = (taken[x >>> 5] as number) | (1 << (x & 31))
    taken[y >>> 5] = (taken[y >>> 5] as number) | (1 << (y & 31))
    differences[gap >>> 5] = (differences[gap >>> 5] as number) | (1 << (gap & 31))
  }
  return { at }
}
