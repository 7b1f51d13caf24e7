// Marks of the pairs with the parts, for all heaps of a block at once. What is like the tables of the solver is
// written here again on purpose: the check shares nothing with them.
import { CELLS, LANES, MARKS, PART_VALUES, PLANES, partAt, ROW } from './memory'

/** A byte with bit x set where x < 8, else 0: a look-up gives 0 where the index is 16 or more. */
function low(x: v128): v128 {
  return v128.swizzle(i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0), x)
}

/** The same for 8 ≤ x < 16. */
function high(x: v128): v128 {
  return v128.swizzle(i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, -128), x)
}

export function clearPlanes(): void {
  memory.fill(PLANES, 0, 8 * LANES)
}

/**
 * Marks in planes the pairs of each part with the rest of what is left of the block's heaps, the
 * first of which leaves `left`. All values are less than the bits of W; NONE leaves no mark.
 */
export function markPlanes<W>(left: u32, count: u32): void {
  const base = CELLS + left
  let p0 = v128.load(PLANES)
  let p1 = v128.load(PLANES, 16)
  let p2 = v128.load(PLANES, 32)
  let p3 = v128.load(PLANES, 48)
  let p4 = v128.load(PLANES, 64)
  let p5 = v128.load(PLANES, 80)
  let p6 = v128.load(PLANES, 96)
  let p7 = v128.load(PLANES, 112)
  for (let i: u32 = 0; i < count; i++) {
    const others = v128.load(base - partAt(i))
    let x = v128.xor(others, v128.load8_splat(PART_VALUES + i))
    p0 = v128.or(p0, low(x))
    p1 = v128.or(p1, high(x))
    x = i8x16.sub(x, i8x16.splat(16))
    p2 = v128.or(p2, low(x))
    p3 = v128.or(p3, high(x))
    if (sizeof<W>() === 4) continue
    x = i8x16.sub(x, i8x16.splat(16))
    p4 = v128.or(p4, low(x))
    p5 = v128.or(p5, high(x))
    x = i8x16.sub(x, i8x16.splat(16))
    p6 = v128.or(p6, low(x))
    p7 = v128.or(p7, high(x))
  }
  v128.store(PLANES, p0)
  v128.store(PLANES, p1, 16)
  v128.store(PLANES, p2, 32)
  v128.store(PLANES, p3, 48)
  if (sizeof<W>() === 4) return
  v128.store(PLANES, p4, 64)
  v128.store(PLANES, p5, 80)
  v128.store(PLANES, p6, 96)
  v128.store(PLANES, p7, 112)
}

/** The word of a heap of the block: byte k of it is its byte in plane k. */
export function wordOf<W>(lane: u32): u64 {
  const at = PLANES + lane
  const word =
    (load<u8>(at) as u64) |
    ((load<u8>(at, 16) as u64) << 8) |
    ((load<u8>(at, 32) as u64) << 16) |
    ((load<u8>(at, 48) as u64) << 24)
  if (sizeof<W>() === 4) return word
  return (
    word |
    ((load<u8>(at, 64) as u64) << 32) |
    ((load<u8>(at, 80) as u64) << 40) |
    ((load<u8>(at, 96) as u64) << 48) |
    ((load<u8>(at, 112) as u64) << 56)
  )
}

export function clearRows(): void {
  memory.fill(MARKS, 0, LANES * ROW)
}

/** Marks the same in rows, for some of the parts, whose partners must all be known. */
export function markRows(left: u32, from: u32, to: u32): void {
  for (let i = from; i < to; i++) {
    const base = CELLS + left - partAt(i)
    const value = v128.load8_splat(PART_VALUES + i)
    markSixteen(v128.xor(v128.load(base), value))
  }
}

/** Marks the value of each lane in the lane's own row. */
function markSixteen(x: v128): void {
  let half = i64x2.extract_lane(x, 0) as u64
  store<u8>((half & 0xff) as usize, 1, MARKS + 0 * ROW)
  store<u8>(((half >> 8) & 0xff) as usize, 1, MARKS + 1 * ROW)
  store<u8>(((half >> 16) & 0xff) as usize, 1, MARKS + 2 * ROW)
  store<u8>(((half >> 24) & 0xff) as usize, 1, MARKS + 3 * ROW)
  store<u8>(((half >> 32) & 0xff) as usize, 1, MARKS + 4 * ROW)
  store<u8>(((half >> 40) & 0xff) as usize, 1, MARKS + 5 * ROW)
  store<u8>(((half >> 48) & 0xff) as usize, 1, MARKS + 6 * ROW)
  store<u8>((half >> 56) as usize, 1, MARKS + 7 * ROW)
  half = i64x2.extract_lane(x, 1) as u64
  store<u8>((half & 0xff) as usize, 1, MARKS + 8 * ROW)
  store<u8>(((half >> 8) & 0xff) as usize, 1, MARKS + 9 * ROW)
  store<u8>(((half >> 16) & 0xff) as usize, 1, MARKS + 10 * ROW)
  store<u8>(((half >> 24) & 0xff) as usize, 1, MARKS + 11 * ROW)
  store<u8>(((half >> 32) & 0xff) as usize, 1, MARKS + 12 * ROW)
  store<u8>(((half >> 40) & 0xff) as usize, 1, MARKS + 13 * ROW)
  store<u8>(((half >> 48) & 0xff) as usize, 1, MARKS + 14 * ROW)
  store<u8>((half >> 56) as usize, 1, MARKS + 15 * ROW)
}
