// How the end of a table repeats. A period p shows as an earlier copy of the last values; the
// copies are looked for from the end backwards, so the least p comes first.
import { VALUES } from './memory'

/** How many of the last values a candidate must repeat before it is followed further. */
const TAIL: u32 = 64

/** The least p ≥ `from` with which the last values of a table of `size` repeat; 0 for none. */
function next<T>(size: u32, from: u32): u32 {
  const width = sizeof<T>() as u32
  const tail = VALUES + (size - TAIL) * width
  const head = v128.load(tail)
  for (let p = from; p + TAIL <= size; p++) {
    const copy = tail - p * width
    if (v128.any_true(v128.xor(v128.load(copy), head))) continue
    if (same(copy, tail, TAIL * width)) return p
  }
  return 0
}

function same(a: usize, b: usize, bytes: u32): bool {
  for (let i: u32 = 16; i < bytes; i += 16)
    if (v128.any_true(v128.xor(v128.load(a + i), v128.load(b + i)))) return false
  return true
}

/** The least n with G(m + p) = G(m) for n ≤ m < size − p. */
function start<T>(size: u32, p: u32): u32 {
  const width = sizeof<T>() as u32
  const lanes = 16 / width
  let n = size - p
  for (; n >= 4 * lanes; n -= 4 * lanes) {
    const at = VALUES + n * width - 64
    const later = at + p * width
    const a = v128.xor(v128.load(at), v128.load(later))
    const b = v128.xor(v128.load(at, 16), v128.load(later, 16))
    const c = v128.xor(v128.load(at, 32), v128.load(later, 32))
    const d = v128.xor(v128.load(at, 48), v128.load(later, 48))
    if (v128.any_true(v128.or(v128.or(a, b), v128.or(c, d)))) break
  }
  while (n > 0 && load<T>(VALUES + (n - 1) * width) === load<T>(VALUES + (n - 1 + p) * width)) n--
  return n
}

export function nextPeriod8(size: u32, from: u32): u32 {
  return next<u8>(size, from)
}
export function nextPeriod16(size: u32, from: u32): u32 {
  return next<u16>(size, from)
}
export function nextPeriod32(size: u32, from: u32): u32 {
  return next<u32>(size, from)
}
export function periodStart8(size: u32, period: u32): u32 {
  return start<u8>(size, period)
}
export function periodStart16(size: u32, period: u32): u32 {
  return start<u16>(size, period)
}
export function periodStart32(size: u32, period: u32): u32 {
  return start<u32>(size, period)
}
