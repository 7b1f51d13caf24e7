import {
  BeyondBudget,
  certifyQuotient,
  genusOf,
  genusText,
  imagePeriodText,
  isHeapRule,
  letterOf,
  misereQuotient,
  QUOTIENT_BUDGET,
  type Quotient,
  type QuotientCertificate,
  relationsOf,
  wordText,
} from '@nimber/core'
import type { Context } from '../context.ts'
import { gameOfText } from '../games.ts'

export interface QuotientArgs {
  readonly game: string
  /** The work allowed, as a share of what the command allows. */
  readonly budget: number
}

/** How far a run has come: the largest heap looked at, and the order of the quotient there. */
export interface QuotientReach {
  readonly heaps: number
  readonly order: number
}

/** The element of a heap, and its genus where that was quickly found. */
export interface HeapImage {
  readonly heap: number
  readonly image: string
  readonly losing: boolean
  readonly genus: { readonly text: string; readonly tame: boolean } | undefined
}

/** A misère quotient as plain data; elements are written as words in the generators. */
export interface QuotientData extends QuotientReach {
  /** Φ(n+5) = Φ(n), n ≥ 5, where the quotient is that of all heaps. */
  readonly period: string | undefined
  /** Whether it went no further because of the work that this takes. */
  readonly exhausted: boolean
  readonly generators: readonly string[]
  readonly relations: readonly string[]
  readonly losing: readonly string[]
  /** The elements of the heaps, up to the end of the first period. */
  readonly images: readonly HeapImage[]
  readonly moreImages: number
  readonly certificate: QuotientCertificate | undefined
}

const MOST_HEAPS = 1000
/** Heaps between two reports. */
const SLICE = 4
const MOST_IMAGES = 200
/** Steps that the genus of one heap may take, and milliseconds for all of them. */
const GENUS_SEARCH = 100_000
const GENUS_TIME = 400

/** The misère quotient of a rule about heaps, as far as the work allowed takes it. */
export function quotient({ game: text, budget }: QuotientArgs, context: Context): QuotientData {
  const { rule } = gameOfText(text).game
  if (!rule || !isHeapRule(rule)) throw new TypeError('a quotient is of a rule about heaps')
  let left = QUOTIENT_BUDGET.search * budget
  const total = left
  let found = misereQuotient(rule, { ...QUOTIENT_BUDGET, search: left }, 0)
  while (!found.period && !found.remark && found.heaps < MOST_HEAPS) {
    const [search, reach] = [left, { heaps: found.heaps, order: found.monoid.order }]
    const progress = (done: number) => {
      left = search * (1 - done)
      context.progress({
        done: Math.max(1 - left / total, reach.heaps / MOST_HEAPS),
        partial: reach,
      })
    }
    progress(0)
    found = misereQuotient(rule, { ...QUOTIENT_BUDGET, search, progress }, found.heaps + SLICE)
  }
  return dataOf(found)
}

function dataOf(found: Quotient): QuotientData {
  const { monoid, losing, generators, images, period, remark, heaps } = found
  const textOf = (element: number) => wordText(monoid.words[element] ?? [])
  const end = period ? period.from + period.length : images.length
  const shown = images.slice(0, Math.min(end, MOST_IMAGES))
  const genera = generaOf(found.rule, shown.length)
  return {
    heaps,
    order: monoid.order,
    period: period && imagePeriodText(period),
    exhausted: remark !== undefined,
    generators: generators.map((heap, i) => `${letterOf(i)} = Φ(${heap})`),
    relations: relationsOf(monoid).map(([word, least]) => `${wordText(word)} = ${wordText(least)}`),
    losing: losing.map(textOf),
    images: shown.map((image, heap) => ({
      heap,
      image: textOf(image),
      losing: found.isLosing(image),
      genus: genera[heap],
    })),
    moreImages: end - shown.length,
    certificate: certifyQuotient(found),
  }
}

/** The genera of the first heaps, as many as are quickly found. */
function generaOf(rule: Quotient['rule'], count: number): HeapImage['genus'][] {
  const genera: HeapImage['genus'][] = []
  const end = performance.now() + GENUS_TIME
  try {
    for (let n = 0; n < count && performance.now() < end; n++) {
      const genus = genusOf(rule, [BigInt(n)], { table: 0, search: GENUS_SEARCH })
      genera.push({ text: genusText(genus), tame: genus.tameSymbol })
    }
  } catch (error) {
    if (!(error instanceof BeyondBudget)) throw error
  }
  return genera
}
