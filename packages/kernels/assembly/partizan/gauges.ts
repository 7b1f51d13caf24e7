// A quick answer to most questions about order. Every form is compared once with its stops plus each of
// the infinitesimals u·↑ and u·↑ + *, −8 < u < 8: bit 2(u + 7) + n of `above` says that the right stop
// plus u·↑ + *n is ≤ the form, and of `below` that the form is ≤ the left stop plus that. Then G ≤ H
// where one of these lies between them, and not G ≤ H where one is ≤ G but not ≤ H, or ≥ H but not ≥ G.
// All follows from the bits of the options, since the options of an infinitesimal here are others.
import {
  above,
  below,
  kind,
  leftStop,
  lefts,
  NUMBER,
  options,
  pooled,
  rightStop,
  rights,
  setGauges,
} from './columns'

const MOST: i32 = 7
const ALL: u32 = 0x3fffffff
/** The bits of 0 and *, and of ↑* and ↓*. */
const NIL: u32 = 1 << 14
const STAR: u32 = 1 << 15
const UP_STAR: u32 = 1 << 17
const DOWN_STAR: u32 = 1 << 13
/** The bits of all with u > 0, and with u < 0. */
const UPS: u32 = 0x3fff0000
const DOWNS: u32 = 0x3fff
/** The bits of what is ≥ 0 and of what is ≤ 0: ↑* and ↓* are neither. */
const AT_LEAST_ZERO: u32 = (UPS & ~UP_STAR) | NIL
const AT_MOST_ZERO: u32 = (DOWNS & ~DOWN_STAR) | NIL

/** Finds the bits of a form from those of its options. */
export function gauge(form: u32): void {
  if (kind(form) === NUMBER) {
    setGauges(form, AT_MOST_ZERO, AT_LEAST_ZERO)
    return
  }
  const low = rightStop(form)
  const high = leftStop(form)
  let i = options(form)
  // what some option of Left is at least, and some option of Right at most
  let reached: u32 = 0
  for (const end = i + lefts(form); i < end; i++)
    if (rightStop(pooled(i)) === high) reached |= above(pooled(i))
  let answered: u32 = 0
  for (const end = i + rights(form); i < end; i++)
    if (leftStop(pooled(i)) === low) answered |= below(pooled(i))
  if (low === high) meet(form, ALL & ~answered, ALL & ~reached)
  else setGauges(form, ALL & ~answered, ALL & ~reached)
}

/**
 * The bits of a form with one stop: `over` and `under` as far as its options tell; now for the options of
 * the infinitesimals. For u > 0 these are 0 of Left and (u − 1)·↑ + *(n xor 1) of Right, but ↑* = {0,*|0}.
 */
function meet(form: u32, over: u32, under: u32): void {
  let least = over & NIL
  let most = under & NIL
  if ((under & NIL) === 0) least |= over & (STAR | UPS)
  if ((over & NIL) === 0) most |= under & (STAR | DOWNS)
  if ((most & STAR) !== 0) least &= ~UP_STAR
  if ((least & STAR) !== 0) most &= ~DOWN_STAR
  for (let u = 1; u <= MOST; u++)
    for (let n = 0; n < 2; n++) {
      const up: u32 = 1 << (2 * (u + MOST) + n)
      const down: u32 = 1 << (2 * (MOST - u) + n)
      // ↑* has 0 instead
      const swap = u === 1 && n === 1 ? 0 : n ^ 1
      if ((least & (1 << (2 * (u - 1 + MOST) + swap))) === 0) most |= under & up
      if ((most & (1 << (2 * (MOST - u + 1) + swap))) === 0) least |= over & down
    }
  setGauges(form, least, most)
}
