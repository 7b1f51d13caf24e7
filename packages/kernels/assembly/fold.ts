/** The xor of the `count` numbers of 32 bits at `from`. */
export function xor32(from: usize, count: usize): u32 {
  const end = from + count * 4
  let lanes = i64x2.splat(0)
  for (; from + 16 <= end; from += 16) lanes = v128.xor(lanes, v128.load(from))
  const both = i64x2.extract_lane(lanes, 0) ^ i64x2.extract_lane(lanes, 1)
  let xor = (both ^ (both >> 32)) as u32
  for (; from < end; from += 4) xor ^= load<u32>(from)
  return xor
}

/** The greatest of the `count` numbers of 32 bits at `from`, 0 when there are none. */
export function max32(from: usize, count: usize): u32 {
  const end = from + count * 4
  let lanes = i32x4.splat(0)
  for (; from + 16 <= end; from += 16) lanes = i32x4.max_u(lanes, v128.load(from))
  let greatest = max(
    max(i32x4.extract_lane(lanes, 0) as u32, i32x4.extract_lane(lanes, 1) as u32),
    max(i32x4.extract_lane(lanes, 2) as u32, i32x4.extract_lane(lanes, 3) as u32),
  )
  for (; from < end; from += 4) greatest = max(greatest, load<u32>(from))
  return greatest
}

/** The xor of the `count` numbers of 64 bits at `from`. */
export function xor64(from: usize, count: usize): u64 {
  let xor: u64 = 0
  for (const end = from + count * 8; from < end; from += 8) xor ^= load<u64>(from)
  return xor
}

/** The greatest of the `count` numbers of 64 bits at `from`, 0 when there are none. */
export function max64(from: usize, count: usize): u64 {
  let greatest: u64 = 0
  for (const end = from + count * 8; from < end; from += 8) {
    greatest = max(greatest, load<u64>(from))
  }
  return greatest
}
