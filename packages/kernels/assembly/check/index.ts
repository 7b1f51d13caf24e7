// Values of heaps that moves split in two, for the check of certificates. docs/certificates.md says
// under `octal` which heaps and values are called rare, and why a common value is reached exactly
// where a pair with a rare heap reaches it, or a move that does not split.
//
// Heaps are taken in blocks. The pairs that have one of the parts are marked: the rare heaps, all of
// which must be there, and others that often were part of a pair which was looked for. Then heap after
// heap gets the least common value that is not marked, or a rare one below it that no pair at all has.
import { clearPlanes, clearRows, markPlanes, markRows, wordOf } from './marks'
import {
  ALL,
  CELLS,
  COMMON,
  CREDIT,
  CREDITED,
  cellAt,
  LANES,
  MARKS,
  MISSING,
  MOST_CHOSEN,
  MOST_PARTS,
  NONE,
  ONE,
  PART_VALUES,
  PARTS,
  partAt,
  partValue,
  ROW,
  TWO,
} from './memory'

let allCount: u32 = 0
let oneCount: u32 = 0
let twoCount: u32 = 0
let mask: u32 = 0
/** 1 where the parity of the heap counts; then `origin` is the parity of the splitting amounts. */
let parity: u32 = 0
let origin: u32 = 0
/** All values so far are less. */
let span: u32 = 32
let partCount: u32 = 0
/** How many of the parts are smaller than a block: their partners may not be known beforehand. */
let nearCount: u32 = 0
let chosenCount: u32 = 0
let sinceChosen: u32 = 0
let missingCount: u32 = 0
let rarest: u32 = 0
let widest: u32 = 0
let steps: f64 = 0
let stopped: bool = false

/** Heaps that are parts whatever their class. */
const SMALL: u32 = 16
const CHOOSE_EVERY: u32 = 4096
/** A heap is chosen that was of use so often. */
const OFTEN: i16 = 80

/** Where the values are, and the amounts that the caller writes. */
export function addressOf(what: u32): usize {
  return what === 0 ? CELLS : what === 1 ? ALL : what === 2 ? ONE : TWO
}

/** Whether it has ended, because a value is too large or too many heaps are rare. */
export function hasStopped(): bool {
  return stopped
}

/** A measure of the work so far: a step takes two nanoseconds or so. */
export function stepsDone(): f64 {
  return steps
}

/** The largest rare heap. */
export function lastRare(): u32 {
  return rarest
}

/** The least heap such that all pairs which were of use since the last question have one up to it. */
export function widestPart(): u32 {
  const heap = max(widest, partCount > 0 ? partAt(partCount - 1) : 0)
  widest = 0
  return heap
}

/** Begins a table, whose amounts the caller has written. */
export function begin(all: u32, one: u32, two: u32, bits: u32, isOdd: u32): void {
  allCount = all
  oneCount = one
  twoCount = two
  mask = bits
  parity = isOdd
  origin = load<u32>(TWO) & 1
  for (let d: u32 = 0; d < 2; d++)
    for (let v: u32 = 0; v < 256; v++) {
      const byte = COMMON + d * 32 + (v >> 3)
      store<u8>(byte, load<u8>(byte) | (((popcnt(v & mask) ^ d) & 1) << (v & 7)))
    }
  memory.fill(CELLS - 0x10000, NONE, 0x10000)
}

/**
 * Computes G(n) for 1 ≤ `from` ≤ n < `to` and perhaps some more, or until so many steps are done; gives
 * the first heap not computed.
 */
export function run(from: u32, to: u32, mostSteps: f64): u32 {
  let n = from
  // heap 0 is part of no pair
  store<u8>(CELLS, NONE)
  while (n < to && steps < mostSteps && !stopped) {
    const next = span === 32 ? block<u32>(n) : span === 64 ? block<u64>(n) : block<v128>(n)
    sinceChosen += next - n
    n = next
    if (sinceChosen >= CHOOSE_EVERY) choose()
  }
  store<u8>(CELLS, 0)
  return n
}

