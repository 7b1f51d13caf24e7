import { Failure } from '../failure.ts'
import { dyadic } from './dyadic.ts'
import type { Value, Values } from './values.ts'

/** The longest text of a value, and the most ups and the largest nim-heap that are read. */
const LONGEST = 10_000
const MOST_UPS = 5000
const MOST_NIM = 64

const SIMPLE = /(0|-?[1-9]\d*(?:\/[1-9]\d*)?)?(?:([\^v])(\d*))?(?:\*(\d*))?/y

/** A number with ups and a nim-heap. */
interface Simple {
  readonly value: Value
  /** Whether it is 0 or a nim-heap alone: so many times itself it is 0. */
  readonly returns: boolean
}

const SMALL = /(?:(-?[1-9]\d*(?:\/[1-9]\d*)?)\+)?(tiny|miny)\(/y

/**
 * The value of a text: a number with ups and a star, options in braces, a switch `+-1`, `+-{2|1}`,
 * `+-(1*,2)`, or `tiny(2)`, `1+miny(2)`; throws a Failure.
 */
export function readValue(text: string, values: Values, what: string): Value {
  if (text.length > LONGEST) throw unread(what)
  let at = 0
  const take = (sign: string) => text[at] === sign && ++at > 0
  const closed = (): Value => {
    const value = read()
    if (!take(')')) throw unread(what)
    return value
  }
  const read = (): Value => {
    SMALL.lastIndex = at
    const [small = '', number, name] = SMALL.exec(text) ?? []
    at += small.length
    if (name !== undefined) {
      const beside = number === undefined ? values.zero : readNumber(number, values, what)
      return smallOf(values, beside, name === 'tiny', closed())
    }
    if (text.startsWith('+-', at)) {
      at += 2
      const own = take('(') ? list(')') : [read()]
      return exactly(
        own,
        own.map((value) => values.negate(value)),
      )
    }
    if (!take('{')) {
      const { value, end } = readSimpleAt(text, at, values, what)
      at = end
      return value
    }
    const left = list('|')
    const right = list('}')
    return exactly(left, right)
  }
  // so that no other text of the value can take the place of this one
  const exactly = (left: readonly Value[], right: readonly Value[]): Value => {
    const value = values.make(left, right)
    if (values.left(value).length !== left.length || values.right(value).length !== right.length)
      throw unread(what)
    return value
  }
  const list = (end: string): Value[] => {
    const items: Value[] = []
    if (take(end)) return items
    do items.push(read())
    while (take(','))
    if (!take(end)) throw unread(what)
    return items
  }
  const value = read()
  if (at < text.length) throw unread(what)
  return value
}

/** The number with ups and a nim-heap of a text that is one; throws a Failure. */
export function readSimple(text: string, values: Values, what: string): Simple {
  const { value, end, returns } = readSimpleAt(text, 0, values, what)
  if (end < text.length) throw unread(what)
  return { value, returns }
}

function readSimpleAt(
  text: string,
  from: number,
  values: Values,
  what: string,
): Simple & { readonly end: number } {
  SIMPLE.lastIndex = from
  const [whole = '', number, arrow, count, nim] = SIMPLE.exec(text) ?? []
  if (whole === '' || (number === '0' && whole !== '0')) throw unread(what)
  const ups = arrow === undefined ? 0 : natural(count ?? '', MOST_UPS, what)
  const heap = whole.includes('*') ? natural(nim ?? '', MOST_NIM, what) : 0
  const plain = number === undefined ? values.zero : readNumber(number, values, what)
  const infinitesimal = values.add(upsOf(values, arrow === 'v', ups), nimHeap(values, heap))
  return {
    value: values.add(plain, infinitesimal),
    returns: plain === values.zero && ups === 0,
    end: from + whole.length,
  }
}

function readNumber(text: string, values: Values, what: string): Value {
  const [top = '', bottom] = text.split('/')
  const denominator = BigInt(bottom ?? 1)
  const power = denominator.toString(2).length - 1
  if (bottom === '1' || denominator !== 1n << BigInt(power)) throw unread(what)
  const number = dyadic(BigInt(top), power)
  if (number.power !== power) throw unread(what)
  return values.number(number)
}

/** So many ↑, or ↓: {0|∗} and its sums. */
function upsOf(values: Values, down: boolean, count: number): Value {
  const { zero } = values
  const star = values.make([zero], [zero])
  const one = down ? values.make([star], [zero]) : values.make([zero], [star])
  let sum = zero
  for (let i = 0; i < count; i++) sum = values.add(sum, one)
  return sum
}

/** x + tiny(g) = {x|{x|x−g}}, or x + miny(g) = {{x+g|x}|x}. */
function smallOf(values: Values, x: Value, tiny: boolean, g: Value): Value {
  return tiny
    ? values.make([x], [values.make([x], [values.add(x, values.negate(g))])])
    : values.make([values.make([values.add(x, g)], [x])], [x])
}

function nimHeap(values: Values, size: number): Value {
  const heaps: Value[] = []
  for (let n = 0; n < size; n++) heaps.push(values.make(heaps, heaps))
  return values.make(heaps, heaps)
}

/** A count as written behind a sign, where 1 is not written. */
function natural(digits: string, most: number, what: string): number {
  const count = digits === '' ? 1 : Number(digits)
  if (count > most || /^0|^1$/.test(digits)) throw unread(what)
  return count
}

function unread(what: string): Failure {
  return new Failure(`${what} is not the text of a value.`, `${what} 不是值的文本。`)
}
