import { SurveyError } from '../error.ts'

/** Letters, and the numbers that they may stand for together. */
export interface Ranges {
  readonly names: readonly string[]
  readonly count: bigint
  /** The numbers of the letters, in the order of their names. */
  points(): Iterable<readonly number[]>
}

/** The left side is at most the right side less `gap`; a side is a letter or a number. */
interface Bound {
  readonly left: string | number
  readonly right: string | number
  readonly gap: 0 | 1
}

/** Numbers of a range stay exact, and so do their differences. */
const LARGEST = 1e15
/** As many points are counted one by one, where no formula counts them. */
const MOST_COUNTED = 1_000_000
/** ... and as many choices are tried for it, those that lead to no point among them. */
const MOST_VISITED = 5_000_000

/**
 * What stands behind `for`: chains such as `1 <= a < b < c <= 20`, several with commas or `and`
 * between them. Every letter must have a smallest and a largest number.
 */
export function rangesOf(text: string): Ranges {
  const chains = text
    .split(/\s*[,，;；]\s*|\s+and\s+|\s*且\s*/)
    .filter((part) => part.trim() !== '')
  const apart = chains.map(boundsOf)
  const bounds = apart.flat()
  const mentioned = bounds.flatMap(({ left, right }) => [left, right])
  const names = [...new Set(mentioned.filter((side) => typeof side === 'string'))]
  const limits = narrowed(names, bounds)
  const points = (most?: number) => pointsWithin(names, limits, bounds, most)
  return { names, count: productCount(apart) ?? countOf(points(MOST_VISITED)), points }
}

/** How many points chains have that share no letters; undefined where they do. */
function productCount(chains: readonly (readonly Bound[])[]): bigint | undefined {
  const seen = new Set<string | number>()
  let count = 1n
  for (const chain of chains) {
    const letters = new Set(chain.flatMap(({ left, right }) => [left, right]))
    const own = chainCount(chain)
    if (own === undefined) return undefined
    for (const letter of letters) {
      if (typeof letter === 'string' && seen.has(letter)) return undefined
      seen.add(letter)
    }
    count *= own
  }
  return count
}

/** The comparisons of a chain, every one as “at most”. */
function boundsOf(chain: string): Bound[] {
  const pieces = chain.split(/(<=|>=|≤|≥|<|>|=)/).map((piece) => piece.trim())
  const sides = pieces.filter((_, i) => i % 2 === 0).map((side) => sideOf(side, chain))
  if (sides.length < 2) throw badChain(chain)
  return sides.slice(1).flatMap((right, i): Bound[] => {
    const left = sides[i] as string | number
    const sign = pieces[2 * i + 1]
    if (sign === '<=' || sign === '≤') return [{ left, right, gap: 0 }]
    if (sign === '<') return [{ left, right, gap: 1 }]
    if (sign === '>=' || sign === '≥') return [{ left: right, right: left, gap: 0 }]
    if (sign === '>') return [{ left: right, right: left, gap: 1 }]
    return [
      { left, right, gap: 0 },
      { left: right, right: left, gap: 0 },
    ]
  })
}

function sideOf(text: string, chain: string): string | number {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  if (/^\d+$/.test(text))
    throw new SurveyError({
      en: `${text} in “${chain}” is too large: numbers here have at most 15 digits.`,
      zh: `“${chain}”中的 ${text} 太大：这里的数最多 15 位。`,
    })
  if (/^[a-z]\w{0,9}$/i.test(text)) return text
  throw badChain(chain)
}

