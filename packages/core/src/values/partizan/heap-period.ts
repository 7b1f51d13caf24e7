import { compareDyadic, type Dyadic, subtractDyadic } from '../../arith/dyadic.ts'
import { returns } from '../../arith/returns.ts'
import type { Form, Forms } from '../../forms/forms.ts'
import { nimSum } from '../../forms/simple.ts'
import type { Reach } from '../../rules/reach.ts'
import { isShift, type ShiftedHeaps } from './shift.ts'

/** From `from` on, a heap of n + length is worth `saltus` more than one of n, which is proved. */
export interface FormPeriod extends Repetition {
  readonly saltus: Form
  /** How deep moves in the saltus are answered; 0 where there is none. */
  readonly depth: number
}

/** From `from` on, what is told of n + length and of n is the same, which is proved. */
export interface Repetition {
  readonly from: number
  readonly length: number
  /** The last heap that was looked at to prove it. */
  readonly checkedTo: number
}

/**
 * The least period that values prove, by the theorem of Guy and Smith: if moves take at most k and
 * leave at most h heaps, and G(n+p) = G(n) for n0 ≤ n ≤ h(n0+p−1) + k − p, n0 ≥ 1, then for all
 * n ≥ n0, since n and n + p have options of the same values for either player. For h = 1 the same
 * holds of anything that is told of a heap by what is told of its options.
 */
export function repetitionOf(
  values: readonly number[],
  { take, heaps }: Reach,
): Repetition | undefined {
  const last = values.length - 1
  const runs = returns(values.toReversed())
  for (let length = 1; length <= last; length++) {
    const run = runs[length] as number
    const from = last - length - run + 1
    const checkedTo = heaps * (Math.max(1, from) + length - 1) + take
    if (run > 0 && checkedTo <= last) return { from, length, checkedTo }
  }
  return undefined
}

/** The longest period with a saltus that is looked for. */
const LONGEST = 2048
/** Moves in a saltus are answered so deep at most; less deep where heaps may be split. */
const DEEPEST = 3
const DEEPEST_SPLIT = 1
/** So many periods are compared value by value, after a look at the stops, at each look. */
const MOST_COMPARED = 8

/**
 * The least period that values prove in which each is a number, ups and a nim-heap more than the one
 * before; not a nim-heap alone, which is gone after two. `isShift` says why it holds for ever: once for
 * all heaps from `shiftedFrom` on, if for as many in a row as the period is long.
 */
export function risingPeriod(heaps: ShiftedHeaps, reach: Reach): FormPeriod | undefined {
  const { forms, values } = heaps
  const last = values.length - 1
  const deepest = reach.heaps === 1 ? DEEPEST : DEEPEST_SPLIT
  let compared = 0
  for (let length = 1; length <= Math.min(LONGEST, last / 3); length++) {
    const window = Math.max(length, 2 * reach.take)
    const saltus = seenSaltus(forms, values, length, last - length - window + 1)
    if (saltus === undefined || compared++ >= MOST_COMPARED) continue
    const from = startOf(forms, values, length, saltus)
    for (let depth = 0; depth <= deepest; depth++) {
      const first = shiftedFrom(reach, from, length, depth)
      const checkedTo = first + length - 1
      if (checkedTo > last) break
      let n = first
      while (n <= checkedTo && isShift(heaps, n, saltus, depth)) n++
      if (n > checkedTo) return { from, length, saltus, checkedTo, depth }
    }
  }
  return undefined
}

/**
 * From this heap on, after 1 + 2·depth moves some heap is left that is worth a saltus less a period
 * before, where that holds from `from` on: a move from a heap of at least h(m + p − 1) + k + 1 leaves
 * one of at least m + p.
 */
function shiftedFrom({ take, heaps }: Reach, from: number, length: number, depth: number): number {
  let least = Math.max(1, from)
  for (let i = 0; i <= 2 * depth; i++) least = heaps * (least + length - 1) + take + 1 - length
  return least
}

/** What every value from `first` on would have to be more than the one a period before; if any. */
function seenSaltus(
  forms: Forms,
  values: readonly Form[],
  length: number,
  first: number,
): Form | undefined {
  if (first < 0) return undefined
  let value: Dyadic | undefined
  let rest: { readonly ups: number; readonly nim: number } | undefined
  for (let n = values.length - 1 - length; n >= first; n--) {
    const [g, h] = [values[n] as Form, values[n + length] as Form]
    const by = subtractDyadic(forms.leftStop(h), forms.leftStop(g))
    const right = subtractDyadic(forms.rightStop(h), forms.rightStop(g))
    value ??= by
    if (compareDyadic(by, value) !== 0 || compareDyadic(right, value) !== 0) return undefined
    const [a, b] = [forms.asSimple(g), forms.asSimple(h)]
    if ((a === undefined) !== (b === undefined)) return undefined
    if (!a || !b) continue
    const [ups, nim] = [b.ups - a.ups, nimSum(a.nim, b.nim)]
    rest ??= { ups, nim }
    if (rest.ups !== ups || rest.nim !== nim) return undefined
  }
  const { ups, nim } = rest ?? { ups: 0, nim: 0 }
  if (value === undefined || (value.numerator === 0n && ups === 0)) return undefined
  return forms.simple(value, ups, nim)
}

/** The first heap from which on every value is a saltus more a period later. */
function startOf(forms: Forms, values: readonly Form[], length: number, saltus: Form): number {
  let n = values.length - 1 - length
  while (n >= 0 && values[n + length] === forms.add(values[n] as Form, saltus)) n--
  return n + 1
}
