// Marks of sixteen heaps at once, where all values are below 64: bit v of a heap's word says that it
// reaches v. While pairs are marked the words lie apart: plane k has, for every heap, the byte of the
// values 8k … 8k + 7, so that a vector of sixteen values is marked by one look-up a plane.
import { valueAt } from './lanes'
import { VALUES } from './memory'
import { EDGE, MOST_LANES, PLANES, WORDS } from './sparse-memory'

/** Values below this are marked in planes. */
export const NARROW: u32 = 64

// A look-up gives 0 where the index is 16 or more, so that values of other planes leave no mark.

/** The byte of plane 0 that marks each value, less 16 where the plane is the third, and so on. */
function low(x: v128): v128 {
  return v128.swizzle(i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0), x)
}

/** The same for the plane after it. */
function high(x: v128): v128 {
  return v128.swizzle(i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, -128), x)
}

export function clearPlanes(): void {
  for (let k: usize = 0; k < 128; k += 16) v128.store(PLANES + k, i64x2.splat(0))
}

/** Marks sixteen values, whose first is less by the 16 of each earlier pair of planes. */
function markIn(at: usize, x: v128): void {
  v128.store(at, v128.or(v128.load(at), low(x)))
  v128.store(at, v128.or(v128.load(at, 16), high(x)), 16)
}

/** Marks, for the sixteen heaps whose parts end at `left`, the pairs with each listed heap. */
export function markPlanes<W>(left: u32, list: usize, values: usize, length: u32): void {
  const base = VALUES + left
  let p0 = v128.load(PLANES)
  let p1 = v128.load(PLANES, 16)
  let p2 = v128.load(PLANES, 32)
  let p3 = v128.load(PLANES, 48)
  let p4 = v128.load(PLANES, 64)
  let p5 = v128.load(PLANES, 80)
  let p6 = v128.load(PLANES, 96)
  let p7 = v128.load(PLANES, 112)
  for (let i: u32 = 0; i < length; i++) {
    const pairs = v128.load(base - load<u32>(list + (i << 2)))
    let x = v128.xor(pairs, i8x16.splat(load<u16>(values + (i << 1)) as i8))
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

/**
 * Marks the pairs with the smallest heaps, whatever their class, as far as their partners lie before
 * the block that begins at `start`.
 */
export function markNearPlanes<W>(start: u32, take: u32): void {
  let p0 = v128.load(PLANES)
  let p1 = v128.load(PLANES, 16)
  let p2 = v128.load(PLANES, 32)
  let p3 = v128.load(PLANES, 48)
  for (let heap: u32 = 1; heap < MOST_LANES; heap++) {
    const pairs = v128.load(VALUES + start - take - heap)
    let x = v128.xor(pairs, i8x16.splat(valueAt<u8>(heap) as i8))
    // a lane whose partner is not known yet becomes 255, which no plane has
    x = v128.or(x, v128.load(EDGE + MOST_LANES - min(MOST_LANES, take + heap)))
    p0 = v128.or(p0, low(x))
    p1 = v128.or(p1, high(x))
    x = i8x16.sub(x, i8x16.splat(16))
    p2 = v128.or(p2, low(x))
    p3 = v128.or(p3, high(x))
    if (sizeof<W>() === 4) continue
    x = i8x16.sub(x, i8x16.splat(16))
    markIn(PLANES + 64, x)
    markIn(PLANES + 96, i8x16.sub(x, i8x16.splat(16)))
  }
  v128.store(PLANES, p0)
  v128.store(PLANES, p1, 16)
  v128.store(PLANES, p2, 32)
  v128.store(PLANES, p3, 48)
}

/** Writes the word of each heap: byte k of it is its byte in plane k. */
export function joinPlanes(): void {
  joinFirst(0)
  joinLast(64)
}

/** The words of the first eight heaps: bytes in turn, then pairs of bytes, then fours. */
function joinFirst(to: usize): void {
  const a = interleaveLow<u8>(v128.load(PLANES), v128.load(PLANES, 16))
  const b = interleaveLow<u8>(v128.load(PLANES, 32), v128.load(PLANES, 48))
  const c = interleaveLow<u8>(v128.load(PLANES, 64), v128.load(PLANES, 80))
  const d = interleaveLow<u8>(v128.load(PLANES, 96), v128.load(PLANES, 112))
  joinPairs(to, a, b, c, d)
}

/** The words of the last eight heaps. */
function joinLast(to: usize): void {
  const a = interleaveHigh<u8>(v128.load(PLANES), v128.load(PLANES, 16))
  const b = interleaveHigh<u8>(v128.load(PLANES, 32), v128.load(PLANES, 48))
  const c = interleaveHigh<u8>(v128.load(PLANES, 64), v128.load(PLANES, 80))
  const d = interleaveHigh<u8>(v128.load(PLANES, 96), v128.load(PLANES, 112))
  joinPairs(to, a, b, c, d)
}

function joinPairs(to: usize, a: v128, b: v128, c: v128, d: v128): void {
  joinFours(to, interleaveLow<u16>(a, b), interleaveLow<u16>(c, d))
  joinFours(to + 32, interleaveHigh<u16>(a, b), interleaveHigh<u16>(c, d))
}

function joinFours(to: usize, a: v128, b: v128): void {
  v128.store(WORDS + to, interleaveLow<u32>(a, b))
  v128.store(WORDS + to + 16, interleaveHigh<u32>(a, b))
}

/** The first halves of two vectors, one lane of each in turn. */
function interleaveLow<T>(a: v128, b: v128): v128 {
  if (sizeof<T>() === 1)
    return v128.shuffle<u8>(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
  if (sizeof<T>() === 2) return v128.shuffle<u16>(a, b, 0, 8, 1, 9, 2, 10, 3, 11)
  return v128.shuffle<u32>(a, b, 0, 4, 1, 5)
}

/** The last halves of two vectors, one lane of each in turn. */
function interleaveHigh<T>(a: v128, b: v128): v128 {
  if (sizeof<T>() === 1)
    return v128.shuffle<u8>(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31)
  if (sizeof<T>() === 2) return v128.shuffle<u16>(a, b, 4, 12, 5, 13, 6, 14, 7, 15)
  return v128.shuffle<u32>(a, b, 2, 6, 3, 7)
}
