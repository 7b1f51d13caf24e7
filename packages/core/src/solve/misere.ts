import { nimSum } from '../arith/nim-sum.ts'
import type { Game } from '../games/game.ts'
import { heapValues } from '../know/heap-values.ts'
import { imageOf, knownQuotient, misereQuotient, type Quotient } from '../misere/quotient.ts'
import {
  quotientRemark,
  quotientStatement,
  quotientWords,
  TAKING_RULE_WARNING,
} from '../misere/words.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import { Moves } from '../model/moves.ts'
import { join, same, type Words } from '../model/words.ts'
import { isFixed } from '../rules/amounts.ts'
import { type CodeRule, type HeapRule, isHeapRule, type Rule } from '../rules/rule.ts'
import { heapMoves } from './heaps.ts'
import { movesThatWin } from './misere-moves.ts'
import type { Decision } from './strategies.ts'

type Heaps = readonly bigint[]

/** Whether moves only take, the same amounts from every heap. */
function onlyTakes(rule: Rule): rule is HeapRule {
  if (rule.kind !== 'heap' || rule.split || rule.thenSplit) return false
  return rule.take !== undefined && isFixed(rule.take)
}

/** What a person who knows misère Nim must be told about a game; undefined where nothing. */
export function misereWarning({ convention, rule, theorem }: Game<unknown>): Words | undefined {
  if (convention !== 'misere' || theorem || !rule || !isHeapRule(rule)) return undefined
  return onlyTakes(rule) ? undefined : TAKING_RULE_WARNING
}

/**
 * Misère play where moves only take, the same amounts from every heap: with the ordinary values,
 * a position is P when they xor to 0, except that they must xor to 1 when none is above 1
 * (T. S. Ferguson, On sums of graph games with last player losing, 1974).
 */
export function misereTakes(
  game: Game<unknown>,
  heaps: Heaps,
  budget: Budget,
): Decision<Heaps> | undefined {
  const { rule } = game
  if (!rule || !onlyTakes(rule)) return undefined
  const values = game.normalTheorem?.heaps ?? heapValues(game, heaps, budget).values
  const own = heaps.map((h) => values.at(h))
  const total = nimSum(own)
  const large = own.filter((v) => v > 1n).length
  return {
    outcome: (total === 0n) === large > 0 ? 'P' : 'N',
    evidence: {
      kind: 'theorem',
      name: { en: 'Ferguson’s theorem on misère taking games', zh: '弗格森反常规取石子定理' },
      reference:
        'T. S. Ferguson, On sums of graph games with last player losing, Int. J. Game Theory 3 (1974)',
    },
    value: () => undefined,
    winning: () =>
      heapMoves(rule, heaps, values, budget, (_, value) => {
        const othersLarge = value > 1n ? large > 1 : large > 0
        return nimSum(othersLarge ? [value, total] : [value, total, 1n])
      }),
    parts: () => heaps.map((heap, i) => ({ text: same(heap.toString()), value: own[i] as bigint })),
  }
}

/** Positions of more stones are decided by a quotient that is known; for fewer a search is plainer. */
const FEW_STONES = 20n
/** Positions that a search looks at before a quotient is looked for. */
const FIRST_SEARCH = 100_000

/** As far a quotient is taken for a heap that is beyond it, in the hope of a period. */
const FURTHEST = 1000n

/**
 * Misère play of heaps by search where that is short, else by the misère quotient of the rule,
 * else by a search as long as the budget allows. Throws BeyondBudget.
 */
export function misereByQuotient(
  rule: HeapRule | CodeRule,
  heaps: Heaps,
  budget: Budget,
  search: (budget: Budget) => Decision<Heaps>,
): Decision<Heaps> {
  const upTo = (positions: number) =>
    within(() => search({ ...budget, search: Math.min(positions, budget.search) }))
  const stones = heaps.reduce((sum, heap) => sum + heap, 0n)
  const known = stones > FEW_STONES ? knownQuotient(rule) : undefined
  if (known) return byQuotient(known, heaps, budget)
  const first = upTo(FIRST_SEARCH)
  if (!(first instanceof BeyondBudget)) return first
  const largest = heaps.reduce((most, heap) => (heap > most ? heap : most), 0n)
  const to = Number(largest < FURTHEST ? largest : FURTHEST)
  const quotient = misereQuotient(rule, budget, to)
  if (imageOf(quotient, largest) !== undefined) return byQuotient(quotient, heaps, budget)
  const last = FIRST_SEARCH < budget.search ? upTo(budget.search) : first
  if (!(last instanceof BeyondBudget)) return last
  throw new BeyondBudget(join([last.words, quotientRemark(quotient)]), last.factor)
}

function within<T>(run: () => T): T | BeyondBudget {
  try {
    return run()
  } catch (error) {
    if (error instanceof BeyondBudget) return error
    throw error
  }
}

/** Decides a position whose heaps a quotient speaks of. */
function byQuotient(quotient: Quotient, heaps: Heaps, budget: Budget): Decision<Heaps> {
  const { rule, monoid, period } = quotient
  const times = (x: number, heap: bigint) => monoid.times(x, imageOf(quotient, heap) as number)
  const element = heaps.reduce(times, 0)
  const losing = quotient.isLosing(element)
  const others = othersOf(quotient, heaps)
  return {
    outcome: losing ? 'P' : 'N',
    evidence: {
      kind: 'theorem',
      name: quotientWords(quotient),
      reference:
        'T. E. Plambeck, A. N. Siegel, Misère quotients for impartial games, J. Combin. Theory A 115 (2008)',
      statement: quotientStatement(quotient, heaps, element),
    },
    value: () => undefined,
    winning: () => {
      if (losing) return Moves.none()
      const wins = {
        holds: (index: number, parts: Heaps) =>
          quotient.isLosing(parts.reduce(times, others(index))),
        period: period && { from: BigInt(period.from), length: BigInt(period.length), saltus: 0n },
      }
      return movesThatWin(rule, heaps, wins, budget)
    },
  }
}

/** The element of all heaps but one, found in one pass over the heaps when first asked for. */
function othersOf(quotient: Quotient, heaps: Heaps): (index: number) => number {
  const { monoid } = quotient
  let behind: number[] | undefined
  let before: number[] | undefined
  return (index) => {
    if (!behind || !before) {
      const images = heaps.map((heap) => imageOf(quotient, heap) as number)
      before = [0]
      for (const image of images) before.push(monoid.times(before.at(-1) as number, image))
      behind = [0]
      for (const image of images.reverse())
        behind.push(monoid.times(behind.at(-1) as number, image))
    }
    return monoid.times(before[index] as number, behind[heaps.length - 1 - index] as number)
  }
}