/** The values of a block, up to the first that is rare or too large; gives the heap after the last. */
function block<W>(start: u32): u32 {
  v128.store(CELLS + start, i8x16.splat(NONE as i8))
  markBlock<W>(start)
  for (let n = start; n < start + LANES; n++) {
    const value = leastOf<W>(n, start)
    if (value >= min(span, NONE - 1)) {
      if (span < 256) span = span === 32 ? 64 : 256
      else stopped = true
      return n
    }
    store<u8>(CELLS + n, value as u8)
    const rare = isRare(value, n)
    if (rare) rarest = n
    if (rare || n <= SMALL) {
      addPart(n)
      return n + 1
    }
  }
  return start + LANES
}

function isRare(value: u32, n: u32): bool {
  return ((popcnt(value & mask) ^ termOf(n)) & 1) === 0
}

function termOf(n: u32): u32 {
  return parity & (n ^ origin)
}

function markBlock<W>(start: u32): void {
  const inWords = sizeof<W>() <= 8
  if (inWords) clearPlanes()
  else clearRows()
  for (let i: u32 = 0; i < twoCount; i++) {
    const left = start - load<u32>(TWO + (i << 2))
    if (inWords) markPlanes<W>(left, partCount)
    else markRows(left, nearCount, farEnd(left))
  }
  const perPart: u32 = sizeof<W>() === 4 ? 2 : inWords ? 4 : 10
  steps += (perPart * partCount * twoCount + 10 * LANES) as f64
}

/** The parts before this one leave a heap of at least 1 of `left`. */
function farEnd(left: u32): u32 {
  let end = partCount
  while (end > nearCount && (partAt(end - 1) as i32) >= (left as i32)) end--
  return end
}

/** The value of a heap of the block, all before it being known. */
function leastOf<W>(n: u32, start: u32): u32 {
  if (sizeof<W>() > 8) return leastInRow(n, start)
  let word = wordOf<W>(n - start)
  for (let i: u32 = 0; i < allCount; i++) if (load<u32>(ALL + (i << 2)) === n) word |= 1
  for (let i: u32 = 0; i < oneCount; i++) {
    const take = load<u32>(ONE + (i << 2))
    if (take < n) word |= (1 as u64) << (cellAt(n - take) as u64)
  }
  for (let i: u32 = 0; i < twoCount; i++) {
    const left = n - load<u32>(TWO + (i << 2))
    // those whose partners are in the block
    for (let j: u32 = 0; j < nearCount; j++) {
      const other = left - partAt(j)
      if ((other as i32) < (start as i32)) break
      word |= (1 as u64) << ((partValue(j) ^ cellAt(other)) as u64)
    }
  }
  const free = sizeof<W>() === 4 ? ~word & 0xffffffff : ~word
  const common = load<u64>(COMMON + termOf(n) * 32)
  const first = free & common
  missingCount = 0
  for (let rare = free & ~common & ((first & -first) - 1); rare; rare &= rare - 1)
    store<u8>(MISSING + missingCount++, ctz(rare) as u8)
  // where no common value is free in the word, a larger one is
  const value = first ? (ctz(first) as u32) : NONE
  return missingCount > 0 ? search(n, value) : value
}

function leastInRow(n: u32, start: u32): u32 {
  const row = MARKS + (n - start) * ROW
  for (let i: u32 = 0; i < allCount; i++) if (load<u32>(ALL + (i << 2)) === n) store<u8>(row, 1)
  for (let i: u32 = 0; i < oneCount; i++) {
    const take = load<u32>(ONE + (i << 2))
    if (take < n) store<u8>(row + cellAt(n - take), 1)
  }
  for (let i: u32 = 0; i < twoCount; i++) {
    const take = load<u32>(TWO + (i << 2))
    markParts(n - take, 0, nearCount, row)
    markParts(n - take, farEnd(start - take), partCount, row)
  }
  const classes = COMMON + termOf(n) * 32
  missingCount = 0
  for (let base: u32 = 0; base < 256; base += 16) {
    const free = i8x16.bitmask(i8x16.eq(v128.load(row + base), i8x16.splat(0))) as u32
    const common = load<u16>(classes + (base >> 3)) as u32
    const first = free & common
    let rare = free & ~common & 0xffff
    if (first) rare &= (first & -first) - 1
    for (; rare; rare &= rare - 1) store<u8>(MISSING + missingCount++, (base + ctz(rare)) as u8)
    if (!first) continue
    const value = base + ctz(first)
    return missingCount > 0 ? search(n, value) : value
  }
  return search(n, NONE)
}

