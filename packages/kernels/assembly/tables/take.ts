// Games that only take: a list of amounts, each of which leaves one heap (or nothing).
import { ALL, ONE, VALUES } from './memory'

/** Amounts up to which the values of a heap's options fit in the bits of one word. */
const FEW: u32 = 63

/** Computes G(n) for `from` ≤ n < `to` from sorted lists of `all` and `one` amounts. */
function take<T>(from: u32, to: u32, all: u32, one: u32): u32 {
  let usable: u32 = 0
  let whole: u32 = 0
  for (let n = from; n < to; n++) {
    while (usable < one && load<u32>(ONE + (usable << 2)) < n) usable++
    while (whole < all && load<u32>(ALL + (whole << 2)) < n) whole++
    const empties = whole < all && load<u32>(ALL + (whole << 2)) === n
    const value = one <= FEW ? leastOfFew<T>(n, usable, empties) : least<T>(n, usable, empties)
    store<T>(VALUES + n * sizeof<T>(), value as T)
  }
  return to
}

function leastOfFew<T>(n: u32, usable: u32, empties: bool): u32 {
  let seen: u64 = empties ? 1 : 0
  for (let i: u32 = 0; i < usable; i++)
    seen |= (1 as u64) << load<T>(VALUES + (n - load<u32>(ONE + (i << 2))) * sizeof<T>())
  return ctz(~seen) as u32
}

/** A mark is the number of the heap that set it, plus 1, so none need be cleared. */
function least<T>(n: u32, usable: u32, empties: bool): u32 {
  const stamp = n + 1
  if (empties) store<u32>(STAMPS, stamp)
  for (let i: u32 = 0; i < usable; i++) {
    const value = load<T>(VALUES + (n - load<u32>(ONE + (i << 2))) * sizeof<T>()) as u32
    store<u32>(STAMPS + (value << 2), stamp)
  }
  let value: u32 = 0
  while (load<u32>(STAMPS + (value << 2)) === stamp) value++
  return value
}

/** One stamp for each value: a heap with 16384 options has a value of at most that. */
const STAMPS: usize = memory.data(4 * 16400, 64)

export function take8(from: u32, to: u32, all: u32, one: u32): u32 {
  return take<u8>(from, to, all, one)
}
export function take16(from: u32, to: u32, all: u32, one: u32): u32 {
  return take<u16>(from, to, all, one)
}
