import { same, type Words } from '@nimber/core'
import { countName, countOf, isList, onlyList, singleNames } from './layout.ts'
import { namesTogether, pieces, shown } from './names.ts'
import type { Bounds, Layout } from './problem.ts'
import type { Range } from './range.ts'

/** The numbers from `least` to `most`. */
export function between(least: bigint | number, most: bigint | number): Range {
  return { least: BigInt(least), most: BigInt(most) }
}

/** The largest numbers of 32 and of 64 bits with a sign. */
export const INT = 2n ** 31n - 1n
export const LONG = 2n ** 63n - 1n

/** What an entry says of its bounds: the ranges of the numbers, and what is unusual. */
export interface GivenBounds extends Partial<Pick<Bounds, 'cases' | 'rising' | 'total'>> {
  readonly of: Bounds['of']
  /** The most cases that are tried at once, where the judge gives no bound. */
  readonly tried?: number
}

/** Numbers that one input may have in all its cases unless a single case has more. */
const USUAL_TOTAL = 100_000
const USUAL_CASES = 1000

/** The whole bounds of an entry. */
export function boundsOf(layout: Layout, envelope: string, given: GivenBounds): Bounds {
  const { of, rising = [], tried = USUAL_CASES } = given
  const cases = envelope === 'one' ? 1 : (given.cases ?? tried)
  const longest = longestCase(layout, of)
  const usual = layout.some(isList) ? Math.max(USUAL_TOTAL, longest) : cases * longest
  const { total } = given
  return { of, rising, cases, total: total ?? usual, ...(total !== undefined && { sum: total }) }
}

/** About how many numbers a case has at the most, where counts are as large as they may be. */
function longestCase(layout: Layout, of: Bounds['of']): number {
  const vars = Object.fromEntries(Object.entries(of).map(([name, { most }]) => [name, most]))
  return layout.reduce(
    (sum, field) => sum + (isList(field) ? Number(countOf(field, vars)) * field.each.length : 1),
    0,
  )
}

/** The bounds as a person reads them, in the names of the format. */
export function limitsOf(layout: Layout, bounds: Bounds, cases?: number): readonly Words[] {
  const { of, rising } = bounds
  const leastOf = (name: string) => of[name]?.least ?? 0n
  const mostOf = (name: string) => of[name]?.most ?? 0n
  // numbers that rise stand together in that order, others where they have the same range
  const rows = new Map<string, { names: readonly string[]; range: Range; rises: boolean }>()
  for (const [name, range] of Object.entries(of)) {
    const pair = rising.find((names) => names.includes(name))
    const key = pair ? pair.join(' ≤ ') : `${range.least}..${range.most}`
    rows.set(key, {
      names: pair ?? [...(rows.get(key)?.names ?? []), name],
      range: pair ? { least: leastOf(pair[0]), most: mostOf(pair[1]) } : range,
      rises: pair !== undefined,
    })
  }
  const ranges = pieces((lang) =>
    Array.from(rows.values(), ({ names, range: { least, most }, rises }) => {
      const own = names.map((name) => nameWords(layout, name)[lang])
      const list = rises ? own.map(shown).join(' ≤ ') : namesTogether(own, lang)
      return `${shortest(least)} ≤ ${list} ≤ ${shortest(most)}`
    }),
  )
  const list = onlyList(layout)
  const count = list && countName(list)
  const sum = sumLimit(count, count && mostOf(count), singleNames(layout).length, bounds)
  return [...casesLimit(cases), ...ranges, ...sum]
}

/** How many cases there are, where the judge bounds them. */
export function casesLimit(cases: number | undefined): readonly Words[] {
  if (cases === undefined || cases === 1) return []
  const most = shortest(BigInt(cases))
  return [{ en: `at most ${most} cases`, zh: `至多 ${most} 组` }]
}

/**
 * How much the counts of all cases are together, where the judge bounds that and not every case may
 * be the largest: the numbers of an input without the single ones of each case.
 */
export function sumLimit(
  count: string | undefined,
  most: unknown,
  singles: number,
  { cases, sum }: { readonly cases?: number | undefined; readonly sum?: number | undefined },
): readonly Words[] {
  if (count === undefined || sum === undefined || cases === undefined) return []
  const all = sum - cases * singles
  if (typeof most === 'bigint' && BigInt(cases) * most <= BigInt(all)) return []
  const said = shortest(BigInt(all))
  return [{ en: `sum of all ${count} ≤ ${said}`, zh: `所有 ${count} 之和 ≤ ${said}` }]
}

/** What the numbers with a name are called together. */
function nameWords(layout: Layout, name: string): Words {
  const list = layout.filter(isList).find(({ each }) => each.includes(name))
  return list?.plural?.[name] ?? same(name)
}

/** A number as a digit and a power of ten, or one less than a power of two, where that is shorter. */
export function shortest(n: bigint): string {
  const bits = n.toString(2)
  if (bits.length > 20 && !bits.includes('0')) return `2^${bits.length} − 1`
  const digits = `${n}`.replace('-', '−')
  const zeros = digits.length - 1
  if (zeros < 5 || n % 10n ** BigInt(zeros) !== 0n) return digits
  return digits.startsWith('1') ? `10^${zeros}` : `${digits[0]}·10^${zeros}`
}
