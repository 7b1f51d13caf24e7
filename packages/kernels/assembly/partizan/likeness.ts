// Boards that are worth the same by symmetry. Of all boards that one looks like, turned over, around
// and with the players exchanged, the one with the least words stands for them. The ways to turn a
// board of 8 × 8 bits are those of chess programs (H. S. Warren, Hacker's Delight, ch. 7).
import { stride, twice } from './boards'

/** The board that stands for the one last asked about, and whether it is worth minus the same. */
export let keyA: u64 = 0
export let keyB: u64 = 0
export let isNegative: bool = false

/** Whether a board is minus itself when rows become columns, rather than when players change sides. */
let acrossNegates: bool = false

export function startLikeness(negates: bool): void {
  acrossNegates = negates
}

/** The bits of every byte in the other order. */
function reversedBytes(cells: u64): u64 {
  let x = cells
  x = ((x >> 1) & twice(0x55555555)) | ((x & twice(0x55555555)) << 1)
  x = ((x >> 2) & twice(0x33333333)) | ((x & twice(0x33333333)) << 2)
  return ((x >> 4) & twice(0x0f0f0f0f)) | ((x & twice(0x0f0f0f0f)) << 4)
}

function swappedBytes(cells: u64): u64 {
  return ((cells >> 8) & twice(0x00ff00ff)) | ((cells & twice(0x00ff00ff)) << 8)
}

function mirrored(cells: u64): u64 {
  return stride === 8 ? reversedBytes(cells) : swappedBytes(reversedBytes(cells))
}

function upsideDown(cells: u64): u64 {
  return stride === 8 ? bswap<u64>(cells) : swappedBytes(bswap<u64>(cells))
}

/** Rows as columns, of 8 × 8 bits. */
function across(cells: u64): u64 {
  let x = cells
  let t = (x ^ (x >> 7)) & twice(0x00aa00aa)
  x ^= t ^ (t << 7)
  t = (x ^ (x >> 14)) & twice(0x0000cccc)
  x ^= t ^ (t << 14)
  t = (x ^ (x >> 28)) & 0x00000000f0f0f0f0
  return x ^ t ^ (t << 28)
}

/** Finds what stands for a board, which may lie anywhere in the frame. */
export function look(a0: u64, b0: u64): void {
  let a = a0
  let b = b0
  if (stride === 64) {
    const start = ctz(a | b)
    keyA = a >> start
    keyB = b >> start
    isNegative = false
    const end = clz(a | b)
    consider(bswap<u64>(reversedBytes(b)) >> end, bswap<u64>(reversedBytes(a)) >> end, true)
    return
  }
  const all = a | b
  const top = (<u64>ctz(all) / stride) * stride
  let columns = all | (all >> 32)
  columns |= columns >> 16
  if (stride === 8) columns |= columns >> 8
  columns &= (1 << stride) - 1
  const left = ctz(columns)
  a >>= top + left
  b >>= top + left
  let width = <u32>(64 - clz(columns) - left)
  let height = <u32>((63 - clz(a | b)) / stride) + 1
  let turned = false
  if (stride === 8 && height > width) {
    a = across(a)
    b = across(b)
    const other = width
    width = height
    height = other
    turned = true
  }
  keyA = u64.MAX_VALUE
  keyB = u64.MAX_VALUE
  lookAround(a, b, width, height, turned)
  if (stride === 8 && width === height) lookAround(across(a), across(b), width, height, !turned)
}

/** Whether a board, turned over or around with the players exchanged, is the same again. */
export function isOwnNegative(a: u64, b: u64): bool {
  if (stride === 64) {
    const start = ctz(a | b)
    const end = clz(a | b)
    if (a >> start !== bswap<u64>(reversedBytes(b)) >> end) return false
    return b >> start === bswap<u64>(reversedBytes(a)) >> end
  }
  const ofRows = acrossNegates
  if (ofRows && stride !== 8) return false
  // so that the players are not exchanged where boards are compared
  acrossNegates = true
  look(a, b)
  const p = keyA
  const q = keyB
  const before = isNegative
  if (ofRows) look(across(a), across(b))
  else look(b, a)
  acrossNegates = ofRows
  return keyA === p && keyB === q && (!ofRows || isNegative === before)
}

/** Looks at a board turned over in four ways. */
function lookAround(a: u64, b: u64, width: u32, height: u32, turned: bool): void {
  const side = stride - width
  const below = 64 - stride * height
  const c = mirrored(a) >> side
  const d = mirrored(b) >> side
  if (acrossNegates) {
    consider(a, b, turned)
    consider(c, d, turned)
    consider(upsideDown(a) >> below, upsideDown(b) >> below, turned)
    consider(upsideDown(c) >> below, upsideDown(d) >> below, turned)
    return
  }
  considerBoth(a, b)
  considerBoth(c, d)
  considerBoth(upsideDown(a) >> below, upsideDown(b) >> below)
  considerBoth(upsideDown(c) >> below, upsideDown(d) >> below)
}

function considerBoth(a: u64, b: u64): void {
  if (a <= b) consider(a, b, false)
  else consider(b, a, true)
}

function consider(a: u64, b: u64, negative: bool): void {
  if (a > keyA || (a === keyA && b >= keyB)) return
  keyA = a
  keyB = b
  isNegative = negative
}
