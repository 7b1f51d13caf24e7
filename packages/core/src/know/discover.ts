import type { Period } from '../arith/period.ts'
import type { PeriodCertificate } from '../certify/certificate.ts'
import { certify } from '../certify/certify.ts'
import { lookAtCounters } from '../discover/counters.ts'
import { type GrowingValues, growingHeaps, searchedValues } from '../discover/growing.ts'
import { growingPeriod, repeatingValues, smallPart } from '../discover/growing-period.ts'
import { lookAtLine } from '../discover/look.ts'
import type { Pattern } from '../discover/pattern.ts'
import { periodLaw, regularPattern } from '../discover/regular-pattern.ts'
import { PERIOD } from '../discover/shown-period.ts'
import type { Game } from '../games/game.ts'
import { ruleOnHeaps } from '../games/on-heaps.ts'
import { type Budget, USUAL_BUDGET } from '../model/budget.ts'
import { BeyondBudget, TextError } from '../model/errors.ts'
import { brief, type Words } from '../model/words.ts'
import { type CodeRule, type HeapRule, isHeapRule } from '../rules/rule.ts'
import type { Values } from '../values/seen.ts'
import { tableOf } from '../values/table.ts'
import { type Automata, automataFor, type Push, searchWithin, withAutomaton } from './automata.ts'
import type { Discovery } from './discovery.ts'

/**
 * What a discovery may cost where nothing else is said: enough for every octal code whose period is
 * known and whose values fit in memory. Others come back in about twenty seconds.
 */
export const DISCOVER_BUDGET: Budget = { ...USUAL_BUDGET, table: 13_500_000_000, memory: 2 ** 30 }

/**
 * The shortest pattern found in the values of a game, or in its losing positions, proved where a
 * certificate can be made: by a period, or by an automaton that reads the digits of the numbers of
 * a position. Throws a TextError for a game of which neither says anything.
 */
export function look(
  game: Game<unknown>,
  budget: Budget = DISCOVER_BUDGET,
  push: Push = {},
): Discovery {
  const automata = automataFor(game, searchWithin(budget, DISCOVER_BUDGET, push), budget)
  const seen = patternsOf(game, budget, automata)
  const pushed = push.systems !== undefined || push.levels !== undefined
  if (seen?.status === 'proved' && !pushed) return seen
  const found = withAutomaton(game, seen, automata.outcome(), budget)
  if (!found) throw noTable(game)
  return { ...found, game }
}

/** What finders see in a game whose positions are one or two numbers. */
function patternsOf(
  game: Game<unknown>,
  budget: Budget,
  automata: Automata,
): Discovery | undefined {
  const { rules, rule } = game
  if (rules.axes === 2) return discoverCounters(game, budget, automata)
  if (rules.axes !== 1) return undefined
  if (game.convention === 'normal' && !rules.stuckDraws && rule && isHeapRule(rule))
    return discoverHeaps(game, rule, budget)
  return discoverValues(game, searchedValues(game, budget), SEARCHED)
}

function discoverCounters(game: Game<unknown>, budget: Budget, automata: Automata): Discovery {
  const tried = new Set<Words>()
  const { pattern, checkedTo } = lookAtCounters(game, budget, tried, automata.losing)
  return {
    game,
    status: pattern ? 'verified' : 'none',
    ...(pattern ?? { about: 'losing' }),
    checkedTo,
    tried: [...tried],
  }
}

function discoverHeaps(game: Game<unknown>, rule: HeapRule | CodeRule, budget: Budget): Discovery {
  const table = tableOf(rule)
  const values = growingHeaps(rule, smallPart(budget))
  if (!table.mayRepeat) return discoverValues(game, values, HEAPS, rule)
  const found = repeatingValues(rule, budget)
  const tried = new Set([PERIOD])
  if (found)
    return {
      game,
      ...proved(found.values, found.period, rule),
      checkedTo: found.values.reach,
      tried: [...tried],
    }
  // no period is proved within the budget: the values that there are may show something else
  const last = table.size - 1
  values.grow(Math.min(last, MOST_LOOKED))
  const seen = largestOf({ reach: last, at: (heap) => table.at(heap) })
  const pattern = verified(lookAtLine(values, 'value', tried))
  return { ...conclude(game, values, pattern, tried, rule), seen }
}

/** A pattern, and how well it is known. */
type Known = Pattern & Pick<Discovery, 'status'> & { readonly certificate?: PeriodCertificate }

const verified = (pattern: Pattern | undefined): Known | undefined =>
  pattern && { status: 'verified', ...pattern }

