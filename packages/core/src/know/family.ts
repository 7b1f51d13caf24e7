import type { Period } from '../arith/period.ts'
import { certify } from '../certify/certify.ts'
import { numberAt, type Point } from '../discover/exact.ts'
import { growingHeaps } from '../discover/growing.ts'
import { growingPeriod, repeatingValues, smallPart } from '../discover/growing-period.ts'
import { type Parameter, textsOf } from '../discover/parameters.ts'
import { shortForms } from '../discover/short-form.ts'
import { regularValue } from '../discover/shown-period.ts'
import { substitute } from '../formula/substitute.ts'
import { type Formula, formula, minus, plus, times } from '../formula/tree.ts'
import { parse } from '../games/parse.ts'
import type { Budget } from '../model/budget.ts'
import { TextError } from '../model/errors.ts'
import type { Words } from '../model/words.ts'
import { type CodeRule, type HeapRule, isHeapRule } from '../rules/rule.ts'
import type { Values } from '../values/seen.ts'
import { tableOf } from '../values/table.ts'
import { DISCOVER_BUDGET } from './discover.ts'

const FORMS: Words = {
  en: 'short forms in n whose constants are sums and differences of the parameters',
  zh: '关于 n 的短式，其中常数是参数的和差',
}

/** One formula for all members of a family of games, and how well it is known. */
export interface FamilyDiscovery {
  /** The text with its parameters. */
  readonly text: string
  /** Verified is said of the members looked at: of other parameters nothing is known. */
  readonly status: 'verified' | 'none'
  readonly formula?: Formula
  /** How many members were looked at; of so many the formula is proved for all heaps. */
  readonly members: number
  readonly proved: number
  /** How many choices of the parameters make no game. */
  readonly skipped: number
  /** All heaps up to this were looked at in every member. */
  readonly checkedTo: number
  readonly tried: readonly Words[]
}

/** A member of a family, with values that go on for ever where they are regular. */
interface Member {
  readonly rule: HeapRule | CodeRule
  readonly point: Point
  readonly values: Values
  readonly period: Period | undefined
}

/**
 * The shortest formula in n and the parameters found for the values of all members of a family,
 * fitted to some of them and checked on all; throws a TextError where the text makes no game.
 */
export function discoverFamily(
  text: string,
  parameters: readonly Parameter[],
  budget: Budget = DISCOVER_BUDGET,
): FamilyDiscovery {
  const { members, skipped } = membersOf(text, parameters, smallPart(budget))
  const heaps = new Map(members.map((member) => [member, heapsOf(member)]))
  const checkedTo = Math.min(...[...heaps.values()].map((last) => last))
  const names = parameters.map(({ name }) => name)
  const found = fittingForms(members, names).find((form) =>
    members.every((member) => holds(form, member, heaps.get(member) ?? 0)),
  )
  return {
    text,
    status: found ? 'verified' : 'none',
    ...(found && { formula: found }),
    members: members.length,
    proved: found ? members.filter((member) => isProved(found, member)).length : 0,
    skipped,
    checkedTo,
    tried: [FORMS],
  }
}

function membersOf(
  text: string,
  parameters: readonly Parameter[],
  budget: Budget,
): { members: Member[]; skipped: number } {
  const members: Member[] = []
  let fault: TextError | undefined
  let skipped = 0
  for (const { member, point } of textsOf(text, parameters)) {
    try {
      members.push(memberOf(member, point, budget))
    } catch (error) {
      if (!(error instanceof TextError)) throw error
      fault ??= error
      skipped++
    }
  }
  if (members.length === 0 && fault) throw fault
  return { members, skipped }
}

/** Values of this many heaps are looked at where no period is known. */
const IRREGULAR = 300

function memberOf(text: string, point: Point, budget: Budget): Member {
  const { game } = parse(text)
  const { rule } = game
  if (!rule || !isHeapRule(rule) || game.convention !== 'normal')
    throw new TextError(text, 0, {
      en: 'A family is looked at where every heap is a game of its own in normal play.',
      zh: '参数族只适用于常规玩法下各堆独立的游戏。',
    })
  if (tableOf(rule).mayRepeat) {
    const found = repeatingValues(rule, budget)
    if (found) return { rule, point, ...found }
  }
  const values = growingHeaps(rule, budget)
  const period = growingPeriod(
    values,
    IRREGULAR,
    2 * IRREGULAR,
    (seen) => certify({ rule, period: seen, values }) !== undefined,
  )
  return { rule, point, values, period }
}

/** The last heap that a formula is checked on. */
function heapsOf({ values, period }: Member): number {
  if (!period) return values.reach
  return Math.max(IRREGULAR, period.from + 3 * period.length)
}

function valueIn({ values, period }: Member, heap: number): number {
  return period ? regularValue(values, period, heap) : values.at(heap)
}

function holds(form: Formula, member: Member, last: number): boolean {
  for (let n = 0; n <= last; n++)
    if (numberAt(form, { ...member.point, n }) !== valueIn(member, n)) return false
  return true
}

/** Whether a certificate of a member contains the formula, which is then right for all its heaps. */
function isProved(form: Formula, { rule, point, values, period }: Member): boolean {
  if (!period) return false
  const numbers = Object.entries(point).map(([name, value]) => [name, BigInt(value)] as const)
  const formula = substitute(form, Object.fromEntries(numbers))
  return certify({ rule, period, values, formula })?.claim.formula !== undefined
}

/** As many members and heaps of each decide which formulas are tried. */
const FITTED_MEMBERS = 9
const FITTED_HEAPS = 14

function fittingForms(members: readonly Member[], names: readonly string[]): Formula[] {
  const stride = Math.max(2, Math.ceil(members.length / FITTED_MEMBERS))
  const points: Point[] = []
  const wanted: number[] = []
  for (const member of members.filter((_, i) => i % stride === 0)) {
    const last = heapsOf(member)
    const length = member.period?.length ?? last / 3
    for (let i = 0; i < FITTED_HEAPS; i++) {
      // the beginning of the table, and places spread over the first three periods
      const n = i < 4 ? i : Math.floor((i * 0.618033 * 3 * length) % (3 * length))
      points.push({ ...member.point, n })
      wanted.push(valueIn(member, n))
    }
  }
  const forms = shortForms(points, wanted, {
    atoms: [formula('n')],
    constants: constantsOf(names),
  })
  return forms.slice(0, 40)
}

/** Small numbers, and short sums and differences of the parameters. */
function constantsOf(names: readonly string[]): Formula[] {
  const each = names.flatMap((p) => [formula(p), plus(p, 1), minus(p, 1), times(2, p)])
  const pairs = names.flatMap((p, i) =>
    names
      .slice(i + 1)
      .flatMap((q) => [
        plus(p, q),
        minus(q, p),
        minus(p, q),
        plus(plus(p, q), 1),
        minus(plus(p, q), 1),
      ]),
  )
  return [...[1, 2, 3].map(formula), ...each, ...pairs]
}
