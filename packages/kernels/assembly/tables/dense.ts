// Taking a dense infinite set of amounts, value by value: the heaps of value v are the heaps, in
// rising order, that have none of the values below v and are not one amount above a heap of value
// v already found. So each heap found forbids the set of amounts shifted by it: an or of bits.
import { VALUES } from './memory'

/**
 * Finds G(n) for n < `size` as 32-bit numbers. `amounts` are the addresses of eight copies of the
 * set, the i-th shifted by i bits, each `stride` bytes; `free` and `forbidden` are bitmaps. Begins
 * with the value `value` and stops after one with which `most` heaps were found; returns the value
 * to go on with, −1 when all heaps have one.
 */
export function dense(
  size: u32,
  amounts: usize,
  stride: u32,
  free: usize,
  forbidden: usize,
  value: u32,
  most: u32,
): i32 {
  const words = (size + 63) >> 6
  const bytes = words << 3
  for (let found: u32 = 0; found < most; value++) {
    memory.fill(forbidden, 0, bytes + 16)
    let left = false
    for (let word: u32 = 0; word < words; word++) {
      const at = word << 3
      let remaining = load<u64>(free + at)
      if (!remaining) continue
      let candidates = remaining & ~load<u64>(forbidden + at)
      while (candidates) {
        const bit = ctz(candidates) as u32
        const n = (word << 6) + bit
        remaining &= ~((1 as u64) << bit)
        store<u32>(VALUES + (n << 2), value)
        found++
        forbid(amounts + (n & 7) * stride, forbidden + (n >> 3), bytes - (n >> 3))
        const later = bit === 63 ? 0 : (~0 as u64) << (bit + 1)
        candidates = remaining & ~load<u64>(forbidden + at) & later
      }
      store<u64>(free + at, remaining)
      if (remaining) left = true
    }
    if (!left) return -1
  }
  return value as i32
}

function forbid(amounts: usize, forbidden: usize, bytes: u32): void {
  for (let i: u32 = 0; i < bytes; i += 16)
    v128.store(forbidden + i, v128.or(v128.load(forbidden + i), v128.load(amounts + i)))
}
