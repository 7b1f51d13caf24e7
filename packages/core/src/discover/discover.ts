import type { Values } from '../certify/certify.ts'
import type { Game } from '../games/game.ts'
import type { Budget } from '../model/budget.ts'
import { USUAL_BUDGET } from '../model/budget.ts'
import { BeyondBudget, TextError } from '../model/errors.ts'
import { brief, type Words } from '../model/words.ts'
import { type CodeRule, type HeapRule, isHeapRule } from '../rules/rule.ts'
import { tableOf } from '../values/table.ts'
import { findBitForm, findHalving } from './bits.ts'
import { discoverCounters } from './counters.ts'
import { findDigits } from './digits.ts'
import type { Discovery, Pattern } from './discovery.ts'
import { type GrowingValues, heapValues, searchedValues } from './growing.ts'
import { growingPeriod, repeatingValues, smallPart } from './growing-period.ts'
import { findResidues, findTerms } from './losing.ts'
import { regularPattern } from './regular-pattern.ts'
import { TRIED } from './tried.ts'

/**
 * What a discovery may cost where nothing else is said: enough for every octal code whose period is
 * known and whose values fit in memory. Others come back in about twenty seconds.
 */
export const DISCOVER_BUDGET: Budget = { ...USUAL_BUDGET, table: 13_500_000_000, memory: 2 ** 30 }

/**
 * The shortest pattern found in the values of a game, or in its losing positions, proved where a
 * certificate can be made; throws a TextError for a game whose positions are not one or two
 * numbers.
 */
export function discover(game: Game<unknown>, budget: Budget = DISCOVER_BUDGET): Discovery {
  const { rules, rule } = game
  if (rules.axes === 2) return discoverCounters(game, budget)
  if (rules.axes !== 1) throw noTable(game)
  if (game.convention === 'normal' && !rules.stuckDraws && rule && isHeapRule(rule))
    return discoverHeaps(game, rule, budget)
  return discoverValues(game, searchedValues(game, budget), SEARCHED)
}

function discoverHeaps(game: Game<unknown>, rule: HeapRule | CodeRule, budget: Budget): Discovery {
  const table = tableOf(rule)
  const values = heapValues(rule, smallPart(budget))
  if (!table.mayRepeat) return discoverValues(game, values, HEAPS, rule)
  const found = repeatingValues(rule, budget)
  if (found)
    return {
      game,
      ...regularPattern(found.values, found.period, rule),
      checkedTo: found.values.reach,
      tried: [TRIED.period],
    }
  // no period is proved within the budget: the values that there are may show something else
  const last = table.size - 1
  values.grow(Math.min(last, MOST_LOOKED))
  const seen = largestOf({ reach: last, at: (heap) => table.at(heap) })
  return { ...conclude(game, values, findOther(values, rule), rule), seen }
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
  const regularly = (from: number, to: number) => {
    const period = growingPeriod(values, from, to, rule)
    return period && regularPattern(values, period, rule)
  }
  let pattern = regularly(first, enough)
  if (values.reach < first) throw tooLittle(game)
  pattern ??= findOther(values, rule)
  if (!pattern && values.reach === enough) pattern = regularly(2 * enough, last)
  return conclude(game, values, pattern, rule)
}

/** The discovery of a pattern, or of none, in the values looked at. */
function conclude(
  game: Game<unknown>,
  values: GrowingValues,
  pattern: Pattern | undefined,
  rule: HeapRule | CodeRule | undefined,
): Discovery {
  const found = pattern ?? findLosing(values)
  const { reach } = values
  const most = largestNumber(rule)
  const short = found?.status === 'verified' && 3n * most > BigInt(reach)
  const none: Pattern = { status: 'none', about: values.letters ? 'losing' : 'value' }
  return {
    game,
    ...(found && !short ? found : none),
    checkedTo: reach,
    tried: [TRIED.period, TRIED.form, TRIED.halving, TRIED.digits, TRIED.set],
    ...(short && { remark: tooShort(reach, most) }),
  }
}

/** A pattern other than a period. */
function findOther(values: GrowingValues, rule?: HeapRule | CodeRule): Pattern | undefined {
  // where only outcomes are known, or only few values, the losing positions show more
  if (values.letters || !rule) return findLosing(values)
  const formula = findBitForm(values)
  if (formula) return { status: 'verified', about: 'value', formula }
  const law = findHalving(values) ?? findDigits(values)
  return law && { status: 'verified', about: 'value', law }
}

/** A condition for the losing positions; where values are known it must not be a finite list. */
function findLosing(values: GrowingValues): Pattern | undefined {
  const members = { reach: values.reach, at: (n: number) => (values.at(n) === 0 ? 1 : 0) }
  let last = values.reach
  while (last > 0 && members.at(last) === 0) last--
  const endless = values.letters || 3 * last > 2 * values.reach
  const formula = (endless ? findResidues('n', members) : undefined) ?? findTerms(members)
  return formula && { status: 'verified', about: 'losing', formula }
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
  return new TextError(game.name, 0, {
    en: `${game.name} has no table to look at: its positions are not one or two numbers.`,
    zh: `${game.nameZh} 没有可看的表：它的局面不是一个或两个数。`,
  })
}

function tooLittle(game: Game<unknown>): BeyondBudget {
  return new BeyondBudget({
    en: `Not even the first few positions of ${game.name} can be looked at.`,
    zh: `${game.nameZh} 的前几个局面都看不完。`,
  })
}
