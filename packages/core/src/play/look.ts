import type { Game } from '../model/game.ts'
import { same, type Words } from '../model/words.ts'

/** A heap, a counter, a step of a staircase: a number with a name. */
export interface Pile {
  /** What a player types for it. */
  readonly label: string
  readonly size: bigint
  readonly note?: Words
}

/** What a player sees of a position. */
export type Look =
  | {
      readonly kind: 'piles'
      readonly piles: readonly Pile[]
      /** Numbers that are no piles, such as a limit. */
      readonly notes: readonly string[]
      /** Whether two piles are the place of a piece on a board. */
      readonly board: boolean
    }
  | { readonly kind: 'spans'; readonly spans: readonly Span[] }
  | { readonly kind: 'coins'; readonly heads: readonly bigint[] }
  | { readonly kind: 'tree'; readonly parents: readonly number[] }
  | { readonly kind: 'graph'; readonly edges: readonly Edge[]; readonly at: string }
  | { readonly kind: 'sum'; readonly parts: readonly LookedPart[] }
  | { readonly kind: 'text'; readonly text: string }

/** One pile of each size from lo to hi. */
interface Span {
  readonly lo: bigint
  readonly hi: bigint
}
type Edge = readonly [string, string]

/** A part of a sum with its own game. */
interface LookedPart {
  readonly game: Game<unknown>
  readonly position: unknown
}

/** How a position looks, told by its shape; its text where the shape is not known. */
export function lookOf<P>(game: Game<P>, position: P): Look {
  const shown: unknown = position
  if (isToken(shown)) return { kind: 'graph', edges: shown.edges, at: shown.at }
  if (!Array.isArray(shown)) return { kind: 'text', text: game.rules.print(position) }
  const list: readonly unknown[] = shown
  if (readsCoins(game)) return { kind: 'coins', heads: list as readonly bigint[] }
  if (list.every((n) => typeof n === 'bigint')) return ofNumbers(game, list)
  if (game.components) {
    const parts = game.components(position)
    return { kind: 'sum', parts: parts as unknown as readonly LookedPart[] }
  }
  if (list.every((n) => typeof n === 'number')) return { kind: 'tree', parents: list }
  if (list.every(isSized)) return { ...NO_PILES, piles: list.map(sizedPile) }
  if (list.every(isSpan)) return { kind: 'spans', spans: list }
  return { kind: 'text', text: game.rules.print(position) }
}

const NO_PILES = { kind: 'piles', piles: [], notes: [], board: false } as const

function ofNumbers(game: Game<unknown>, numbers: readonly bigint[]): Look {
  const { rule, rules } = game
  const board = rules.axes === 2
  if (rule?.kind !== 'counters') {
    const label = (i: number) => (board ? 'ab'.charAt(i) : `${i + 1}`)
    return { ...NO_PILES, piles: numbers.map((size, i) => ({ label: label(i), size })), board }
  }
  const { names } = rule
  const piles = numbers.map((size, i) => ({ label: names[i] ?? `${i + 1}`, size }))
  // a game whose tables have fewer axes than it has counters keeps something in the others
  const shown = rules.axes === 1 ? 1 : piles.length
  return {
    kind: 'piles',
    piles: piles.slice(0, shown),
    notes: piles.slice(shown).map(({ label, size }) => `${label} ${size}`),
    board,
  }
}

/** Whether positions are rows of coins: then they can be written as heads and tails. */
function readsCoins({ rules }: Game<unknown>): boolean {
  try {
    return rules.print(rules.parse('TH')) === '2'
  } catch {
    return false
  }
}

interface Sized {
  readonly size: bigint
  readonly most?: bigint
  readonly ring?: boolean
}

function sizedPile({ size, most, ring }: Sized, index: number): Pile {
  const label = `${index + 1}`
  if (most !== undefined)
    return { label, size, note: { en: `take at most ${most}`, zh: `每次至多取 ${most}` } }
  if (ring !== undefined)
    return { label, size, note: ring ? { en: 'ring', zh: '环' } : { en: 'row', zh: '排' } }
  return { label, size, note: same('') }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isSized(value: unknown): value is Sized {
  return isObject(value) && typeof value.size === 'bigint'
}

function isSpan(value: unknown): value is Span {
  return isObject(value) && typeof value.lo === 'bigint' && typeof value.hi === 'bigint'
}

function isToken(value: unknown): value is { edges: readonly Edge[]; at: string } {
  return isObject(value) && Array.isArray(value.edges) && typeof value.at === 'string'
}
