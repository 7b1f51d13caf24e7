// Codes that split a heap in three. P(s) is the set of values of pairs that sum to s, as bits; the
// values of triples (a, pair of s − a) are P(s − a) shifted by xor with G(a). Sets with the same
// G(a) are joined before the shift, so a heap costs one or for each a.
import { ALL, ONE, TWO, VALUES } from './memory'

const THREE: usize = memory.data(4 * 4096, 64)

export function threeAddress(): usize {
  return THREE
}

/**
 * Computes G(n) for `from` ≤ n < `to` as 16-bit numbers below `span` (a power of two, at least
 * 64). `pairs` holds P(s) for s < from; `joined` is room for `span` sets, `reached` for one.
 * Returns the first heap not computed, whose value needs a larger span.
 */
export function triples(
  from: u32,
  to: u32,
  all: u32,
  one: u32,
  two: u32,
  three: u32,
  pairs: usize,
  joined: usize,
  reached: usize,
  span: u32,
): u32 {
  const bytes = span >> 3
  for (let n = from; n < to; n++) {
    listPairs(n, pairs + n * bytes, bytes)
    memory.fill(reached, 0, bytes)
    for (let i: u32 = 0; i < all; i++) if (load<u32>(ALL + (i << 2)) === n) set(reached, 0)
    for (let i: u32 = 0; i < one; i++) {
      const take = load<u32>(ONE + (i << 2))
      if (take < n) set(reached, valueAt(n - take))
    }
    for (let i: u32 = 0; i < two; i++) {
      const take = load<u32>(TWO + (i << 2))
      if (take < n) join(reached, pairs + (n - take) * bytes, bytes)
    }
    for (let i: u32 = 0; i < three; i++) {
      const take = load<u32>(THREE + (i << 2))
      if (take + 2 < n) reachTriples(n - take, pairs, joined, reached, span)
    }
    const value = leastAbsent(reached, bytes)
    if (value >= span) return n
    store<u16>(VALUES + (n << 1), value as u16)
  }
  return to
}

function valueAt(n: u32): u32 {
  return load<u16>(VALUES + (n << 1)) as u32
}

function set(bits: usize, index: u32): void {
  const at = bits + (index >> 3)
  store<u8>(at, load<u8>(at) | (1 << ((index & 7) as u8)))
}

function join(into: usize, other: usize, bytes: u32): void {
  for (let i: u32 = 0; i < bytes; i += 8)
    store<u64>(into + i, load<u64>(into + i) | load<u64>(other + i))
}

function listPairs(sum: u32, into: usize, bytes: u32): void {
  memory.fill(into, 0, bytes)
  for (let a: u32 = 1; a * 2 <= sum; a++) set(into, valueAt(a) ^ valueAt(sum - a))
}

function reachTriples(sum: u32, pairs: usize, joined: usize, reached: usize, span: u32): void {
  const bytes = span >> 3
  memory.fill(joined, 0, span * bytes)
  // the smallest of three parts is at most a third
  for (let a: u32 = 1; a * 3 <= sum; a++)
    join(joined + valueAt(a) * bytes, pairs + (sum - a) * bytes, bytes)
  for (let value: u32 = 0; value < span; value++)
    for (let word: u32 = 0; word < bytes; word += 8) {
      const bits = load<u64>(joined + value * bytes + word)
      if (!bits) continue
      const at = reached + (word ^ ((value >> 6) << 3))
      store<u64>(at, load<u64>(at) | shifted(bits, value))
    }
}

// In HALF_s every other group of s bits is set.
const HALF_1: u64 = ~(0 as u64) / 3
const HALF_2: u64 = ~(0 as u64) / 5
const HALF_4: u64 = ~(0 as u64) / 17
const HALF_8: u64 = ~(0 as u64) / 257
const HALF_16: u64 = ~(0 as u64) / 65537

/** The set of x xor value for x in a set of numbers below 64. */
function shifted(bits: u64, value: u32): u64 {
  if (value & 1) bits = ((bits >> 1) & HALF_1) | ((bits & HALF_1) << 1)
  if (value & 2) bits = ((bits >> 2) & HALF_2) | ((bits & HALF_2) << 2)
  if (value & 4) bits = ((bits >> 4) & HALF_4) | ((bits & HALF_4) << 4)
  if (value & 8) bits = ((bits >> 8) & HALF_8) | ((bits & HALF_8) << 8)
  if (value & 16) bits = ((bits >> 16) & HALF_16) | ((bits & HALF_16) << 16)
  return value & 32 ? (bits >> 32) | (bits << 32) : bits
}

function leastAbsent(bits: usize, bytes: u32): u32 {
  for (let i: u32 = 0; i < bytes; i += 8) {
    const absent = ~load<u64>(bits + i)
    if (absent) return (i << 3) + (ctz(absent) as u32)
  }
  return bytes << 3
}
