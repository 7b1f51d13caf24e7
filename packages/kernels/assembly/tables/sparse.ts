// Games that split heaps, by the sparse-space method (Berlekamp, Conway and Guy, Winning Ways,
// chapter 4; Gangolli and Plambeck, 1989). Under a mask m a value is rare where it has an even
// number of bits in common with m, else common (where all splitting moves take numbers of one
// parity, the parity of the heap may count as one bit more). Two parts of one class xor to a rare
// value, so a common value comes only from a rare part and a common one. For each heap:
//   1. mark what taking moves reach and what pairs with a rare part reach;
//   2. v is the least unmarked common value;
//   3. each unmarked rare value below v must be excluded by some pair, or it is the answer.
// Heaps are taken in blocks of a vector's lanes: the pair (r, n − t − r) for all n of a block is
// one load and one xor. Marks of the lanes lie apart; a mark is one byte store.
import {
  equals,
  firstLane,
  lanes,
  markBytes,
  markBytesIn,
  markShorts,
  markShortsIn,
  pairsAt,
  stride,
  valueAt,
} from './lanes'
import { ALL, ONE, TWO, VALUES } from './memory'
import { clearPlanes, joinPlanes, markNearPlanes, markPlanes, NARROW } from './planes'
import {
  COMMON,
  CREDIT,
  HISTOGRAM,
  LEARNED,
  LEARNED_VALUE,
  MARKS,
  MISSING,
  MOST_LANES,
  MOST_LEARNED,
  MOST_RARE,
  MOST_VALUES,
  RARE,
  RARE_VALUE,
  WORDS,
} from './sparse-memory'

let allCount: u32 = 0
let oneCount: u32 = 0
let twoCount: u32 = 0
let unequal: bool = false

let mask: u32 = 0
/** 1 where the parity of the heap counts; then `origin` is the parity of the splitting amounts. */
let parity: u32 = 0
let origin: u32 = 0
/** A power of two above all values. */
let span: u32 = 64

let rareCount: u32 = 0
/** Rare heaps smaller than a block: their partners may lie in the block itself. */
let nearCount: u32 = 0
let learnedCount: u32 = 0
let missingCount: u32 = 0
let sinceLearned: u32 = 0
let most: u32 = 0
let work: f64 = 0

/** Why a run stopped early: values too wide for the table, or too many rare heaps. */
let obstacle: u32 = 0
const WIDE: u32 = 1
const CROWDED: u32 = 2

const LEARN_EVERY: u32 = 4096
const LEARN_FROM: i16 = 80
const CREDITED: u32 = 65536

export function configure(all: u32, one: u32, two: u32, isUnequal: bool): void {
  allCount = all
  oneCount = one
  twoCount = two
  unequal = isUnequal
  origin = two > 0 ? load<u32>(TWO) & 1 : 0
}

export function stoppedBy(): u32 {
  return obstacle
}

/** Work done since the start: one unit for each mark, and for each two comparisons of a vector. */
export function workDone(): f64 {
  return work
}

export function mostValue(): u32 {
  return most
}

function termOf(n: u32): u32 {
  return parity & (n ^ origin)
}

function isRare(value: u32, n: u32): bool {
  return ((popcnt(value & mask) ^ termOf(n)) & 1) === 0
}

/** Counts the values of heaps `from` ≤ n < `to`, which the caller has written. */
function countValues<T>(from: u32, to: u32): void {
  for (let n = from; n < to; n++) count(n, valueAt<T>(n))
}

function count(n: u32, value: u32): void {
  const at = HISTOGRAM + (((n & 1) * MOST_VALUES + value) << 2)
  store<u32>(at, load<u32>(at) + 1)
  if (value > most) most = value
}

/** Takes a mask and lists anew which of the heaps below `size` are rare. */
function classify<T>(size: u32, newMask: u32, newParity: u32): void {
  mask = newMask
  parity = newParity
  span = 64
  while (span <= most) span <<= 1
  listCommon()
  rareCount = 0
  nearCount = 0
  learnedCount = 0
  sinceLearned = 0
  memory.fill(CREDIT, 0, 2 * CREDITED)
  obstacle = 0
  for (let n: u32 = 1; n < size; n++) {
    if (isRare(valueAt<T>(n), n)) addRare(n, valueAt<T>(n))
    if (obstacle) return
  }
}

