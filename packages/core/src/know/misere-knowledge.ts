import { max } from '../arith/integers.ts'
import { cases, equal, type Formula, maxOf, more, xorOf } from '../formula/tree.ts'
import type { Game } from '../games/game.ts'
import { imageOf, knownQuotient, misereQuotient, type Quotient } from '../misere/quotient.ts'
import { quotientRemark, quotientWords } from '../misere/words.ts'
import type { Budget } from '../model/budget.ts'
import { isFixed } from '../rules/amounts.ts'
import type { CodeRule, HeapRule, Rule } from '../rules/rule.ts'
import type { Evidence } from './evidence.ts'
import { Kept } from './kept.ts'
import type { Knowledge, QuotientData } from './knowledge.ts'
import { quotientData } from './quotient-data.ts'

type Heaps = readonly bigint[]

/** Whether moves only take, the same amounts from every heap. */
export function onlyTakes(rule: Rule): rule is HeapRule {
  if (rule.kind !== 'heap' || rule.split || rule.thenSplit || rule.into) return false
  return rule.take !== undefined && isFixed(rule.take)
}

/** Misère play where moves only take, by what is known of normal play. */
export function ofTaking(normal: Knowledge | undefined): Knowledge | undefined {
  return normal?.kind === 'heaps'
    ? { kind: 'taking', values: normal.values, evidence: FERGUSON }
    : undefined
}

/** When heaps are losing in misère play where moves only take, by the value of a heap. */
export function losingByTaking(value: Formula): Formula {
  return cases([[more(maxOf(value), 1), equal(xorOf(value), 0)]], equal(xorOf(value), 1))
}

const FERGUSON: Evidence = {
  kind: 'theorem',
  name: { en: 'Ferguson’s theorem on misère taking games', zh: '弗格森反常规取石子定理' },
  reference:
    'T. S. Ferguson, On sums of graph games with last player losing, Int. J. Game Theory 3 (1974)',
}

/** Positions of more stones are decided by a quotient that is known; for fewer a search is plainer. */
const FEW_STONES = 20n

/** As far a quotient is taken for a heap that is beyond it, in the hope of a period. */
const FURTHEST = 1000n

/** The quotients of all heaps. */
const whole = new Kept<QuotientData>()

/** The misère quotient of all heaps of a rule, where it was found before and saves work. */
export function quotientKnown(
  game: Game<unknown>,
  rule: HeapRule | CodeRule,
  heaps: Heaps | undefined,
): Knowledge | undefined {
  if (heaps && isSmall(heaps)) return undefined
  const kept = whole.get(game)
  const known = kept ? undefined : knownQuotient(rule)
  if (known) return ofQuotient(game, known)
  return kept && { kind: 'quotient', quotient: kept, evidence: evidenceOf(kept) }
}

/** The misère quotient of a rule as far as it can be found and is asked for, else a search. */
export function quotientLearned(
  game: Game<unknown>,
  rule: HeapRule | CodeRule,
  budget: Budget,
  heaps: Heaps | undefined,
): Knowledge {
  const largest = heaps?.reduce(max, 0n)
  const quotient =
    largest === undefined
      ? misereQuotient(rule, budget)
      : misereQuotient(rule, budget, Number(largest < FURTHEST ? largest : FURTHEST))
  const decides = largest === undefined ? quotient.period : imageOf(quotient, largest) !== undefined
  return decides ? ofQuotient(game, quotient) : { ...SEARCH, remark: quotientRemark(quotient) }
}

/** Knowing nothing but the rule. */
export const SEARCH: Knowledge & { kind: 'search' } = {
  kind: 'search',
  evidence: { kind: 'search', positions: 0 },
}

function isSmall(heaps: Heaps): boolean {
  return heaps.reduce((sum, heap) => sum + heap, 0n) <= FEW_STONES
}

function ofQuotient(game: Game<unknown>, found: Quotient): Knowledge {
  const quotient = quotientData(found)
  if (quotient.period) whole.set(game, quotient)
  return { kind: 'quotient', quotient, evidence: evidenceOf(quotient) }
}

function evidenceOf(quotient: QuotientData): Evidence {
  return {
    kind: 'theorem',
    name: quotientWords(quotient),
    reference:
      'T. E. Plambeck, A. N. Siegel, Misère quotients for impartial games, J. Combin. Theory A 115 (2008)',
  }
}
