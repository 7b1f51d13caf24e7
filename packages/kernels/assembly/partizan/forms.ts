// Canonical forms, one id for each, as in `forms/store.ts` of the core, with two things simpler:
// numbers are doubles, which are exact here since longer ones are refused, and all forms have their
// options listed.
import {
  count,
  DRAFT,
  enter,
  first,
  fresh,
  hashOf,
  kind,
  leftStop,
  lefts,
  mixed,
  NUMBER,
  next,
  nim,
  OTHER,
  options,
  pooled,
  rightStop,
  rights,
  SIMPLE,
  setInfinitesimal,
  startColumns,
  ups,
} from './columns'
import { gauge } from './gauges'
import { NOT_FOR_THE_KERNEL, stop } from './host'
import { at, cut, push, sort, top } from './lists'

/** Makes 0 and the draft; once. */
export function startForms(): void {
  if (count > 0) return
  startColumns()
  number(0)
}

/** The form of a number. */
export function number(value: f64): u32 {
  const hash = mixed(0x2545f491, <u32>(reinterpret<u64>(value) ^ (reinterpret<u64>(value) >> 32)))
  for (let e = first(hash); e !== 0; e = next(e))
    if (kind(e) === NUMBER && leftStop(e) === value) return e
  let unit: f64 = 1
  while (Math.floor(value * unit) !== value * unit) unit *= 2
  if (unit > 17179869184.0 || Math.abs(value) > 65536) stop(NOT_FOR_THE_KERNEL)
  const from = top
  if (unit > 1 || value > 0) push(number(value - 1 / unit))
  const middle = top
  if (unit > 1 || value < 0) push(number(value + 1 / unit))
  const form = fresh(NUMBER, value, value, from, middle, top)
  gauge(form)
  enter(form, hash)
  cut(from)
  return form
}

/** A number with ups and a nim-heap; for their options see `forms/simple.ts` of the core. */
export function simple(value: f64, u: i32, n: u32): u32 {
  if (u === 0 && n === 0) return number(value)
  const hash = mixed(mixed(mixed(0x51ed270b, number(value)), <u32>u), n)
  for (let e = first(hash); e !== 0; e = next(e))
    if (kind(e) === SIMPLE && leftStop(e) === value && ups(e) === u && nim(e) === n) return e
  const from = top
  let middle = from
  if (u === 0) {
    for (let i: u32 = 0; i < n; i++) push(simple(value, 0, i))
    middle = top
    for (let i: u32 = 0; i < n; i++) push(at(from + i))
  } else if (u > 0) {
    push(number(value))
    if (u === 1 && n === 1) push(simple(value, 0, 1))
    middle = top
    push(u === 1 && n === 1 ? number(value) : simple(value, u - 1, n ^ 1))
  } else {
    push(u === -1 && n === 1 ? number(value) : simple(value, u + 1, n ^ 1))
    middle = top
    push(number(value))
    if (u === -1 && n === 1) push(simple(value, 0, 1))
  }
  const form = fresh(SIMPLE, value, value, from, middle, top)
  setInfinitesimal(form, u, n)
  gauge(form)
  enter(form, hash)
  cut(from)
  return form
}

/** The form with canonical options, two lists that lie one behind the other and are put in order. */
export function intern(from: u32, middle: u32, to: u32): u32 {
  if (from === middle) return number(middle === to ? 0 : leftStop(at(middle)) - 1)
  if (middle === to) return number(leftStop(at(from)) + 1)
  const known = recognised(from, middle, to)
  if (known !== DRAFT) return known
  sort(from, middle)
  sort(middle, to)
  let hash = middle - from + 1
  for (let i = from; i < to; i++) hash = mixed(hash, at(i))
  for (let e = first(hash); e !== 0; e = next(e))
    if (hashOf(e) === hash && hasOptions(e, from, middle, to)) return e
  let low = rightStop(at(from))
  for (let i = from + 1; i < middle; i++) low = Math.max(low, rightStop(at(i)))
  let high = leftStop(at(middle))
  for (let i = middle + 1; i < to; i++) high = Math.min(high, leftStop(at(i)))
  // two numbers in order have a number between them
  if (kind(at(from)) === NUMBER && low < high) return number((low + high) / 2)
  const form = fresh(OTHER, low, high, from, middle, to)
  gauge(form)
  enter(form, hash)
  return form
}

/** A number with ups or a nim-heap that has these options; the draft where there is none. */
function recognised(from: u32, middle: u32, to: u32): u32 {
  const l = at(from)
  const r = at(middle)
  if (kind(l) === OTHER || kind(r) === OTHER) return DRAFT
  const value = leftStop(l)
  if (leftStop(r) !== value) return DRAFT
  const ofLeft = middle - from
  const ofRight = to - middle
  if (ofLeft === 1 && ofRight === 1) {
    if (l === r) return kind(l) === NUMBER ? simple(value, 0, 1) : DRAFT
    if (kind(l) === NUMBER && ups(r) >= 0) return simple(value, ups(r) + 1, nim(r) ^ 1)
    if (kind(r) === NUMBER && ups(l) <= 0) return simple(value, ups(l) - 1, nim(l) ^ 1)
    return DRAFT
  }
  if (ofLeft === ofRight)
    return areHeaps(value, from, middle) && areHeaps(value, middle, to)
      ? simple(value, 0, ofLeft)
      : DRAFT
  if (ofLeft === 2 && ofRight === 1 && kind(r) === NUMBER)
    return areHeaps(value, from, middle) ? simple(value, 1, 1) : DRAFT
  if (ofLeft === 1 && ofRight === 2 && kind(l) === NUMBER)
    return areHeaps(value, middle, to) ? simple(value, -1, 1) : DRAFT
  return DRAFT
}

/** Whether different options are a number with the nim-heaps 0, 1, … up to their count. */
function areHeaps(value: f64, from: u32, to: u32): bool {
  for (let i = from; i < to; i++) {
    const form = at(i)
    if (kind(form) === OTHER || leftStop(form) !== value || ups(form) !== 0) return false
    if (nim(form) >= to - from) return false
  }
  return true
}

function hasOptions(form: u32, from: u32, middle: u32, to: u32): bool {
  if (kind(form) !== OTHER || lefts(form) !== middle - from || rights(form) !== to - middle)
    return false
  let k = options(form)
  for (let i = from; i < to; i++, k++) if (pooled(k) !== at(i)) return false
  return true
}