function listCommon(): void {
  for (let d: u32 = 0; d < 2; d++)
    for (let word: u32 = 0; word < MOST_VALUES / 16; word++) {
      let bits: u32 = 0
      for (let j: u32 = 0; j < 16; j++) bits |= ((popcnt((word * 16 + j) & mask) ^ d) & 1) << j
      store<u16>(COMMON + d * 512 + word * 2, bits as u16)
    }
}

function addRare(n: u32, value: u32): void {
  if (rareCount === MOST_RARE) {
    obstacle = CROWDED
    return
  }
  store<u32>(RARE + (rareCount << 2), n)
  store<u16>(RARE_VALUE + (rareCount << 1), value as u16)
  rareCount++
  if (n < MOST_LANES) nearCount = rareCount
}

/** Computes G(n) for `from` ≤ n < `to`; returns the first heap that was not computed. */
function run<T>(from: u32, to: u32): u32 {
  let n = from
  obstacle = 0
  while (n < to && !obstacle) {
    const end = min(n + lanes<T>(), to)
    n = sizeof<T>() === 1 && span === NARROW && !unequal ? narrowBlock(n, end) : block<T>(n, end)
    if (sinceLearned >= LEARN_EVERY) learn<T>()
  }
  return n
}

function block<T>(start: u32, end: u32): u32 {
  for (let lane: u32 = 0; lane < lanes<T>(); lane++)
    memory.fill(MARKS + lane * stride<T>(), 0, span * 2)
  for (let i: u32 = 0; i < twoCount; i++) {
    const left = start - load<u32>(TWO + (i << 2))
    markFar<T>(start, left, RARE + (nearCount << 2), RARE_VALUE + (nearCount << 1), farCount(left))
    markFar<T>(start, left, LEARNED, LEARNED_VALUE, learnedCount)
  }
  sinceLearned += end - start
  for (let n = start; n < end; n++) {
    const value = mexOf<T>(n, start)
    if (value >= span) {
      if (span * 2 >= MOST_VALUES || (sizeof<T>() === 1 && value > 255)) {
        obstacle = WIDE
        return n
      }
      span <<= 1
      settle<T>(n, value)
      return n + 1
    }
    settle<T>(n, value)
    if (obstacle) return n + 1
  }
  return end
}

/** The same for bytes below 64, marked in planes; where a value may be larger the block is left. */
function narrowBlock(start: u32, end: u32): u32 {
  clearPlanes()
  for (let i: u32 = 0; i < twoCount; i++) {
    if (most < 32) markNarrow<u32>(start, load<u32>(TWO + (i << 2)))
    else markNarrow<u64>(start, load<u32>(TWO + (i << 2)))
  }
  joinPlanes()
  sinceLearned += end - start
  for (let n = start; n < end; n++) {
    const free = ~wordOf(n, start)
    const common = load<u64>(COMMON + termOf(n) * 512)
    const first = free & common
    if (!first) {
      span <<= 1
      return n
    }
    missingCount = 0
    for (let rare = free & ~common & ((first & -first) - 1); rare; rare &= rare - 1)
      store<u16>(MISSING + (missingCount++ << 1), ctz(rare) as u16)
    let value = ctz(first) as u32
    if (missingCount > 0) value = exclude<u8>(n, value)
    settle<u8>(n, value)
    if (obstacle) return n + 1
  }
  return end
}

/** Marks the pairs of a block after an amount was taken; all values are less than the bits of W. */
function markNarrow<W>(start: u32, take: u32): void {
  const left = start - take
  const far = farCount(left)
  markNearPlanes<W>(start, take)
  markPlanes<W>(left, RARE + (nearCount << 2), RARE_VALUE + (nearCount << 1), far)
  markPlanes<W>(left, LEARNED, LEARNED_VALUE, learnedCount)
  work += ((far + learnedCount) * MOST_LANES) as f64
}

/** What a heap reaches, in bits: by its pairs with rare parts at the least, and by taking alone. */
function wordOf(n: u32, start: u32): u64 {
  let word = load<u64>(WORDS + ((n - start) << 3))
  for (let i: u32 = 0; i < allCount; i++) if (load<u32>(ALL + (i << 2)) === n) word |= 1
  for (let i: u32 = 0; i < oneCount; i++)
    word |= (1 as u64) << (valueAt<u8>(n - load<u32>(ONE + (i << 2))) as u64)
  for (let i: u32 = 0; i < twoCount; i++) {
    const take = load<u32>(TWO + (i << 2))
    const left = n - take
    // near ones whose partners are in the block, then those that were no far ones for all of it
    for (let j: u32 = 0; j < nearCount; j++) {
      const heap = load<u32>(RARE + (j << 2))
      if (left - heap >= start && left > heap) word |= pairBit(j, left)
    }
    for (let j = rareCount; j > nearCount; j--) {
      const heap = load<u32>(RARE + ((j - 1) << 2))
      if (heap < start - take) break
      if (heap < left) word |= pairBit(j - 1, left)
    }
  }
  return word
}

