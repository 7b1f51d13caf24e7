import type { Words } from '@nimber/core'
import type { Asks, Bounds, Range, Shape } from './problem.ts'

/** The shape of cases that are a few numbers with names. */
export function numbers(...names: readonly string[]): Shape {
  return { kind: 'numbers', names }
}

/** The numbers from `least` to `most`. */
export function between(least: bigint | number, most: bigint | number): Range {
  return { least: BigInt(least), most: BigInt(most) }
}

/** The largest numbers of 32 and of 64 bits with a sign. */
export const INT = 2n ** 31n - 1n
export const LONG = 2n ** 63n - 1n

/** Numbers that one input may have in all its cases unless a single case has more. */
const USUAL_TOTAL = 100_000

/** Bounds with the ranges of the numbers, and what is unusual about them. */
export function bounds(
  of: Bounds['of'],
  { cases = 1000, rising = [] }: Partial<Pick<Bounds, 'cases' | 'rising'>> = {},
): Bounds {
  const { count, size } = of
  const longest = count && Number(count.most) * (size ? 2 : 1) + 2
  const total = longest ? Math.max(USUAL_TOTAL, longest) : cases * Object.keys(of).length
  return { of, rising, cases, total }
}

/** The bounds as a person reads them, in the names of the format. */
export function limitsOf(shape: Shape, { of, rising }: Bounds): Words {
  // numbers that rise stand together, others where they have the same range
  const rows = new Map<string, { names: Words[]; range: Range; between: string }>()
  for (const [name, range] of Object.entries(of)) {
    const rises = rising.findIndex((pair) => pair.includes(name))
    const key = rises < 0 ? `${range.least}..${range.most}` : `rising ${rises}`
    const row = rows.get(key) ?? { names: [], range, between: rises < 0 ? ', ' : ' ≤ ' }
    row.names.push(nameWords(shape, name))
    rows.set(key, row)
  }
  const inLang = (lang: 'en' | 'zh') =>
    Array.from(rows.values(), ({ names, range: { least, most }, between: by }) => {
      const list = names.map((words) => words[lang]).join(by)
      return `${shortest(least)} ≤ ${list} ≤ ${shortest(most)}`
    }).join(lang === 'en' ? ', ' : '，')
  return { en: inLang('en'), zh: inLang('zh') }
}

const LIST_NAMES: Readonly<Record<string, Words>> = {
  'heaps count': { en: 'n', zh: 'n' },
  'heaps heap': { en: 'heaps', zh: '每堆' },
  'pairs count': { en: 'N', zh: 'N' },
  'pairs size': { en: 'a', zh: 'a' },
  'pairs most': { en: 'b', zh: 'b' },
  'set heap': { en: 'x', zh: 'x' },
  'set count': { en: 'k', zh: 'k' },
  'set amount': { en: 'amounts', zh: '各数目' },
}

/** What the numbers with a name are called in the format. */
function nameWords({ kind }: Shape, name: string): Words {
  return LIST_NAMES[`${kind} ${name}`] ?? { en: name, zh: name }
}

/** A number, as a power of ten or one less than a power of two where that is shorter. */
function shortest(n: bigint): string {
  if (n === INT) return '2^31 − 1'
  if (n === LONG) return '2^63 − 1'
  const zeros = `${n}`.length - 1
  return zeros > 4 && n === 10n ** BigInt(zeros) ? `10^${zeros}` : `${n}`
}

/** The numbers of a case in words. */
export function formatOf(shape: Shape): Words {
  switch (shape.kind) {
    case 'numbers':
      return { en: shape.names.join(' '), zh: shape.names.join(' ') }
    case 'heaps':
      return { en: 'n, then n heaps', zh: 'n，接着 n 个堆' }
    case 'pairs':
      return {
        en: 'N, then N times a b: the stones of a heap and the most per move',
        zh: 'N，接着 N 组 a b：一堆的石子数与每次的上限',
      }
    case 'set':
      return { en: 'x k a1 … ak', zh: 'x k a1 … ak' }
  }
}

/** What is printed for a case, in words. */
export function outputOf(asks: Asks): Words {
  if (asks.kind === 'golden pairs')
    return {
      en: '(a,b) for k = 0..n on one line, nothing between them',
      zh: '一行内依次输出 k = 0..n 的 (a,b)，中间没有分隔',
    }
  const [wins, loses, draws] = asks.words
  if (asks.kind === 'winner')
    return draws === undefined
      ? {
          en: `${wins} if the first player wins, ${loses} if not`,
          zh: `先手胜输出 ${wins}，否则输出 ${loses}`,
        }
      : {
          en: `${wins} if the first player wins, ${loses} if the second does, ${draws} for a draw`,
          zh: `先手胜输出 ${wins}，后手胜输出 ${loses}，平局输出 ${draws}`,
        }
  const lines: Words =
    asks.line === 'heap'
      ? {
          en: `a line a b for every heap a that can be left at b, ${asks.anyOrder ? 'in any order' : 'in input order'}`,
          zh: `${asks.anyOrder ? '以任意顺序' : '按输入顺序'}对每个可由 a 颗取到 b 颗的堆输出一行 a b`,
        }
      : {
          en: `a line x y (x ≤ y) for each winning move: ${asks.anyOrder ? 'in any order' : 'first the one that takes the same from both heaps, then the others by increasing x'}`,
          zh: `对每种必胜走法输出一行 x y（x ≤ y）：${asks.anyOrder ? '顺序任意' : '先是从两堆取同样多的，再是其余的，按 x 递增'}`,
        }
  return {
    en: `${loses} if the first player loses; else ${wins} and ${lines.en}`,
    zh: `先手负输出 ${loses}；否则输出 ${wins}，并${lines.zh}`,
  }
}
