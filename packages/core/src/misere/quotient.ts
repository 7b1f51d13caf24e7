import type { Period } from '../arith/period.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import { noteMemory } from '../model/memories.ts'
import type { Words } from '../model/words.ts'
import { canonical } from '../rules/canonical.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import { Effort } from './effort.ts'
import { has, members } from './element-set.ts'
import type { Monoid } from './monoid.ts'
import { QuotientSearch } from './search.ts'

/** What finding a quotient may cost where nothing else is said. */
export const QUOTIENT_BUDGET: Budget = { table: 0, search: 10_000_000 }

/** As many heaps are looked at where nothing else is said. */
const MOST_HEAPS = 1000

/**
 * The misère quotient of the heaps of a rule: the monoid Q of sums, where two are one element when
 * they have the same outcome whatever is added to both, and the elements P of losing sums
 * (T. E. Plambeck, A. N. Siegel, Misère quotients for impartial games, 2008).
 */
export interface Quotient {
  readonly rule: HeapRule | CodeRule
  /** complete: of all heaps; partial: of the heaps up to `heaps`. */
  readonly status: 'complete' | 'partial'
  /** The largest heap that was looked at. */
  readonly heaps: number
  readonly monoid: Monoid
  /** The elements of P in rising order. */
  readonly losing: readonly number[]
  /** The heaps that are no product of smaller ones. */
  readonly generators: readonly number[]
  /** The elements of the heaps 0..heaps. */
  readonly images: readonly number[]
  readonly period?: Period
  /** Why it went no further, where it is partial. */
  readonly remark?: Words
  isLosing(element: number): boolean
}

/** The misère quotient of a rule, as far as heap `to` or until it is that of all heaps. */
export function misereQuotient(
  rule: HeapRule | CodeRule,
  budget: Budget = QUOTIENT_BUDGET,
  to = MOST_HEAPS,
): Quotient {
  const search = searchOf(rule)
  let remark: Words | undefined
  try {
    advance(search, budget, to)
  } catch (error) {
    if (!(error instanceof BeyondBudget)) throw error
    remark = error.words
  }
  return quotientOf(rule, search, remark)
}

/** The misère quotient of all heaps of a rule, where it was found before. */
export function knownQuotient(rule: HeapRule | CodeRule): Quotient | undefined {
  const search = searches.get(canonical(rule))
  return search?.period ? quotientOf(rule, search, undefined) : undefined
}

/** The element of a heap; undefined where the quotient does not reach that far. */
export function imageOf({ images, period }: Quotient, heap: bigint): number | undefined {
  if (heap < BigInt(images.length)) return images[Number(heap)]
  if (!period) return undefined
  return images[period.from + Number((heap - BigInt(period.from)) % BigInt(period.length))]
}

function advance(search: QuotientSearch, budget: Budget, to: number): void {
  const effort = new Effort(budget)
  while (!search.period && search.heaps < to) search.advance(effort)
}

function quotientOf(
  rule: HeapRule | CodeRule,
  search: QuotientSearch,
  remark: Words | undefined,
): Quotient {
  const { quotient, generators, images } = search.current
  const { period } = search
  return {
    rule,
    status: period ? 'complete' : 'partial',
    heaps: search.heaps,
    monoid: quotient.monoid,
    losing: [...members(quotient.losing)],
    generators,
    images,
    ...(period && { period }),
    ...(!period && remark && { remark }),
    isLosing: (element) => has(quotient.losing, element),
  }
}

const KEPT = 16
const searches = new Map<string, QuotientSearch>()
noteMemory(() => searches.clear())

/** The search of a rule, which goes on where it was left; those of the last few rules are kept. */
function searchOf(rule: HeapRule | CodeRule): QuotientSearch {
  const key = canonical(rule)
  const search = searches.get(key) ?? new QuotientSearch(rule)
  searches.delete(key)
  searches.set(key, search)
  for (const oldest of searches.keys()) if (searches.size > KEPT) searches.delete(oldest)
  return search
}
