// Any way to take and split, pair by pair: for infinite sets of amounts together with splits, and
// for games that have no good mask.
import { VALUES } from './memory'

/**
 * Computes G(n) for `from` ≤ n < `to` as 32-bit numbers. The lists at `alls`, `ones` and
 * `twos` are the sorted amounts that may empty a heap, leave one heap and leave two. `stamps` has
 * room for values below `span`, a power of two; returns the first heap not computed, whose value
 * needs a larger span.
 */
export function plain(
  from: u32,
  to: u32,
  alls: usize,
  allCount: u32,
  ones: usize,
  oneCount: u32,
  twos: usize,
  twoCount: u32,
  unequal: bool,
  stamps: usize,
  span: u32,
): u32 {
  let whole: u32 = 0
  for (let n = from; n < to; n++) {
    const stamp = n + 1
    while (whole < allCount && load<u32>(alls + (whole << 2)) < n) whole++
    if (whole < allCount && load<u32>(alls + (whole << 2)) === n) store<u32>(stamps, stamp)
    for (let i: u32 = 0; i < oneCount; i++) {
      const take = load<u32>(ones + (i << 2))
      if (take >= n) break
      store<u32>(stamps + (load<u32>(VALUES + ((n - take) << 2)) << 2), stamp)
    }
    for (let i: u32 = 0; i < twoCount; i++) {
      const take = load<u32>(twos + (i << 2))
      if (take + 2 > n) break
      const left = n - take
      const half = unequal ? (left - 1) >> 1 : left >> 1
      for (let a: u32 = 1; a <= half; a++) {
        const x = load<u32>(VALUES + (a << 2)) ^ load<u32>(VALUES + ((left - a) << 2))
        store<u32>(stamps + (x << 2), stamp)
      }
    }
    let value: u32 = 0
    while (value < span && load<u32>(stamps + (value << 2)) === stamp) value++
    if (value >= span) return n
    store<u32>(VALUES + (n << 2), value)
  }
  return to
}
