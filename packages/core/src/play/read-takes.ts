import type { Pile } from '../games/game.ts'

/** What is taken from piles, by their index. */
export type Takes = ReadonlyMap<number, bigint>

/** An amount and the pile it is taken from, in the words of a move. */
const TAKES = [
  /(?<![\d·])(?<amount>\d+)(?: squares?)? (?:from|along) (?:heap )?(?<label>\w+)/g,
  /(?:从|沿) ?(?:第 ?)?(?<label>\w+) ?堆? ?[取走] ?(?<amount>\d+)/g,
] as const

/** One amount for several piles. */
const EQUAL = [
  /^take (?<amount>\d+) from (?:both|each of (?<labels>[\w, ]+))$/,
  /^go (?<amount>\d+) squares? diagonally$/,
  /^(?:两堆|(?<labels>[\w, ]+?)) ?各取 ?(?<amount>\d+)(?: ?颗)?$/,
  /^斜走 ?(?<amount>\d+) ?格$/,
] as const

/** A pile before and after a move. */
const CHANGE = /^(?<label>\w+) ?: ?(?<from>\d+) > (?<to>\d+)$/

/** Words for what a move does besides taking. */
const MORE = /\badd\b|\bbecomes\b|加|变为/

/** Whether the words of a move say more than what is taken. */
export function saysMore(text: string): boolean {
  return MORE.test(text)
}

/**
 * What a text in the words of a move takes: `take 3 from a`, `take 1 from both`; undefined where it
 * names a pile that is not there, or none.
 */
export function readTakes(text: string, piles: readonly Pile[]): Takes | undefined {
  const lower = alongPiles(text.toLowerCase(), piles)
  const pairs = equalTakes(lower, piles) ?? singleTakes(lower)
  const takes = new Map(pairs.map(([label, amount]) => [indexOf(label, piles), amount]))
  return takes.size === pairs.length && takes.size > 0 && !takes.has(-1) ? takes : undefined
}

/** The way of a piece by its two piles: up is along the first, left along the second. */
function alongPiles(text: string, [first, second]: readonly Pile[]): string {
  const [up, left] = [first?.label ?? '', second?.label ?? '']
  return text
    .replace(/(squares?) up\b/g, `$1 along ${up}`)
    .replace(/(squares?) left\b/g, `$1 along ${left}`)
    .replace(/向上走/g, `沿 ${up} 走`)
    .replace(/向左走/g, `沿 ${left} 走`)
}

/** The sizes of all piles after the changes of a text, `a: 9 > 8, b: 14 > 13`. */
export function readChanges(text: string, piles: readonly Pile[]): readonly bigint[] | undefined {
  const sizes = piles.map(({ size }) => size)
  for (const part of text.toLowerCase().split(/, ?/)) {
    const { label = '', from = '', to = '' } = CHANGE.exec(part)?.groups ?? {}
    const index = indexOf(label, piles)
    if (sizes[index]?.toString() !== from) return undefined
    sizes[index] = BigInt(to)
  }
  return sizes
}

function indexOf(label: string, piles: readonly Pile[]): number {
  return piles.findIndex((pile) => pile.label.toLowerCase() === label.trim())
}

type Pairs = readonly (readonly [label: string, amount: bigint])[]

function singleTakes(text: string): Pairs {
  return TAKES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups }): readonly [string, bigint] => [
      groups?.label ?? '',
      BigInt(groups?.amount ?? 0),
    ]),
  )
}

function equalTakes(text: string, piles: readonly Pile[]): Pairs | undefined {
  for (const pattern of EQUAL) {
    const groups = pattern.exec(text)?.groups
    if (!groups) continue
    const labels = groups.labels?.split(',') ?? piles.map(({ label }) => label.toLowerCase())
    return labels.map((label) => [label, BigInt(groups.amount ?? 0)])
  }
  return undefined
}