/** Marks the pairs of some parts with the rest of what is left. */
function markParts(left: u32, from: u32, to: u32, row: usize): void {
  for (let i = from; i < to; i++) {
    const heap = partAt(i)
    if ((heap as i32) >= (left as i32)) break
    store<u8>(row + (partValue(i) ^ cellAt(left - heap)), 1)
  }
}

/** The least missing value that no pair has; `value` where pairs have them all. */
function search(n: u32, value: u32): u32 {
  let from: u32 = 1
  for (let to: u32 = 65; missingCount > 0; to <<= 3) {
    let whole = true
    for (let i: u32 = 0; i < twoCount && missingCount > 0; i++) {
      const left = n - load<u32>(TWO + (i << 2))
      if ((left as i32) < 2) continue
      const half = left >> 1
      if (half >= to) whole = false
      searchAmong(left, from, min(to, half + 1))
    }
    if (whole) break
    from = to
  }
  let least = value
  for (let i: u32 = 0; i < missingCount; i++) least = min(least, load<u8>(MISSING + i) as u32)
  return least
}

/** Drops from the missing values those of a pair (a, left − a), `from` ≤ a < `to`. */
function searchAmong(left: u32, from: u32, to: u32): void {
  let a = from
  for (; a + LANES <= to && missingCount > 0; a += LANES) {
    steps += missingCount as f64
    const others = v128.load(CELLS + left - a - 15)
    const x = v128.xor(
      v128.load(CELLS + a),
      v128.shuffle<u8>(others, others, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0),
    )
    for (let i: u32 = 0; i < missingCount; ) {
      const found = i8x16.bitmask(i8x16.eq(x, v128.load8_splat(MISSING + i)))
      if (found) drop(i, a + ctz(found))
      else i++
    }
  }
  for (; a < to && missingCount > 0; a++) {
    const x = cellAt(a) ^ cellAt(left - a)
    for (let i: u32 = 0; i < missingCount; )
      if (load<u8>(MISSING + i) === x) drop(i, a)
      else i++
  }
}

function drop(index: u32, heap: u32): void {
  missingCount--
  store<u8>(MISSING + index, load<u8>(MISSING + missingCount))
  widest = max(widest, heap)
  if (heap >= CREDITED) return
  const at = CREDIT + (heap << 1)
  store<u16>(at, min(load<u16>(at) + 1, 0x7fff))
}

/** Makes parts of the heaps that were of use often, as far as there is room. */
function choose(): void {
  sinceChosen = 0
  for (let heap: u32 = 0; heap < CREDITED; heap += 8) {
    const at = CREDIT + (heap << 1)
    let often = i16x8.bitmask(i16x8.ge_s(v128.load(at), i16x8.splat(OFTEN))) as u32
    v128.store(at, i64x2.splat(0))
    for (; often && chosenCount < MOST_CHOSEN; often &= often - 1) {
      addPart(heap + ctz(often))
      chosenCount++
    }
  }
}

function addPart(heap: u32): void {
  if (partCount === MOST_PARTS) {
    stopped = true
    return
  }
  let place = partCount
  while (place > 0 && partAt(place - 1) > heap) place--
  if (place > 0 && partAt(place - 1) === heap) return
  const at = PARTS + (place << 2)
  memory.copy(at + 4, at, (partCount - place) << 2)
  memory.copy(PART_VALUES + place + 1, PART_VALUES + place, partCount - place)
  store<u32>(at, heap)
  store<u8>(PART_VALUES + place, cellAt(heap) as u8)
  partCount++
  if (heap < LANES) nearCount++
}
