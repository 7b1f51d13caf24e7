/** For every set of the four lanes, the bytes that move these lanes to the front. */
const PACK = memory.data(16 * 16, 16)

let packed = false

function preparePack(): void {
  for (let set = 0; set < 16; set++) {
    let to = PACK + set * 16
    for (let lane = 0; lane < 4; lane++) {
      if (!((set >> lane) & 1)) continue
      store<u32>(to, 0x0302_0100 + lane * 0x0404_0404)
      to += 4
    }
  }
  packed = true
}

/**
 * Writes to `a`, in order, those of the `count` numbers at `heaps` that their xor with `nimSum`
 * makes smaller, to `b` these smaller numbers, and returns how many there are. The 16 bytes after
 * the heaps are overwritten, and the arrays need room for `count` rounded up to four.
 */
export function moves(heaps: usize, count: usize, nimSum: u32, a: usize, b: usize): usize {
  if (!packed) preparePack()
  const begin = a
  const end = heaps + count * 4
  const sum = i32x4.splat(nimSum as i32)
  // A heap of zero is never made smaller, so zeros fill the last vector.
  v128.store(end, i32x4.splat(0))
  for (; heaps < end; heaps += 16) {
    const heap = v128.load(heaps)
    const left = v128.xor(heap, sum)
    const set = i32x4.bitmask(i32x4.lt_u(left, heap))
    const pack = v128.load(PACK + (set << 4))
    v128.store(a, i8x16.swizzle(heap, pack))
    v128.store(b, i8x16.swizzle(left, pack))
    const kept = (popcnt(set) as usize) << 2
    a += kept
    b += kept
  }
  return (a - begin) / 4
}
