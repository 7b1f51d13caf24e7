// Numbers from text, sixteen bytes at a time. The scan finds the ends of tokens from
// bitmaps of 64 bytes, as in Langdale and Lemire, "Parsing Gigabytes of JSON per Second" (2019),
// so that no token waits for the length of the one before it.

// Sixteen bytes of zeros, then sixteen of ones: a load from `+ n` keeps the last n bytes. Aligned,
// so that the vectors after it do not cross lines of the cache.
const KEEP_LAST = memory.data<u8>(
  [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255,
  ],
  64,
)

// Constants of the inner loop come from memory: V8 rebuilds a vector constant at every use.
const JOIN = memory.data<u16>(
  [
    2561, 2561, 2561, 2561, 2561, 2561, 2561, 2561, 100, 1, 100, 1, 100, 1, 100, 1, 10000, 1, 10000,
    1, 10000, 1, 10000, 1,
  ],
  16,
)

/** The most digits that `scan64` takes, and the least number that has so many. */
const WIDEST: usize = 20
const LEAST_WIDEST: u64 = 10_000_000_000_000_000_000

let stop: usize = 0

/** Where the last scan stopped: every byte before it is consumed. */
export function position(): usize {
  return stop
}

function isDigit(bytes: v128): v128 {
  return i8x16.le_u(i8x16.sub(bytes, i8x16.splat(48)), i8x16.splat(9))
}

function isSpace(bytes: v128): v128 {
  return v128.or(
    i8x16.le_u(i8x16.sub(bytes, i8x16.splat(9)), i8x16.splat(4)),
    i8x16.eq(bytes, i8x16.splat(32)),
  )
}

/** How many of the 64 bytes at `base` come before the first that is neither digit nor space. */
function cleanPrefix(base: usize): usize {
  for (let n: usize = 0; n < 64; n += 16) {
    const bytes = v128.load(base + n)
    const clean = i8x16.bitmask(v128.or(isDigit(bytes), isSpace(bytes)))
    if (clean !== 0xffff) return n + ctz(~clean)
  }
  return 64
}

// The value of the last `length` <= 16 digits before `end`: neighbours are joined to numbers of
// two digits, those of four, those of eight. 2561 = 10 * 256 + 1 puts ten times the low byte plus
// the high byte into the high byte.
function decimal(end: usize, length: usize): u64 {
  const digits = v128.and(
    i8x16.sub(v128.load(end - 16), i8x16.splat(48)),
    v128.load(length, KEEP_LAST),
  )
  const twos = i16x8.shr_u(i16x8.mul(digits, v128.load(JOIN)), 8)
  const fours = i32x4.dot_i16x8_s(twos, v128.load(JOIN, 16))
  const eights = i32x4.dot_i16x8_s(i16x8.narrow_i32x4_u(fours, fours), v128.load(JOIN, 32))
  const both = i64x2.extract_lane(eights, 0) as u64
  return (both & 0xffff_ffff) * 100_000_000 + (both >> 32)
}

// The same for at most `WIDEST` digits, modulo 2^64.
function longDecimal(end: usize, length: usize): u64 {
  let high: u64 = 0
  for (; length > 16; length--) high = high * 10 + (load<u8>(end - length) - 48)
  return high * 10_000_000_000_000_000 + decimal(end, length)
}

// Whether a number of `WIDEST` digits, of which the value modulo 2^64 is known, is not below 2^64:
// one that begins with a digit 1 is below 2 * 10^19, so that it then loses its last digit.
function isTooWide(start: usize, value: u64): bool {
  const first = load<u8>(start)
  return first > 49 || (first === 49 && value < LEAST_WIDEST)
}

// Reads numbers from [at, limit) to `into` until one does not fit, touches `limit` or touches a byte
// that is neither digit nor space, or until fewer than 32 places are left of `capacity`: 64 bytes
// hold at most 32 numbers, so the inner loop need not count. The 16 bytes before `at` and the 64
// after `limit` must be in memory.
function scan<T>(at: usize, limit: usize, into: usize, capacity: usize): usize {
  const full = into + (capacity - 32) * sizeof<T>()
  let cursor = into
  let start = at
  let base = at
  let carry: u64 = 0
  for (; base < limit && cursor <= full; base += 64) {
    const b0 = v128.load(base)
    const b1 = v128.load(base, 16)
    const b2 = v128.load(base, 32)
    const b3 = v128.load(base, 48)
    const d0 = isDigit(b0)
    const d1 = isDigit(b1)
    const d2 = isDigit(b2)
    const d3 = isDigit(b3)
    const digits =
      (i8x16.bitmask(d0) as u64) |
      ((i8x16.bitmask(d1) as u64) << 16) |
      ((i8x16.bitmask(d2) as u64) << 32) |
      ((i8x16.bitmask(d3) as u64) << 48)
    const clean = v128.and(
      v128.and(v128.or(d0, isSpace(b0)), v128.or(d1, isSpace(b1))),
      v128.and(v128.or(d2, isSpace(b2)), v128.or(d3, isSpace(b3))),
    )
    let room = limit - base
    if (!i8x16.all_true(clean)) room = min(room, cleanPrefix(base))

    // A set bit is the first byte of a token or the first byte after one, in turn.
    const previous = (digits << 1) | carry
    let edges = digits ^ previous
    if (room < 64) edges &= ((1 as u64) << room) - 1
    if (!carry) {
      start = base + (ctz(edges) as usize)
      edges &= edges - 1
    }
    while (edges) {
      const end = base + (ctz(edges) as usize)
      edges &= edges - 1
      const length = end - start
      if (length > (sizeof<T>() === 4 ? 16 : WIDEST)) {
        stop = start
        return (cursor - into) / sizeof<T>()
      }
      const value = sizeof<T>() === 4 ? decimal(end, length) : longDecimal(end, length)
      if (
        sizeof<T>() === 4 ? ((value >> 32) as bool) : length === WIDEST && isTooWide(start, value)
      ) {
        stop = start
        return (cursor - into) / sizeof<T>()
      }
      store<T>(cursor, value as T)
      cursor += sizeof<T>()
      start = base + (ctz(edges) as usize)
      edges &= edges - 1
    }
    if (room < 64) {
      stop = (previous >> room) & 1 ? start : base + room
      return (cursor - into) / sizeof<T>()
    }
    carry = digits >> 63
  }
  stop = carry ? start : min(base, limit)
  return (cursor - into) / sizeof<T>()
}

/** Reads numbers below 2^32 and returns how many. */
export function scan32(at: usize, limit: usize, into: usize, capacity: usize): usize {
  return scan<u32>(at, limit, into, capacity)
}

/** Reads numbers below 2^64 of at most 20 digits and returns how many. */
export function scan64(at: usize, limit: usize, into: usize, capacity: usize): usize {
  return scan<u64>(at, limit, into, capacity)
}
