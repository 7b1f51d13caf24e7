import { isFibonacci } from '../arith/golden.ts'
import { bitLength, isqrt, min } from '../arith/integers.ts'
import { Meter } from '../model/errors.ts'
import type { Progression } from './progressions.ts'
import type { Amounts } from './rule.ts'

/** Whether `t` stones may be taken from a heap of `heap`. */
function allows(amounts: Amounts, t: bigint, heap: bigint): boolean {
  if (t < 1n || t > heap) return false
  switch (amounts.kind) {
    case 'any':
      return true
    case 'odd':
      return t % 2n === 1n
    case 'even':
      return t % 2n === 0n
    case 'fib':
      return isFibonacci(t)
    case 'squares':
      return isqrt(t) ** 2n === t
    case 'primes':
      return isPrime(t)
    case 'divisors':
      return heap % t === 0n
    case 'set':
      return amounts.values.includes(t)
    case 'not':
      return !amounts.values.includes(t)
    case 'range':
      return amounts.from <= t && t <= amounts.to
    case 'share':
      return amounts.from <= t && t <= heap / amounts.divisor
    case 'powers':
      return isPower(t, amounts.base)
    case 'rest':
      return t === heap && heap < amounts.below
    case 'union':
      return amounts.of.some((part) => allows(part, t, heap))
  }
}

/** All amounts that may be taken from a heap, each once, as progressions. */
export function* amountsFrom(amounts: Amounts, heap: bigint): Generator<Progression> {
  const parts = amounts.kind === 'union' ? amounts.of : [amounts]
  const wide = parts.filter(isWide)
  if (wide.length === 1) yield* intervals(wide[0] as Amounts, heap)
  else if (wide.length > 1) yield* mergedIntervals(wide, heap)
  const seen: Amounts[] = [...wide]
  for (const part of parts) {
    if (isWide(part)) continue
    for (const t of elements(part, heap))
      if (!seen.some((earlier) => allows(earlier, t, heap))) yield { first: t, step: 1n, count: 1n }
    seen.push(part)
  }
}

/** Whether the amounts are given by intervals and parity rather than one by one. */
function isWide({ kind }: Amounts): boolean {
  return ['any', 'odd', 'even', 'not', 'range', 'share'].includes(kind)
}

function* intervals(amounts: Amounts, heap: bigint): Generator<Progression> {
  const step = amounts.kind === 'odd' || amounts.kind === 'even' ? 2n : 1n
  for (const [from, to] of bounds(amounts, heap))
    if (from <= to) yield { first: from, step, count: (to - from) / step + 1n }
}

function bounds(amounts: Amounts, heap: bigint): [bigint, bigint][] {
  switch (amounts.kind) {
    case 'even':
      return [[2n, heap]]
    case 'range':
      return [[amounts.from, amounts.to < heap ? amounts.to : heap]]
    case 'share':
      return [[amounts.from, heap / amounts.divisor]]
    case 'not': {
      const holes = amounts.values.filter((v) => v <= heap)
      return [...holes, heap + 1n].map((end, i) => [
        i === 0 ? 1n : (holes[i - 1] as bigint) + 1n,
        end - 1n,
      ])
    }
    default:
      return [[1n, heap]]
  }
}

/** The union of several wide sets, odd and even numbers apart so that nothing is said twice. */
function* mergedIntervals(parts: readonly Amounts[], heap: bigint): Generator<Progression> {
  for (const parity of [1n, 0n]) {
    const spans = parts
      .filter((p) => p.kind !== (parity === 1n ? 'even' : 'odd'))
      .flatMap((p) => bounds(p, heap))
      .map(([from, to]) => [from + ((from ^ parity) & 1n), to - ((to ^ parity) & 1n)] as const)
      .filter(([from, to]) => from <= to)
      .sort((x, y) => (x[0] < y[0] ? -1 : 1))
    let reached = -1n
    for (const [from, to] of spans) {
      const first = from > reached ? from : reached + 2n
      if (first <= to) yield { first, step: 2n, count: (to - first) / 2n + 1n }
      if (to > reached) reached = to
    }
  }
}

function* elements(amounts: Amounts, heap: bigint): Generator<bigint> {
  const meter = new Meter()
  const cost = 1 + (bitLength(heap) >> 6)
  switch (amounts.kind) {
    case 'set':
      for (const v of amounts.values) if (v <= heap) yield v
      break
    case 'fib':
      for (let a = 1n, b = 2n; a <= heap; [a, b] = [b, a + b]) {
        meter.tick(cost)
        yield a
      }
      break
    case 'squares':
      for (let i = 1n; i * i <= heap; i++) {
        meter.tick(cost)
        yield i * i
      }
      break
    case 'primes':
      yield* primesUpTo(heap)
      break
    case 'divisors':
      for (let d = 1n; d * d <= heap; d++) {
        meter.tick(cost)
        if (heap % d !== 0n) continue
        yield d
        if (d * d !== heap) yield heap / d
      }
      break
    case 'powers':
      for (let p = 1n; p <= heap; p *= amounts.base) {
        meter.tick(cost)
        yield p
      }
      break
    case 'rest':
      if (heap > 0n && heap < amounts.below) yield heap
  }
}

function isPower(t: bigint, base: bigint): boolean {
  let rest = t
  while (rest % base === 0n) rest /= base
  return rest === 1n
}

function isPrime(n: bigint): boolean {
  if (n < 4n) return n >= 2n
  if (n % 2n === 0n) return false
  for (let d = 3n; d * d <= n; d += 2n) if (n % d === 0n) return false
  return true
}

/** The primes up to `limit`, by the sieve of Eratosthenes. */
function* primesUpTo(limit: bigint): Generator<bigint> {
  const size = Number(min(limit, 10_000_000n))
  const composite = new Uint8Array(size + 1)
  const meter = new Meter(size)
  for (let p = 2; p <= limit; p++) {
    meter.tick()
    if (composite[p]) continue
    yield BigInt(p)
    for (let m = p * p; m <= size; m += p) composite[m] = 1
  }
}

/** Whether the same amounts may be taken from every heap that is large enough. */
export function isFixed(amounts: Amounts): boolean {
  if (amounts.kind === 'union') return amounts.of.every(isFixed)
  return !['share', 'divisors', 'rest'].includes(amounts.kind)
}

/** The amounts of a finite set that is the same for every heap, in order; undefined for others. */
export function finiteSet(amounts: Amounts): bigint[] | undefined {
  switch (amounts.kind) {
    case 'set':
      return [...amounts.values]
    case 'range': {
      if (amounts.to - amounts.from > 100_000n) return undefined
      const size = Number(amounts.to - amounts.from) + 1
      return Array.from({ length: size }, (_, i) => amounts.from + BigInt(i))
    }
    case 'union': {
      const sets = amounts.of.map(finiteSet)
      if (sets.includes(undefined)) return undefined
      return [...new Set(sets.flatMap((s) => s ?? []))].sort((a, b) => (a < b ? -1 : 1))
    }
    default:
      return undefined
  }
}

/** The ends of amounts from..to, however they are written; undefined for other amounts. */
export function asRange(amounts: Amounts | undefined): { from: bigint; to: bigint } | undefined {
  if (amounts?.kind === 'range') return amounts
  if (amounts?.kind !== 'set') return undefined
  const [from, to] = [amounts.values[0] ?? 0n, amounts.values.at(-1) ?? 0n]
  return to - from + 1n === BigInt(amounts.values.length) ? { from, to } : undefined
}
