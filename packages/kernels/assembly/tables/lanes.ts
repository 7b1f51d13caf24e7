// Vectors of values: sixteen of one byte, or eight of two.
import { VALUES } from './memory'
import { BYTE_STRIDE, MARKS, SHORT_STRIDE } from './sparse-memory'

/** G(n), where a value has the width of T. */
export function valueAt<T>(n: u32): u32 {
  return load<T>(VALUES + n * sizeof<T>()) as u32
}

/** Bytes from the marks of one lane to those of the next. */
export function stride<T>(): u32 {
  return sizeof<T>() === 1 ? BYTE_STRIDE : SHORT_STRIDE
}

/** How many values a vector holds. */
export function lanes<T>(): u32 {
  return 16 / (sizeof<T>() as u32)
}

// A lane is taken out of its half of the vector by a shift, which is quicker than one by one.

/** Marks the value of each lane in the lane's own table. */
export function markBytes(x: v128): void {
  let half = i64x2.extract_lane(x, 0) as u64
  store<u8>((half & 0xff) as usize, 1, MARKS)
  store<u8>(((half >> 8) & 0xff) as usize, 1, MARKS + 1 * BYTE_STRIDE)
  store<u8>(((half >> 16) & 0xff) as usize, 1, MARKS + 2 * BYTE_STRIDE)
  store<u8>(((half >> 24) & 0xff) as usize, 1, MARKS + 3 * BYTE_STRIDE)
  store<u8>(((half >> 32) & 0xff) as usize, 1, MARKS + 4 * BYTE_STRIDE)
  store<u8>(((half >> 40) & 0xff) as usize, 1, MARKS + 5 * BYTE_STRIDE)
  store<u8>(((half >> 48) & 0xff) as usize, 1, MARKS + 6 * BYTE_STRIDE)
  store<u8>((half >> 56) as usize, 1, MARKS + 7 * BYTE_STRIDE)
  half = i64x2.extract_lane(x, 1) as u64
  store<u8>((half & 0xff) as usize, 1, MARKS + 8 * BYTE_STRIDE)
  store<u8>(((half >> 8) & 0xff) as usize, 1, MARKS + 9 * BYTE_STRIDE)
  store<u8>(((half >> 16) & 0xff) as usize, 1, MARKS + 10 * BYTE_STRIDE)
  store<u8>(((half >> 24) & 0xff) as usize, 1, MARKS + 11 * BYTE_STRIDE)
  store<u8>(((half >> 32) & 0xff) as usize, 1, MARKS + 12 * BYTE_STRIDE)
  store<u8>(((half >> 40) & 0xff) as usize, 1, MARKS + 13 * BYTE_STRIDE)
  store<u8>(((half >> 48) & 0xff) as usize, 1, MARKS + 14 * BYTE_STRIDE)
  store<u8>((half >> 56) as usize, 1, MARKS + 15 * BYTE_STRIDE)
}

export function markShorts(x: v128): void {
  let half = i64x2.extract_lane(x, 0) as u64
  store<u8>((half & 0xffff) as usize, 1, MARKS)
  store<u8>(((half >> 16) & 0xffff) as usize, 1, MARKS + 1 * SHORT_STRIDE)
  store<u8>(((half >> 32) & 0xffff) as usize, 1, MARKS + 2 * SHORT_STRIDE)
  store<u8>((half >> 48) as usize, 1, MARKS + 3 * SHORT_STRIDE)
  half = i64x2.extract_lane(x, 1) as u64
  store<u8>((half & 0xffff) as usize, 1, MARKS + 4 * SHORT_STRIDE)
  store<u8>(((half >> 16) & 0xffff) as usize, 1, MARKS + 5 * SHORT_STRIDE)
  store<u8>(((half >> 32) & 0xffff) as usize, 1, MARKS + 6 * SHORT_STRIDE)
  store<u8>((half >> 48) as usize, 1, MARKS + 7 * SHORT_STRIDE)
}

/** Marks the values of all lanes in one table. */
export function markBytesIn(marks: usize, x: v128): void {
  let half = i64x2.extract_lane(x, 0) as u64
  store<u8>(marks + ((half & 0xff) as usize), 1)
  store<u8>(marks + (((half >> 8) & 0xff) as usize), 1)
  store<u8>(marks + (((half >> 16) & 0xff) as usize), 1)
  store<u8>(marks + (((half >> 24) & 0xff) as usize), 1)
  store<u8>(marks + (((half >> 32) & 0xff) as usize), 1)
  store<u8>(marks + (((half >> 40) & 0xff) as usize), 1)
  store<u8>(marks + (((half >> 48) & 0xff) as usize), 1)
  store<u8>(marks + ((half >> 56) as usize), 1)
  half = i64x2.extract_lane(x, 1) as u64
  store<u8>(marks + ((half & 0xff) as usize), 1)
  store<u8>(marks + (((half >> 8) & 0xff) as usize), 1)
  store<u8>(marks + (((half >> 16) & 0xff) as usize), 1)
  store<u8>(marks + (((half >> 24) & 0xff) as usize), 1)
  store<u8>(marks + (((half >> 32) & 0xff) as usize), 1)
  store<u8>(marks + (((half >> 40) & 0xff) as usize), 1)
  store<u8>(marks + (((half >> 48) & 0xff) as usize), 1)
  store<u8>(marks + ((half >> 56) as usize), 1)
}

export function markShortsIn(marks: usize, x: v128): void {
  let half = i64x2.extract_lane(x, 0) as u64
  store<u8>(marks + ((half & 0xffff) as usize), 1)
  store<u8>(marks + (((half >> 16) & 0xffff) as usize), 1)
  store<u8>(marks + (((half >> 32) & 0xffff) as usize), 1)
  store<u8>(marks + ((half >> 48) as usize), 1)
  half = i64x2.extract_lane(x, 1) as u64
  store<u8>(marks + ((half & 0xffff) as usize), 1)
  store<u8>(marks + (((half >> 16) & 0xffff) as usize), 1)
  store<u8>(marks + (((half >> 32) & 0xffff) as usize), 1)
  store<u8>(marks + ((half >> 48) as usize), 1)
}

/** G(a) xor G(left − a), G(a+1) xor G(left − a − 1), …: a vector of pairs. */
export function pairsAt<T>(left: u32, a: u32): v128 {
  const there = v128.load(VALUES + a * sizeof<T>())
  const back = v128.load(VALUES + (left - a + 1) * sizeof<T>() - 16)
  if (sizeof<T>() === 1)
    return v128.xor(
      there,
      v128.shuffle<u8>(back, back, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0),
    )
  return v128.xor(there, v128.shuffle<u16>(back, back, 7, 6, 5, 4, 3, 2, 1, 0))
}

/** Which lanes equal the value at an address. */
export function equals<T>(x: v128, value: usize): v128 {
  if (sizeof<T>() === 1) return i8x16.eq(x, v128.load_splat<u8>(value))
  return i16x8.eq(x, v128.load_splat<u16>(value))
}

/** The first lane of four vectors that is hit. */
export function firstLane<T>(h0: v128, h1: v128, h2: v128, h3: v128): u32 {
  const low = ((lanesHit<T>(h1) as u64) << lanes<T>()) | lanesHit<T>(h0)
  const high = ((lanesHit<T>(h3) as u64) << lanes<T>()) | lanesHit<T>(h2)
  return ctz((high << (lanes<T>() * 2)) | low) as u32
}

function lanesHit<T>(hit: v128): u32 {
  return sizeof<T>() === 1 ? i8x16.bitmask(hit) : i16x8.bitmask(hit)
}