/** The least and the largest number of every letter that the bounds allow. */
function narrowed(
  names: readonly string[],
  bounds: readonly Bound[],
): Map<string, [number, number]> {
  const limits = new Map<string, [number, number]>(
    names.map((name) => [name, [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]]),
  )
  const low = (side: string | number) =>
    typeof side === 'number' ? side : (limits.get(side)?.[0] ?? 0)
  const high = (side: string | number) =>
    typeof side === 'number' ? side : (limits.get(side)?.[1] ?? 0)
  // a chain of k letters is settled after k rounds; circles of “less than” are empty and end it
  for (let round = 0; round <= names.length; round++)
    for (const { left, right, gap } of bounds) {
      const [below, above] = [limits.get(`${left}`), limits.get(`${right}`)]
      if (typeof left === 'string' && below) below[1] = Math.min(below[1], high(right) - gap)
      if (typeof right === 'string' && above) above[0] = Math.max(above[0], low(left) + gap)
    }
  for (const [name, [from, to]] of limits)
    if (!Number.isFinite(from) || !Number.isFinite(to) || to > LARGEST)
      throw new SurveyError({
        en: `${name} has no ${Number.isFinite(from) ? 'largest' : 'smallest'} number: write “for 1 <= ${name} <= 20”.`,
        zh: `${name} 没有${Number.isFinite(from) ? '最大' : '最小'}值：请写“其中 1 <= ${name} <= 20”。`,
      })
  return limits
}

/**
 * How many points a single chain `from ≤ a < b ≤ … ≤ to` has, whatever their number: taking away the
 * strict steps leaves k numbers in rising order, of m that may repeat: m + k − 1 choose k.
 */
function chainCount(bounds: readonly Bound[]): bigint | undefined {
  const [first, last] = [bounds[0]?.left, bounds.at(-1)?.right]
  if (typeof first !== 'number' || typeof last !== 'number') return undefined
  const letters = bounds.slice(0, -1).map(({ right }) => right)
  const follows = bounds.every(({ left }, i) => i === 0 || left === bounds[i - 1]?.right)
  if (!follows || letters.some((side) => typeof side === 'number')) return undefined
  if (new Set(letters).size < letters.length) return undefined
  const gaps = bounds.reduce((sum, { gap }) => sum + gap, 0)
  const choices = last - first - gaps + 1
  if (choices <= 0) return 0n
  let count = 1n
  for (let i = 0n; i < letters.length; i++) count = (count * (BigInt(choices) + i)) / (i + 1n)
  return count
}

function countOf(points: Iterable<unknown>): bigint {
  let count = 0n
  for (const _ of points) if (++count > MOST_COUNTED) throw tooMany()
  return count
}

function tooMany(): SurveyError {
  return new SurveyError({
    en: `The family has more than ${MOST_COUNTED} rules, or nearly as many have to be tried to count them. Narrow its ranges.`,
    zh: `这个规则族有超过 ${MOST_COUNTED} 条规则，或者要试这么多次才数得清。请缩小范围。`,
  })
}

/** All points, the first letter rising slowest; bounds are looked at as soon as both sides are known. */
function* pointsWithin(
  names: readonly string[],
  limits: ReadonlyMap<string, readonly [number, number]>,
  bounds: readonly Bound[],
  most = Number.POSITIVE_INFINITY,
): Generator<readonly number[]> {
  let visited = 0
  const chosen: number[] = []
  const place = (side: string | number) => (typeof side === 'number' ? -1 : names.indexOf(side))
  const value = (side: string | number) =>
    typeof side === 'number' ? side : (chosen[names.indexOf(side)] ?? 0)
  /** The range of the next letter, by those that are chosen. */
  const rangeOf = (i: number): [number, number] => {
    let [from, to] = limits.get(names[i] ?? '') ?? [0, -1]
    for (const { left, right, gap } of bounds) {
      if (place(left) === i && place(right) < i) to = Math.min(to, value(right) - gap)
      if (place(right) === i && place(left) < i) from = Math.max(from, value(left) + gap)
      if (place(left) === i && place(right) === i && gap > 0) to = from - 1
      if (place(left) < 0 && place(right) < 0 && value(left) + gap > value(right)) to = from - 1
    }
    return [from, to]
  }
  function* below(i: number): Generator<readonly number[]> {
    if (i === names.length) {
      yield [...chosen]
      return
    }
    const [from, to] = rangeOf(i)
    for (let n = from; n <= to; n++) {
      if (++visited > most) throw tooMany()
      chosen[i] = n
      yield* below(i + 1)
    }
  }
  yield* below(0)
}

function badChain(chain: string): SurveyError {
  return new SurveyError({
    en: `“${chain}” is no chain of comparisons; 1 <= a < b <= 20 is.`,
    zh: `“${chain}”不是一串比较；可以写 1 <= a < b <= 20。`,
  })
}
