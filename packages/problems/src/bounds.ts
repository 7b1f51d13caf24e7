import { same, type Words } from '@nimber/core'
import { countOf, isList } from './layout.ts'
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
}

/** Numbers that one input may have in all its cases unless a single case has more. */
const USUAL_TOTAL = 100_000
const USUAL_CASES = 1000

/** The whole bounds of an entry. */
export function boundsOf(layout: Layout, envelope: string, given: GivenBounds): Bounds {
  const { of, rising = [] } = given
  const cases = envelope === 'one' ? 1 : (given.cases ?? USUAL_CASES)
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
export function limitsOf(layout: Layout, { of, rising }: Bounds): Words {
  // numbers that rise stand together, others where they have the same range
  const rows = new Map<string, { names: Words[]; range: Range; rises: boolean }>()
  for (const [name, range] of Object.entries(of)) {
    const rises = rising.findIndex((pair) => pair.includes(name))
    const key = rises < 0 ? `${range.least}..${range.most}` : `rising ${rises}`
    const row = rows.get(key) ?? { names: [], range, rises: rises >= 0 }
    row.names.push(nameWords(layout, name))
    rows.set(key, row)
  }
  const inLang = (lang: 'en' | 'zh') =>
    Array.from(rows.values(), ({ names, range: { least, most }, rises }) => {
      const own = names.map((words) => words[lang])
      const list = rises ? own.join(' ≤ ') : namesTogether(own, lang)
      return `${shortest(least)} ≤ ${list} ≤ ${shortest(most)}`
    }).join(lang === 'en' ? ', ' : '，')
  return { en: inLang('en'), zh: inLang('zh') }
}

/** Names of numbers in the same range. */
export function namesTogether(names: readonly string[], lang: 'en' | 'zh'): string {
  const written = lang === 'zh' && names.some((name) => /\p{Script=Han}/u.test(name))
  return names.join(written ? '、' : ', ')
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
  const digits = `${n}`
  const zeros = digits.length - 1
  if (zeros < 5 || n % 10n ** BigInt(zeros) !== 0n) return digits
  return digits.startsWith('1') ? `10^${zeros}` : `${digits[0]}·10^${zeros}`
}