/** The bit of a rare heap, by its place in the list, with the rest of `left`. */
function pairBit(index: u32, left: u32): u64 {
  const value = load<u16>(RARE_VALUE + (index << 1)) as u32
  return (1 as u64) << ((value ^ valueAt<u8>(left - load<u32>(RARE + (index << 2)))) as u64)
}

function settle<T>(n: u32, value: u32): void {
  store<T>(VALUES + n * sizeof<T>(), value as T)
  count(n, value)
  if (isRare(value, n)) addRare(n, value)
}

/** How many rare heaps, the near ones left out, leave a part of at least 1 for the whole block. */
function farCount(left: u32): u32 {
  let count = rareCount
  while (count > nearCount && load<u32>(RARE + ((count - 1) << 2)) >= left) count--
  return count - nearCount
}

/** Marks, for each n of the block, the value of the pair (r, n − t − r) for each listed r. */
function markFar<T>(start: u32, left: u32, list: usize, values: usize, length: u32): void {
  const base = VALUES + left * sizeof<T>()
  work += (length * lanes<T>()) as f64
  for (let i: u32 = 0; i < length; i++) {
    const heap = load<u32>(list + (i << 2))
    const value = load<u16>(values + (i << 1)) as u32
    if (unequal && heap * 2 - start < lanes<T>()) {
      markApart<T>(start, heap, value)
      continue
    }
    const pairs = v128.load(base - heap * sizeof<T>())
    if (sizeof<T>() === 1) markBytes(v128.xor(pairs, i8x16.splat(value as i8)))
    else markShorts(v128.xor(pairs, i16x8.splat(value as i16)))
  }
}

/** The same for one heap that is half of some n of the block, where the parts must differ. */
function markApart<T>(start: u32, heap: u32, value: u32): void {
  for (let lane: u32 = 0; lane < lanes<T>(); lane++) {
    const n = start + lane
    if (n !== heap * 2) store<u8>(MARKS + lane * stride<T>() + (value ^ valueAt<T>(n - heap)), 1)
  }
}

/** G(n), for n in the block that begins at `start` and whose far pairs are marked. */
function mexOf<T>(n: u32, start: u32): u32 {
  const marks = MARKS + (n - start) * stride<T>()
  for (let i: u32 = 0; i < allCount; i++) if (load<u32>(ALL + (i << 2)) === n) store<u8>(marks, 1)
  for (let i: u32 = 0; i < oneCount; i++)
    store<u8>(marks + valueAt<T>(n - load<u32>(ONE + (i << 2))), 1)
  for (let i: u32 = 0; i < twoCount; i++) {
    const take = load<u32>(TWO + (i << 2))
    markNear<T>(marks, n - take)
    markLate<T>(marks, n, take, start - take)
  }
  return exclude<T>(n, leastCommon(marks, termOf(n)))
}

/** Marks the pairs with one of the smallest heaps, whatever its class. */
function markNear<T>(marks: usize, left: u32): void {
  if (sizeof<T>() === 1) markBytesIn(marks, pairsAt<T>(left, 1))
  else {
    markShortsIn(marks, pairsAt<T>(left, 1))
    markShortsIn(marks, pairsAt<T>(left, 9))
  }
}

/** Pairs with a rare heap so large that it was no far one for the whole block. */
function markLate<T>(marks: usize, n: u32, take: u32, far: u32): void {
  const left = n - take
  for (let i = rareCount; i > nearCount; i--) {
    const heap = load<u32>(RARE + ((i - 1) << 2))
    if (heap < far) return
    if (heap < left) {
      const value = load<u16>(RARE_VALUE + ((i - 1) << 1)) as u32
      store<u8>(marks + (value ^ valueAt<T>(left - heap)), 1)
    }
  }
}

