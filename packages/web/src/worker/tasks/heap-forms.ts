import {
  discoverPartizan,
  formPeriodWords,
  type PartizanCertificate,
  parseAny,
  partizanDiscoveryWords,
  recursionWords,
  type Words,
} from '@nimber/core'
import { budgetOf, type Context } from '../context.ts'
import { pageWords } from '../page-words.ts'

export interface HeapFormsArgs {
  readonly game: string
  readonly budget: number
}

/** What heaps are worth for players with rules of their own, and how that goes on. */
export interface HeapFormsData {
  /** The rule as it is said. */
  readonly names: Words
  readonly status: 'proved' | 'none'
  /** Whether `values` say who wins, which is all that misère play has. */
  readonly winners: boolean
  /** The names of the first values, or the letters of who wins. */
  readonly values: readonly string[]
  readonly checkedTo: number
  readonly pattern: Words | undefined
  readonly why: Words
  readonly certificate: PartizanCertificate | undefined
}

/** The values of heaps and their pattern; undefined for a game that is no rule about heaps. */
export function heapForms(
  { game: text, budget }: HeapFormsArgs,
  context: Context,
): HeapFormsData | undefined {
  const { game } = parseAny(text)
  const heaps = game.is.kind === 'misere' ? game.is.of.is : game.is
  if (!game.partizan || heaps.kind !== 'rule') return undefined
  const found = discoverPartizan(game, budgetOf(context, budget))
  const { status, period, recursion, values, checkedTo, certificate } = found
  return {
    names: { en: game.name, zh: game.nameZh },
    status,
    winners: game.convention === 'misere',
    values,
    checkedTo,
    pattern: period
      ? formPeriodWords(period.length, period.from, period.saltus)
      : recursion && recursionWords(recursion.from, recursion.forms),
    why: pageWords(partizanDiscoveryWords(found)),
    certificate,
  }
}
