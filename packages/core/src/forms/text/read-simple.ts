import { addDyadic, type Dyadic, dyadic } from '../../arith/dyadic.ts'
import type { Simple } from './steps.ts'
import { partOf, type Tokens } from './tokens.ts'

/** Digits of a number; multiples of ^ and nim-heaps are smaller. */
const MOST_DIGITS = 100_000
const MOST_COUNT = BigInt(Number.MAX_SAFE_INTEGER)

/** Reads a number that is not negative: 3, 3/4, ¾ or 2¾. */
export function readNumber(tokens: Tokens): Dyadic {
  const part = tokens.takeIf('part')
  if (part) return partOf(part)
  const whole = readDigits(tokens)
  const behind = tokens.takeIf('part')
  if (behind) return addDyadic(dyadic(whole), partOf(behind))
  if (!tokens.takeIf('/')) return dyadic(whole)
  const { next } = tokens
  const denominator = readDigits(tokens)
  if (denominator === 0n || (denominator & (denominator - 1n)) !== 0n)
    throw tokens.wrong(
      next,
      'The denominator of a number is a power of two: 2, 4, 8, …',
      '分母应是 2 的幂：2、4、8……',
    )
  return dyadic(whole, denominator.toString(2).length - 1)
}

/** Reads the ups and the nimber that may stand behind a number, as in ^3*2. */
export function readSimple(tokens: Tokens, value: Dyadic): Simple {
  const { kind } = tokens.next
  let ups = 0
  if (kind.startsWith('^') || kind.startsWith('v')) {
    tokens.take()
    const times = kind.length === 1 ? readCount(tokens) : kind.length
    ups = kind.startsWith('v') ? -times : times
  }
  const nim = tokens.takeIf('*') ? readCount(tokens) : 0
  return { do: 'simple', value, ups, nim }
}

/** Reads how often; once where nothing is said. */
function readCount(tokens: Tokens): number {
  const { next } = tokens
  if (next.kind !== 'digits') return 1
  const count = readDigits(tokens)
  if (count > MOST_COUNT)
    throw tokens.wrong(
      next,
      `This number is at most ${MOST_COUNT}.`,
      `这里的数至多是 ${MOST_COUNT}。`,
    )
  return Number(count)
}

function readDigits(tokens: Tokens): bigint {
  const digits = tokens.takeIf('digits')
  if (!digits) throw tokens.expected('digits', '数字')
  if (digits.ascii.length > MOST_DIGITS)
    throw tokens.wrong(
      digits,
      `The number has ${digits.ascii.length} digits; at most ${MOST_DIGITS} are read.`,
      `这个数有 ${digits.ascii.length} 位；至多读 ${MOST_DIGITS} 位。`,
    )
  return BigInt(digits.ascii)
}
