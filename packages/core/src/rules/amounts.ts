import { bitLength, min } from '../arith/integers.ts'
import { Meter } from '../model/errors.ts'
import { type Span, shareOf } from './amount-set.ts'
import { inSpans, normalAmounts, spansUpTo } from './normal.ts'
import { isPower, type Powers, powersUpTo } from './powers.ts'
import type { Progression } from './progressions.ts'
import type { Amounts } from './rule.ts'

/** Whether `t` stones may be taken from a heap of `heap`. */
export function allows(amounts: Amounts, t: bigint, heap: bigint): boolean {
  if (t < 1n || t > heap) return false
  const { spans, shares, holes, parity, bases, listed } = normalAmounts(amounts)
  return (
    inSpans(spans, t) ||
    shares.some((share) => share.from <= t && t <= shareOf(share, heap)) ||
    (holes !== undefined && !holes.includes(t)) ||
    t % 2n === parity ||
    bases.some((base) => isPower(t, base)) ||
    listed.some((part) => part.contains(t, heap))
  )
}

/** All amounts that may be taken from a heap, each once, as progressions. */
export function* amountsFrom(amounts: Amounts, heap: bigint): Generator<Progression> {
  yield* plainAmounts(amounts, heap)
  const form = normalAmounts(amounts)
  const spans = spansUpTo(form, heap)
  const seen = new Set<bigint>()
  const meter = new Meter()
  const cost = 1 + (bitLength(heap) >> 6)
  for (const base of form.bases)
    for (let power = 1n; power <= heap; power *= base) {
      meter.tick(cost)
      if (seen.has(power) || inSpans(spans, power) || power % 2n === form.parity) continue
      seen.add(power)
      yield one(power)
    }
}

/** The amounts that are powers and not among the plain ones, without making them. */
export function powersFrom(amounts: Amounts, heap: bigint): Powers[] {
  const form = normalAmounts(amounts)
  return form.bases.length > 0 ? powersUpTo(form, spansUpTo(form, heap), heap) : []
}

/** The amounts that may be taken from a heap, each once, without those that are only powers. */
export function* plainAmounts(amounts: Amounts, heap: bigint): Generator<Progression> {
  const form = normalAmounts(amounts)
  const { parity, bases, listed } = form
  const spans = spansUpTo(form, heap)
  for (const [from, to] of spans) yield { first: from, step: 1n, count: to - from + 1n }
  if (parity !== undefined) yield* gaps(spans, parity, heap)
  const isAlone = spans.length === 0 && parity === undefined && bases.length === 0
  for (const [i, part] of listed.entries()) {
    const earlier = listed.slice(0, i)
    const isSaid = (t: bigint) =>
      inSpans(spans, t) ||
      t % 2n === parity ||
      bases.some((base) => isPower(t, base)) ||
      earlier.some((other) => other.contains(t, heap))
    for (const t of part.upTo(heap)) if ((isAlone && i === 0) || !isSaid(t)) yield one(t)
  }
}

function one(t: bigint): Progression {
  return { first: t, step: 1n, count: 1n }
}

/** The odd or even numbers up to `heap` that are in none of the spans. */
function* gaps(spans: readonly Span[], parity: bigint, heap: bigint): Generator<Progression> {
  let from = 1n
  for (const [start, end] of [...spans, [heap + 1n, heap + 1n]] as const) {
    const first = from + ((from ^ parity) & 1n)
    if (first < start) yield { first, step: 2n, count: (start - 1n - first) / 2n + 1n }
    from = end + 1n
  }
}

/** Whether the same amounts may be taken from every heap that is large enough. */
export function isFixed(amounts: Amounts): boolean {
  const { shares, listed } = normalAmounts(amounts)
  return (
    shares.every(({ divisor, less }) => divisor === 1n && less === 0n) &&
    listed.every(({ fixed }) => fixed)
  )
}

/** The spans of a set that has nothing else and so is finite; undefined for others. */
function finiteSpans(amounts: Amounts): readonly Span[] | undefined {
  const { spans, shares, holes, parity, bases, listed } = normalAmounts(amounts)
  const others = shares.length + bases.length + listed.length
  return others === 0 && !holes && parity === undefined ? spans : undefined
}

/** A finite set of more amounts than this is not listed. */
const MOST = 200_000n

/** The amounts of a finite set that is the same for every heap, in order; undefined for others. */
export function finiteSet(amounts: Amounts): bigint[] | undefined {
  const spans = finiteSpans(amounts)
  if (!spans || spans.reduce((size, [from, to]) => size + to - from + 1n, 0n) > MOST)
    return undefined
  const amountsOf: bigint[] = []
  for (const [from, to] of spans) for (let t = from; t <= to; t++) amountsOf.push(t)
  return amountsOf
}

/** The ends of amounts from..to, however they are written; undefined for other amounts. */
export function asRange(amounts: Amounts | undefined): { from: bigint; to: bigint } | undefined {
  const [only, more] = (amounts && finiteSpans(amounts)) ?? []
  return only && !more ? { from: only[0], to: only[1] } : undefined
}

/** The base of amounts that are the powers of one number, however they are written. */
export function asPowers(amounts: Amounts | undefined): bigint | undefined {
  if (!amounts) return undefined
  const { spans, shares, holes, parity, bases, listed } = normalAmounts(amounts)
  if (shares.length + listed.length > 0 || holes || parity !== undefined) return undefined
  const base = bases.reduce((least, b) => min(least, b), bases[0] ?? 0n)
  if (base === 0n) return undefined
  const powers = [...bases, ...spans.flat()]
  const whole = spans.every(([from, to]) => to - from <= 1n)
  return whole && powers.every((b) => isPower(b, base)) ? base : undefined
}
