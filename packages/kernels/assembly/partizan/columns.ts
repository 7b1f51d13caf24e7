// The table of forms: a record of one cache line for each, a pool of options, and the lists of forms
// with equal hashes. Everything grows as it is needed.
import { mostStored, stop, TOO_MANY_FORMS } from './host'
import { at } from './lists'
import { allocate } from './memory'

/** What a form is: a number; a number with ups or a nim-heap; anything else. */
export const OTHER: u32 = 0
export const NUMBER: u32 = 1
export const SIMPLE: u32 = 2

/** A form that is being made; then 0, the first of the canonical ones. */
export const DRAFT: u32 = 0
export const ZERO: u32 = 1

const LEFT_STOP: usize = 0
const RIGHT_STOP: usize = 8
const OPTIONS: usize = 16
const LEFTS: usize = 20
const RIGHTS: usize = 24
const KIND: usize = 28
const UPS: usize = 32
const NIM: usize = 36
const NEXT: usize = 40
const HASH: usize = 44
const NEGATIVE: usize = 48
const MARK: usize = 52
const ABOVE: usize = 56
const BELOW: usize = 60

let records: usize = 0
let room: u32 = 0
/** How many forms there are. */
export let count: u32 = 0
/** The first form of each list of equal hashes; the draft for none. */
let heads: usize = 0
let pool: usize = 0
let poolRoom: u32 = 0
let used: u32 = 0
let draftRoom: u32 = 0

function record(form: u32): usize {
  return records + ((<usize>form) << 6)
}
export function leftStop(form: u32): f64 {
  return load<f64>(record(form), LEFT_STOP)
}
export function rightStop(form: u32): f64 {
  return load<f64>(record(form), RIGHT_STOP)
}
export function lefts(form: u32): u32 {
  return load<u32>(record(form), LEFTS)
}
export function rights(form: u32): u32 {
  return load<u32>(record(form), RIGHTS)
}
export function kind(form: u32): u32 {
  return load<u32>(record(form), KIND)
}
export function ups(form: u32): i32 {
  return load<i32>(record(form), UPS)
}
export function nim(form: u32): u32 {
  return load<u32>(record(form), NIM)
}
export function negative(form: u32): u32 {
  return load<u32>(record(form), NEGATIVE)
}
export function mark(form: u32): u32 {
  return load<u32>(record(form), MARK)
}
export function setMark(form: u32, to: u32): void {
  store<u32>(record(form), to, MARK)
}

/** The next form in a list of equal hashes, and the hash. */
export function next(form: u32): u32 {
  return load<u32>(record(form), NEXT)
}
export function hashOf(form: u32): u32 {
  return load<u32>(record(form), HASH)
}

/** How a form compares with infinitesimals: see `gauges.ts`. */
export function above(form: u32): u32 {
  return load<u32>(record(form), ABOVE)
}
export function below(form: u32): u32 {
  return load<u32>(record(form), BELOW)
}
export function setGauges(form: u32, least: u32, most: u32): void {
  store<u32>(record(form), least, ABOVE)
  store<u32>(record(form), most, BELOW)
}

/** Where the options of a form begin, Left's first. */
export function options(form: u32): u32 {
  return load<u32>(record(form), OPTIONS)
}
export function pooled(i: u32): u32 {
  return load<u32>(pool + ((<usize>i) << 2))
}

/** Says that two forms are minus each other. */
export function setNegatives(a: u32, b: u32): void {
  store<u32>(record(a), b, NEGATIVE)
  store<u32>(record(b), a, NEGATIVE)
}

/** Makes room for forms, and the draft. */
export function startColumns(): void {
  room = 512
  records = allocate((<usize>room) << 6)
  heads = allocate((<usize>room) << 2)
  memory.fill(heads, 0, (<usize>room) << 2)
  poolRoom = 2048
  pool = allocate((<usize>poolRoom) << 2)
  fresh(OTHER, 0, 0, 0, 0, 0)
}

/** Says which number of ups and which nim-heap a form has. */
export function setInfinitesimal(form: u32, u: i32, n: u32): void {
  store<i32>(record(form), u, UPS)
  store<u32>(record(form), n, NIM)
}

/** Makes the draft a game with these options and stops. */
export function writeDraft(
  from: u32,
  middle: u32,
  from2: u32,
  to2: u32,
  low: f64,
  high: f64,
): void {
  const total = middle - from + to2 - from2
  if (total > draftRoom) {
    store<u32>(record(DRAFT), reserve(2 * total), OPTIONS)
    draftRoom = 2 * total
  }
  let to = pool + ((<usize>options(DRAFT)) << 2)
  for (let i = from; i < middle; i++, to += 4) store<u32>(to, at(i))
  for (let i = from2; i < to2; i++, to += 4) store<u32>(to, at(i))
  store<u32>(record(DRAFT), middle - from, LEFTS)
  store<u32>(record(DRAFT), to2 - from2, RIGHTS)
  store<f64>(record(DRAFT), low, LEFT_STOP)
  store<f64>(record(DRAFT), high, RIGHT_STOP)
}

/** A new form with these stops, and options in two lists one behind the other. */
export function fresh(what: u32, left: f64, right: f64, from: u32, middle: u32, to: u32): u32 {
  if (count + used + to - from + 1 > mostStored) stop(TOO_MANY_FORMS)
  const begin = reserve(to - from)
  if (count === room) enlarge()
  const form = count++
  const r = record(form)
  memory.fill(r, 0, 64)
  store<f64>(r, left, LEFT_STOP)
  store<f64>(r, right, RIGHT_STOP)
  store<u32>(r, begin, OPTIONS)
  store<u32>(r, middle - from, LEFTS)
  store<u32>(r, to - middle, RIGHTS)
  store<u32>(r, what, KIND)
  let k = pool + ((<usize>begin) << 2)
  for (let i = from; i < to; i++, k += 4) store<u32>(k, at(i))
  return form
}

/** The first form whose hash shares a slot with this one; the draft for none. */
export function first(hash: u32): u32 {
  return load<u32>(heads + ((<usize>(hash & (room - 1))) << 2))
}

/** Enters a form into the list of its hash. */
export function enter(form: u32, hash: u32): void {
  const slot = heads + ((<usize>(hash & (room - 1))) << 2)
  store<u32>(record(form), hash, HASH)
  store<u32>(record(form), load<u32>(slot), NEXT)
  store<u32>(slot, form)
}

function reserve(length: u32): u32 {
  const from = used
  while (from + length > poolRoom) {
    const larger = allocate((<usize>poolRoom) << 3)
    memory.copy(larger, pool, (<usize>poolRoom) << 2)
    pool = larger
    poolRoom *= 2
  }
  used += length
  return from
}

function enlarge(): void {
  const larger = allocate((<usize>room) << 7)
  memory.copy(larger, records, (<usize>room) << 6)
  records = larger
  room *= 2
  heads = allocate((<usize>room) << 2)
  memory.fill(heads, 0, (<usize>room) << 2)
  for (let form: u32 = 1; form < count; form++) enter(form, load<u32>(record(form), HASH))
}

export function mixed(hash: u32, next: u32): u32 {
  const h = (hash ^ next) * 0x9e3779b1
  return h ^ (h >> 15)
}
