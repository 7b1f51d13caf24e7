// Canonical forms of games whose options are canonical forms, as in `forms/make.ts` of the core.
import {
  DRAFT,
  leftStop,
  lefts,
  mark,
  options,
  pooled,
  rightStop,
  rights,
  setMark,
  writeDraft,
} from './columns'
import { intern, number } from './forms'
import { gauge } from './gauges'
import { at, cut, push, put, top } from './lists'
import { atMost, renewDraft } from './order'

let lastMark: u32 = 0

/** The form of the game whose options are the lists from `from` and from `middle` to the top, which it takes off. */
export function make(from: u32, middle: u32): u32 {
  const end = top
  const form = made(from, middle, end)
  cut(from)
  return form
}

function made(from: u32, middle: u32, end: u32): u32 {
  let low = -Infinity
  for (let i = from; i < middle; i++) low = Math.max(low, rightStop(at(i)))
  let high = Infinity
  for (let i = middle; i < end; i++) high = Math.min(high, leftStop(at(i)))
  if (low < high)
    return number(simplest(low, allowsLow(from, middle, low), high, allowsHigh(middle, end, high)))
  if (low === high && allowsLow(from, middle, low) && allowsHigh(middle, end, low))
    return number(low)
  // not a number, so its stops are those of its options
  const endOfLeft = undominated(from, middle, true)
  const endOfRight = undominated(middle, end, false)
  writeDraft(from, endOfLeft, middle, endOfRight, low, high)
  gauge(DRAFT)
  renewDraft()
  const left = top
  irreversible(from, endOfLeft, true)
  const right = top
  irreversible(middle, endOfRight, false)
  return intern(left, right, top)
}

/** Whether the game may be its left stop as far as Left's options are concerned. */
function allowsLow(from: u32, to: u32, low: f64): bool {
  if (from === to) return false
  const stop = number(low)
  for (let i = from; i < to; i++) if (atMost(stop, at(i))) return false
  return true
}

/** Whether the game may be its right stop as far as Right's options are concerned. */
function allowsHigh(from: u32, to: u32, high: f64): bool {
  if (from === to) return false
  const stop = number(high)
  for (let i = from; i < to; i++) if (atMost(at(i), stop)) return false
  return true
}

/** The simplest number between two, which may be the ends where these are closed. */
function simplest(low: f64, fromLow: bool, high: f64, toHigh: bool): f64 {
  if ((low < 0 || (fromLow && low === 0)) && (high > 0 || (toHigh && high === 0))) return 0
  // all lie on one side of 0: the integer next to 0, or the first fraction of the least denominator
  const sign: f64 = high > 0 ? 1 : -1
  const near = sign > 0 ? low : -high
  const far = sign > 0 ? high : -low
  const nearClosed = sign > 0 ? fromLow : toHigh
  const farClosed = sign > 0 ? toHigh : fromLow
  let value = firstMultiple(near, nearClosed, 1)
  for (let unit: f64 = 2; value > far || (value === far && !farClosed); unit *= 2)
    value = firstMultiple(near, nearClosed, unit)
  return sign * value
}

/** The first multiple of 1/unit above a number, or the number itself where that counts. */
function firstMultiple(from: f64, closed: bool, unit: f64): f64 {
  const scaled = Math.floor(from * unit)
  return (closed && scaled === from * unit ? scaled : scaled + 1) / unit
}

/** Keeps of a list the options that no other is at least as good as, each once; gives its new end. */
function undominated(from: u32, to: u32, ofLeft: bool): u32 {
  lastMark++
  let kept = from
  for (let i = from; i < to; i++) {
    const option = at(i)
    if (mark(option) === lastMark) continue
    setMark(option, lastMark)
    let worse = false
    for (let j = from; j < kept && !worse; j++)
      worse = ofLeft ? atMost(option, at(j)) : atMost(at(j), option)
    if (worse) continue
    let end = from
    for (let j = from; j < kept; j++) {
      const other = at(j)
      if (!(ofLeft ? atMost(other, option) : atMost(option, other))) put(end++, other)
    }
    put(end++, option)
    kept = end
  }
  return kept
}

/**
 * Pushes a list in which every option with an answer as good as the draft for the other player is
 * replaced by what the answer leaves to the mover.
 */
function irreversible(from: u32, to: u32, ofLeft: bool): void {
  const begin = top
  for (let i = from; i < to; i++) push(at(i))
  let reversed = false
  for (let i = begin; i < top; ) {
    const through = reversing(at(i), ofLeft)
    if (through === DRAFT) {
      i++
      continue
    }
    reversed = true
    put(i, at(top - 1))
    cut(top - 1)
    const first = options(through) + (ofLeft ? 0 : lefts(through))
    const last = first + (ofLeft ? lefts(through) : rights(through))
    for (let k = first; k < last; k++) push(pooled(k))
  }
  if (reversed) cut(undominated(begin, top, ofLeft))
}

/** The answer of the other player to an option that is as good as the draft for him; the draft for none. */
function reversing(option: u32, ofLeft: bool): u32 {
  const first = options(option) + (ofLeft ? lefts(option) : 0)
  const last = first + (ofLeft ? rights(option) : lefts(option))
  for (let i = first; i < last; i++) {
    const answer = pooled(i)
    if (ofLeft ? atMost(answer, DRAFT) : atMost(DRAFT, answer)) return answer
  }
  return DRAFT
}
