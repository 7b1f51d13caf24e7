import { bitLength, floorDiv, max, twoAdic } from './integers.ts'

/** The exact number numerator / 2^exponent in lowest terms: the exponent is never negative. */
export interface Dyadic {
  readonly numerator: bigint
  readonly exponent: number
}

/** The number 0. */
export const ZERO: Dyadic = { numerator: 0n, exponent: 0 }

/** The number numerator / 2^exponent; the exponent may be negative. */
export function dyadic(numerator: bigint | number, exponent = 0): Dyadic {
  const n = BigInt(numerator)
  if (n === 0n) return ZERO
  if (exponent <= 0) return { numerator: n << BigInt(-exponent), exponent: 0 }
  const shared = (n & 1n) === 1n ? 0 : Math.min(twoAdic(n), exponent)
  return { numerator: n >> BigInt(shared), exponent: exponent - shared }
}

/** The numerator of a number over 2^exponent, which must be a denominator of it. */
function over({ numerator, exponent }: Dyadic, common: number): bigint {
  return numerator << BigInt(common - exponent)
}

export function addDyadic(a: Dyadic, b: Dyadic): Dyadic {
  if (a.exponent === 0 && b.exponent === 0)
    return { numerator: a.numerator + b.numerator, exponent: 0 }
  const common = Math.max(a.exponent, b.exponent)
  return dyadic(over(a, common) + over(b, common), common)
}

export function negateDyadic({ numerator, exponent }: Dyadic): Dyadic {
  return { numerator: -numerator, exponent }
}

export function subtractDyadic(a: Dyadic, b: Dyadic): Dyadic {
  return addDyadic(a, negateDyadic(b))
}

/** The number halfway between two. */
export function middle(a: Dyadic, b: Dyadic): Dyadic {
  const { numerator, exponent } = addDyadic(a, b)
  return dyadic(numerator, exponent + 1)
}

/** Negative, 0 or positive as a is less than, equal to or greater than b. */
export function compareDyadic(a: Dyadic, b: Dyadic): number {
  const common = Math.max(a.exponent, b.exponent)
  const p = a.exponent === common ? a.numerator : over(a, common)
  const q = b.exponent === common ? b.numerator : over(b, common)
  return p < q ? -1 : p > q ? 1 : 0
}

/** The number as `3`, `-3/4`. */
export function printDyadic(value: Dyadic): string {
  const { numerator, exponent } = value
  if (exponent === 0) return `${numerator}`
  if (exponent < LONG) return `${numerator}/${1n << BigInt(exponent)}`
  let text = printed.get(value)
  if (text === undefined) {
    // a number is often printed beside others with its denominator, such as its temperature
    if (power?.exponent !== exponent) power = { exponent, text: `${1n << BigInt(exponent)}` }
    text = `${numerator}/${power.text}`
    printed.set(value, text)
  }
  return text
}

/** Of a number with so many binary places the text is kept, since it takes long to make. */
const LONG = 10_000
const printed = new WeakMap<Dyadic, string>()
/** The text of the last denominator that was so long. */
let power: { readonly exponent: number; readonly text: string } | undefined

/** The number that a text such as `-3/4` says; undefined where it says none. */
export function parseDyadic(text: string): Dyadic | undefined {
  const match = /^(-?\d+)(?:\/(\d+))?$/.exec(text)
  if (match === null) return undefined
  const denominator = BigInt(match[2] ?? 1)
  if (denominator === 0n || (denominator & (denominator - 1n)) !== 0n) return undefined
  return dyadic(BigInt(match[1] as string), bitLength(denominator) - 1)
}

/** An end of an interval: a number, and whether it belongs to the interval. */
export interface End {
  readonly at: Dyadic
  readonly closed: boolean
}

/**
 * The simplest number of an interval, which must not be empty: the one of the earliest birthday.
 * An end that is undefined is at infinity.
 */
export function simplestBetween(low: End | undefined, high: End | undefined): Dyadic {
  if (low === undefined || isBelow(low, ZERO)) {
    if (high === undefined || isAbove(high, ZERO)) return ZERO
    const mirrored = { at: negateDyadic(high.at), closed: high.closed }
    const other = low && { at: negateDyadic(low.at), closed: low.closed }
    return negateDyadic(simplestAbove(mirrored, other))
  }
  return simplestAbove(low, high)
}

/** The simplest number of an interval without 0 above a number that is not negative. */
function simplestAbove(low: End, high: End | undefined): Dyadic {
  const inside = (exponent: number) => {
    const multiple = firstMultiple(low, exponent)
    return high === undefined || isAbove(high, multiple) ? multiple : undefined
  }
  // multiples of 2^-k are multiples of 2^-(k+1), so the first k that has one is found by halving
  let [least, most] = [0, Math.max(low.at.exponent, high?.at.exponent ?? 0) + 1]
  while (least < most) {
    const half = (least + most) >> 1
    if (inside(half) === undefined) least = half + 1
    else most = half
  }
  return inside(least) ?? low.at
}

/** The least multiple of 2^-exponent that is not below an interval. */
function firstMultiple({ at, closed }: End, exponent: number): Dyadic {
  if (closed && at.exponent <= exponent) return at
  const scaled = at.numerator << BigInt(max(0n, BigInt(exponent - at.exponent)))
  const floor = floorDiv(scaled, 1n << max(0n, BigInt(at.exponent - exponent)))
  return dyadic(floor + 1n, exponent)
}

function isBelow({ at, closed }: End, value: Dyadic): boolean {
  const order = compareDyadic(at, value)
  return order < 0 || (order === 0 && closed)
}

function isAbove({ at, closed }: End, value: Dyadic): boolean {
  const order = compareDyadic(at, value)
  return order > 0 || (order === 0 && closed)
}

/**
 * The number as a double, cut to its precision and range. A greater number never has a smaller
 * double: where two doubles differ they tell the order, where they are equal they tell nothing.
 */
export function roundedDyadic({ numerator, exponent }: Dyadic): number {
  const double = Number(numerator)
  if (Number.isSafeInteger(double) && exponent <= 1000) return double / 2 ** exponent
  const size = numerator < 0n ? -numerator : numerator
  const cut = Math.max(0, bitLength(size) - 53)
  const scale = cut - exponent
  if (scale > 970) return numerator < 0n ? -Number.MAX_VALUE : Number.MAX_VALUE
  const rounded =
    Number(size >> BigInt(cut)) * 2 ** Math.max(scale, -1000) * 2 ** Math.min(0, scale + 1000)
  return numerator < 0n ? -rounded : rounded
}

/** The day on which a number is born. */
export function birthdayOf({ numerator, exponent }: Dyadic): bigint {
  const size = numerator < 0n ? -numerator : numerator
  return exponent === 0 ? size : (size >> BigInt(exponent)) + 1n + BigInt(exponent)
}