/**
 * What a period of values says, proved where the rule has a certificate for it; a formula that the
 * certificate does not contain is not shown beside it.
 */
function proved(values: Values, period: Period, rule?: HeapRule | CodeRule): Known {
  const pattern = regularPattern(values, period)
  const certificate = rule && certify({ rule, period, values, formula: pattern.formula })
  if (!certificate) return { status: 'verified', ...pattern }
  if (certificate.claim.formula !== undefined) return { status: 'proved', ...pattern, certificate }
  const { formula: _, ...rest } = pattern
  return { status: 'proved', ...rest, law: periodLaw(period), certificate }
}

/** Patterns other than a period show in as many values, or not at all. */
const MOST_LOOKED = 10_000_000

/** The largest of the values, and the first heap that has it. */
function largestOf({ reach, at }: Values): NonNullable<Discovery['seen']> {
  let [heap, largest] = [0, 0]
  for (let n = 0; n <= reach; n++) if (at(n) > largest) [heap, largest] = [n, at(n)]
  return { to: reach, heap, largest }
}

/** How far values are computed: doubled from `first` to `last`, and enough once at `enough`. */
interface Stages {
  readonly first: number
  readonly enough: number
  readonly last: number
}

const HEAPS: Stages = { first: 300, enough: 4800, last: 38_400 }
const SEARCHED: Stages = { first: 9, enough: 144, last: 576 }

/** Looks at more and more values until they show a pattern or the budget ends. */
function discoverValues(
  game: Game<unknown>,
  values: GrowingValues,
  { first, enough, last }: Stages,
  rule?: HeapRule | CodeRule,
): Discovery {
  const tried = new Set([PERIOD])
  const regularly = (from: number, to: number) => {
    const isProved = (period: Period) =>
      rule !== undefined && certify({ rule, period, values }) !== undefined
    const period = growingPeriod(values, from, to, isProved)
    return period && proved(values, period, rule)
  }
  let pattern = regularly(first, enough)
  if (values.reach < first) throw tooLittle(game)
  pattern ??= verified(lookAtLine(values, 'value', tried))
  // a search goes on only where nothing else shows
  if (!rule) pattern ??= verified(lookAtLine(values, 'losing', tried))
  if (!pattern && values.reach === enough) pattern = regularly(2 * enough, last)
  return conclude(game, values, pattern, tried, rule)
}

/** The discovery of a pattern, or of none, in the values looked at. */
function conclude(
  game: Game<unknown>,
  values: GrowingValues,
  pattern: Known | undefined,
  tried: Set<Words>,
  rule: HeapRule | CodeRule | undefined,
): Discovery {
  const found = pattern ?? verified(lookAtLine(values, 'losing', tried))
  const { reach } = values
  const most = largestNumber(rule)
  const short = found?.status === 'verified' && 3n * most > BigInt(reach)
  const none: Known = { status: 'none', about: values.letters ? 'losing' : 'value' }
  return {
    game,
    ...(found && !short ? found : none),
    checkedTo: reach,
    tried: [...tried],
    ...(short && { remark: tooShort(reach, most) }),
  }
}

/** The largest number that a rule mentions. */
function largestNumber(rule: HeapRule | CodeRule | undefined): bigint {
  let largest = 0n
  JSON.stringify(rule ?? null, (_, value: unknown) => {
    if (typeof value !== 'bigint') return value
    if (value > largest) largest = value
    return 0
  })
  return largest
}

function tooShort(reach: number, most: bigint): Words {
  return {
    en: `The values up to ${reach} do not show what the number ${brief(most)} of the rule does.`,
    zh: `${reach} 以内的值还看不出规则中的 ${brief(most)} 有何作用。`,
  }
}

function noTable(game: Game<unknown>): TextError {
  const rule = ruleOnHeaps(game, 3)
  if (rule)
    return new TextError(game.name, 0, {
      en: `${game.name} is played with any number of heaps, and a proof is about a fixed number of them. Write the rule that it is then; for three heaps: ${rule}`,
      zh: `${game.nameZh} 的堆数不限，而证明针对固定的堆数。请写出相应的规则；三堆时是：${rule}`,
    })
  return new TextError(game.name, 0, {
    en: `${game.name} has no table to look at: its positions are not one or two numbers, nor counters with moves that add and subtract.`,
    zh: `${game.nameZh} 没有可看的表：它的局面不是一个或两个数，也不是只作加减的计数。`,
  })
}

function tooLittle(game: Game<unknown>): BeyondBudget {
  return new BeyondBudget({
    en: `Not even the first few positions of ${game.name} can be looked at.`,
    zh: `${game.nameZh} 的前几个局面都看不完。`,
  })
}