/** The least unmarked common value; lists the unmarked rare values below it. */
function leastCommon(marks: usize, term: u32): u32 {
  const classes = COMMON + term * 512
  missingCount = 0
  let base: u32 = 0
  while (true) {
    const free = i8x16.bitmask(i8x16.eq(v128.load(marks + base), i8x16.splat(0))) as u32
    const common = load<u16>(classes + (base >> 3)) as u32
    const first = free & common
    let rare = free & ~common & 0xffff
    if (first) rare &= (first & -first) - 1
    for (; rare; rare &= rare - 1) {
      store<u16>(MISSING + (missingCount << 1), (base + ctz(rare)) as u16)
      missingCount++
    }
    if (first) return base + ctz(first)
    base += 16
  }
}

/** The least missing value that no pair has; `value` where pairs exclude them all. */
function exclude<T>(n: u32, value: u32): u32 {
  let from: u32 = 1
  for (let to: u32 = 65; missingCount > 0; to <<= 3) {
    let whole = true
    for (let i: u32 = 0; i < twoCount && missingCount > 0; i++) {
      const left = n - load<u32>(TWO + (i << 2))
      const half = unequal ? (left - 1) >> 1 : left >> 1
      if (half >= to) whole = false
      scan<T>(left, from, min(to, half + 1))
    }
    if (whole) break
    from = to
  }
  for (let i: u32 = 0; i < missingCount; i++)
    value = min(value, load<u16>(MISSING + (i << 1)) as u32)
  return value
}

/** Drops from the missing values those of a pair (a, left − a), `from` ≤ a < `to`. */
function scan<T>(left: u32, from: u32, to: u32): void {
  let a = from
  const four = lanes<T>() * 4
  for (; a + four <= to && missingCount > 0; a += four) {
    work += (2 + 2 * missingCount) as f64
    const x0 = pairsAt<T>(left, a)
    const x1 = pairsAt<T>(left, a + lanes<T>())
    const x2 = pairsAt<T>(left, a + 2 * lanes<T>())
    const x3 = pairsAt<T>(left, a + 3 * lanes<T>())
    for (let j: u32 = 0; j < missingCount; ) {
      const value = MISSING + (j << 1)
      const h0 = equals<T>(x0, value)
      const h1 = equals<T>(x1, value)
      const h2 = equals<T>(x2, value)
      const h3 = equals<T>(x3, value)
      if (!v128.any_true(v128.or(v128.or(h0, h1), v128.or(h2, h3)))) j++
      else drop(j, a + firstLane<T>(h0, h1, h2, h3))
    }
  }
  for (; a < to && missingCount > 0; a++) {
    const x = valueAt<T>(a) ^ valueAt<T>(left - a)
    for (let j: u32 = 0; j < missingCount; j++)
      if (load<u16>(MISSING + (j << 1)) === x) {
        drop(j, a)
        break
      }
  }
}

function drop(index: u32, heap: u32): void {
  missingCount--
  store<u16>(MISSING + (index << 1), load<u16>(MISSING + (missingCount << 1)))
  if (heap >= MOST_LANES && heap < CREDITED) {
    const at = CREDIT + (heap << 1)
    const credit = load<u16>(at)
    if (credit < 65535) store<u16>(at, credit + 1)
  }
}

/** Adds to the list the heaps that excluded often since the last time, as far as there is room. */
function learn<T>(): void {
  sinceLearned = 0
  for (let heap: u32 = MOST_LANES; heap < CREDITED; heap += 8) {
    const at = CREDIT + (heap << 1)
    let often = i16x8.bitmask(i16x8.ge_u(v128.load(at), i16x8.splat(LEARN_FROM))) as u32
    v128.store(at, i64x2.splat(0))
    for (; often && learnedCount < MOST_LEARNED; often &= often - 1) {
      const learned = heap + ctz(often)
      store<u32>(LEARNED + (learnedCount << 2), learned)
      store<u16>(LEARNED_VALUE + (learnedCount << 1), valueAt<T>(learned) as u16)
      learnedCount++
    }
  }
}

/** How many even heaps, then how many odd ones, have each value below `MOST_VALUES`. */
export function histogramAddress(): usize {
  return HISTOGRAM
}

export function count8(from: u32, to: u32): void {
  countValues<u8>(from, to)
}
export function count16(from: u32, to: u32): void {
  countValues<u16>(from, to)
}
export function classify8(size: u32, mask: u32, parity: u32): void {
  classify<u8>(size, mask, parity)
}
export function classify16(size: u32, mask: u32, parity: u32): void {
  classify<u16>(size, mask, parity)
}
export function run8(from: u32, to: u32): u32 {
  return run<u8>(from, to)
}
export function run16(from: u32, to: u32): u32 {
  return run<u16>(from, to)
}
