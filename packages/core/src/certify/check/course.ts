import { Beyond, Failure } from './failure.ts'
import type { Work } from './work.ts'

/** f(n + period) = f(n) + saltus for all n ≥ from. */
export interface Course {
  readonly from: bigint
  readonly period: bigint
  readonly saltus: bigint
}

/** A formula of n that has a value for every n ≥ 0, with the course that its values take. */
export interface Followed {
  at(n: bigint): bigint
  readonly course: Course
  /** The number that it is, whatever n is; absent where it depends on n. */
  readonly constant?: bigint
  /** As many nodes are looked at for a value, at most. */
  readonly size: number
}

/** The steps that a node takes when it is evaluated: its numbers may have any size. */
export const PER_NODE = 50

/** Larger numbers are not followed: no check would come to the end of such a period. */
const MOST = 2n ** 53n

/** The course with these numbers; throws Beyond where they are larger than any check can follow. */
function bounded(from: bigint, period: bigint, saltus: bigint): Course {
  if (from < MOST && period < MOST && saltus < MOST && -saltus < MOST)
    return { from, period, saltus }
  throw new Beyond(
    'The formula takes too long to repeat for any check.',
    '公式的重复周期太长，无法验证。',
    Number.POSITIVE_INFINITY,
  )
}

/** What the check cannot follow for ever is refused. */
export function unfollowed(en: string, zh: string): Failure {
  return new Failure(
    `The check cannot follow the formula for ever: ${en}.`,
    `验证无法把公式推到无穷：${zh}。`,
  )
}

/** The least common course of several formulas, with how much each of them rises in its period. */
export function together(parts: readonly Followed[]): {
  readonly from: bigint
  readonly period: bigint
  readonly rises: readonly bigint[]
} {
  let { from, period } = bounded(0n, 1n, 0n)
  for (const { course } of parts)
    ({ from, period } = bounded(larger(from, course.from), lcm(period, course.period), 0n))
  return { from, period, rises: parts.map(({ course }) => riseIn(course, period)) }
}

/** How much a course rises in a multiple of its period. */
export function riseIn({ period, saltus }: Course, multiple: bigint): bigint {
  return saltus * (multiple / period)
}

/** The course of a formula that is a sum of multiples of others. */
export function sumCourse(parts: readonly Followed[], factors: readonly bigint[]): Course {
  const { from, period, rises } = together(parts)
  return bounded(
    from,
    period,
    rises.reduce((sum, rise, i) => sum + rise * (factors[i] ?? 0n), 0n),
  )
}

/** The course of a formula that depends on others alone, none of which rises. */
export function steadyCourse(parts: readonly Followed[]): Course {
  const { from, period, rises } = together(parts)
  if (rises.some((rise) => rise !== 0n))
    throw unfollowed(
      'an operation other than +, −, min, max, a comparison or one with a constant has an operand that grows',
      '除 +、−、min、max、比较和与常数的运算之外，有运算的运算数在增长',
    )
  return { from, period, saltus: 0n }
}

/**
 * The course that is left of a formula when it is divided by c ≥ 1: of the quotient or, where
 * `rest` is said, of the remainder. After c / gcd(saltus, c) periods the formula has risen by a
 * multiple of c, so that the remainder is as before and the quotient is higher by that multiple.
 */
export function dividedCourse({ course }: Followed, c: bigint, rest: boolean): Course {
  const { from, period, saltus } = course
  const times = c / gcd(saltus < 0n ? -saltus : saltus, c)
  return bounded(from, period * times, rest ? 0n : (saltus * times) / c)
}

/** The same course, looked at from a later n on. */
export function later({ from, period, saltus }: Course, n: bigint): Course {
  return bounded(larger(from, n), period, saltus)
}

/**
 * An n from which on a formula that rises is above 0, or one that falls below 0: in each period it
 * moves by the saltus, so that the worst value of one period tells after how many.
 */
export function settled(f: Followed, work: Work): bigint {
  const { from, period, saltus } = f.course
  work.spend(PER_NODE * f.size * Number(period))
  const sign = saltus > 0n ? 1n : -1n
  let worst = sign * f.at(from)
  for (let n = from + 1n; n < from + period; n++) {
    const value = sign * f.at(n)
    if (value < worst) worst = value
  }
  if (worst > 0n) return from
  const step = sign * saltus
  return from + period * ((step - worst) / step)
}

/** a mod c, not negative. */
export function modulo(a: bigint, c: bigint): bigint {
  const rest = a % c
  return rest < 0n ? rest + c : rest
}

/** The least common multiple of two positive numbers. */
export function lcm(a: bigint, b: bigint): bigint {
  return (a / gcd(a, b)) * b
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b)
}

/** The larger of two numbers. */
export function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
