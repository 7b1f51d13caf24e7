// Sums and negatives of forms, as in `forms/sum.ts` of the core: numbers, ups and nim-heaps are added
// as such; a number is added to the options of the other summand alone, whose sum is then canonical.
import {
  kind,
  leftStop,
  lefts,
  NUMBER,
  negative,
  nim,
  OTHER,
  options,
  pooled,
  rights,
  setNegatives,
  ups,
  ZERO,
} from './columns'
import { intern, simple } from './forms'
import { takeStep } from './host'
import { cut, push, top } from './lists'
import { make } from './make'
import { allocate } from './memory'

const MOST_BITS: u32 = 18

let cache: usize = 0
let bits: u32 = 0
let kept: u32 = 0

export function startSums(): void {
  if (bits === 0) clear(10)
}

export function add(a: u32, b: u32): u32 {
  if (a === ZERO) return b
  if (b === ZERO) return a
  const g = a < b ? a : b
  const h = a < b ? b : a
  const slot = slotOf(g, h)
  if (load<u32>(slot) === g && load<u32>(slot, 4) === h) return load<u32>(slot, 8)
  const sum = summed(g, h)
  if (++kept > (<u32>1) << bits && bits < MOST_BITS) clear(bits + 2)
  const place = slotOf(g, h)
  store<u32>(place, g)
  store<u32>(place, h, 4)
  store<u32>(place, sum, 8)
  return sum
}

function summed(g: u32, h: u32): u32 {
  if (kind(g) !== OTHER && kind(h) !== OTHER)
    return simple(leftStop(g) + leftStop(h), ups(g) + ups(h), nim(g) ^ nim(h))
  takeStep()
  const from = top
  pushLeft(g, h)
  pushLeft(h, g)
  const middle = top
  pushRight(g, h)
  pushRight(h, g)
  if (kind(g) !== NUMBER && kind(h) !== NUMBER) return make(from, middle)
  const sum = intern(from, middle, top)
  cut(from)
  return sum
}

/** Left's moves in g, with h beside it. */
function pushLeft(g: u32, h: u32): void {
  if (kind(g) === NUMBER) return
  const count = lefts(g)
  for (let i: u32 = 0; i < count; i++) push(add(pooled(options(g) + i), h))
}

function pushRight(g: u32, h: u32): void {
  if (kind(g) === NUMBER) return
  const count = rights(g)
  const from = lefts(g)
  for (let i: u32 = 0; i < count; i++) push(add(pooled(options(g) + from + i), h))
}

export function negate(g: u32): u32 {
  const known = negative(g)
  if (known !== 0) return known
  const opposite = kind(g) === OTHER ? negated(g) : simple(0 - leftStop(g), -ups(g), nim(g))
  setNegatives(g, opposite)
  return opposite
}

function negated(g: u32): u32 {
  const from = top
  const ofLeft = lefts(g)
  const all = ofLeft + rights(g)
  for (let i = ofLeft; i < all; i++) push(negate(pooled(options(g) + i)))
  const middle = top
  for (let i: u32 = 0; i < ofLeft; i++) push(negate(pooled(options(g) + i)))
  const form = intern(from, middle, top)
  cut(from)
  return form
}

function slotOf(g: u32, h: u32): usize {
  return cache + <usize>(((g * 0x9e3779b1) ^ (h * 0x85ebca6b)) >> (32 - bits)) * 12
}

function clear(to: u32): void {
  bits = to
  kept = 0
  cache = allocate((<usize>12) << bits)
  memory.fill(cache, 0, (<usize>12) << bits)
}
