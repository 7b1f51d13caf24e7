import { type Dyadic, dyadic, negateDyadic, subtractDyadic } from '../arith/dyadic.ts'
import { bitLength, floorDiv } from '../arith/integers.ts'
import { prettyNumber } from '../forms/text/styles.ts'

/** Characters of a number that stands beside others. */
const MOST_CHARACTERS = 14

/** Where a number is between two others, as a share of 1; exact numbers of any size. */
export function shareBetween(low: Dyadic, high: Dyadic, value: Dyadic): number {
  const [part, whole] = [subtractDyadic(value, low), subtractDyadic(high, low)]
  const shift = 40 + whole.exponent - part.exponent
  const scaled = shift < 0 ? part.numerator >> BigInt(-shift) : part.numerator << BigInt(shift)
  return Number(scaled / whole.numerator) / 2 ** 40
}

/**
 * The multiples of a step from one number to a greater one, at most `most` of them: the step is a
 * power of two up to 1, and above it 1, 2 or 5 times a power of ten.
 */
export function valueTicks(low: Dyadic, high: Dyadic, most: number): readonly Dyadic[] {
  const { numerator, exponent } = stepOf(subtractDyadic(high, low), most - 1)
  const fitting = (value: Dyadic) =>
    floorDiv(value.numerator << BigInt(exponent), numerator << BigInt(value.exponent))
  const last = fitting(high)
  const count = Number(last + fitting(negateDyadic(low))) + 1
  return Array.from({ length: count }, (_, k) =>
    dyadic((last - BigInt(count - 1 - k)) * numerator, exponent),
  )
}

/** A step of which no more than so many fit into a range. */
function stepOf(range: Dyadic, most: number): Dyadic {
  const power = range.exponent - bitLength(range.numerator - 1n) + Math.floor(Math.log2(most))
  if (power >= 0) return dyadic(1n, power)
  const least = -floorDiv(-range.numerator, BigInt(most) << BigInt(range.exponent))
  const ten = 10n ** BigInt(`${least}`.length - 1)
  return dyadic(([1n, 2n, 5n].find((digit) => digit * ten >= least) ?? 10n) * ten)
}

/** A number on an axis; nothing where it is long. */
export function tickLabel(value: Dyadic): string {
  const text = prettyNumber(value)
  return text.length > MOST_CHARACTERS ? '' : text
}

/** A number that is named in a drawing; cut in the middle where it is long. */
export function valueLabel(value: Dyadic): string {
  const text = prettyNumber(value)
  return text.length > 17 ? `${text.slice(0, 8)}…${text.slice(-8)}` : text
}
