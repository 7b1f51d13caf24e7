import type { Regularity, Values } from '../certify/certify.ts'
import { regularValue } from '../certify/regularity.ts'
import { sizeOf } from '../formula/size.ts'
import {
  cases,
  equal,
  type Formula,
  formula,
  type Numbers,
  periodicAfter,
} from '../formula/tree.ts'
import { evaluator } from './exact.ts'
import { lcm, progressionOf } from './progression.ts'
import { shortForms } from './short-form.ts'

/** As many values a formula lists at most; a longer table is told by its period alone. */
const LONGEST_TABLE = 1_000_000

/** A start longer than this is more than a few exceptions to a short form. */
const LONGEST_START = 1000

/** As many heaps may be exceptions to a short form. */
const MOST_EXCEPTIONS = 4

/**
 * The shortest formula found for values with a regularity; undefined where the only one is a table
 * too long to write. Its tree and the regularity together show that it is right for all heaps.
 */
export function describe(values: Values, regularity: Regularity): Formula | undefined {
  const table = tableFormula(values, regularity)
  // a table of one value is no table
  const most = table && regularity.period > 1 ? sizeOf(table) : Number.POSITIVE_INFINITY
  for (const form of regularForms(values, regularity)) {
    const whole = withExceptions(form, regularity.preperiod, values)
    if (whole && sizeOf(whole) <= most && agrees(whole, values, regularity)) return whole
  }
  return table
}

/** The table of the values: the first ones, then one period. */
function tableFormula(
  values: Values,
  { period, preperiod, saltus }: Regularity,
): Formula | undefined {
  if (preperiod + period > LONGEST_TABLE) return undefined
  const first = listed(values, 0, preperiod)
  return periodicAfter('n', first, listed(values, preperiod, period), saltus)
}

/** Some values in a row, in an array no wider than they need. */
function listed(values: Values, from: number, length: number): Numbers {
  const numbers = new Uint32Array(length)
  let most = 0
  for (let i = 0; i < length; i++) {
    const value = values.at(from + i)
    numbers[i] = value
    if (value > most) most = value
  }
  return most < 256 ? new Uint8Array(numbers) : most < 65_536 ? new Uint16Array(numbers) : numbers
}

function regularForms(values: Values, regularity: Regularity): Formula[] {
  if (regularity.period === 1 && regularity.saltus === 0)
    return [formula(values.at(regularity.preperiod))]
  if (regularity.preperiod > LONGEST_START) return []
  const heaps = sample(regularity)
  return shortForms(
    heaps.map((n) => ({ n })),
    heaps.map((n) => regularValue(values, regularity, n)),
    { atoms: [formula('n')], constants: constantsOf(values, regularity).map(formula) },
  )
}

/** Some heaps of the first three periods: all of few, or the first, the ends and some between. */
function sample({ period, preperiod }: Regularity): number[] {
  const size = Math.max(3 * period, 32)
  if (size <= 48) return Array.from({ length: size }, (_, i) => preperiod + i)
  const chosen = new Set<number>()
  for (let i = 0; i < 16; i++) chosen.add(i)
  for (const end of [period, 2 * period]) for (let i = -2; i < 2; i++) chosen.add(end + i)
  // steps of about the golden section spread evenly over any range
  for (let i = 1; i <= 20; i++) chosen.add(Math.floor((i * 0.618033 * size) % size))
  return [...chosen].sort((a, b) => a - b).map((i) => preperiod + i)
}

/** Numbers that a short form of the values may well contain. */
function constantsOf(values: Values, { period, preperiod, saltus }: Regularity): number[] {
  const found = new Set([1, 2, 3, period, saltus])
  const block = Array.from({ length: Math.min(period, 5000) }, (_, i) => values.at(preperiod + i))
  found.add(block.findIndex((value) => value !== block[0]))
  const most = block.reduce((max, value) => Math.max(max, value), 0)
  found.add(most).add(most + 1)
  found.add(preperiod)
  for (let d = 2; d <= 60 && found.size < 13; d++)
    if (period % d === 0) found.add(d).add(period / d)
  return [...found].filter((c) => c > 0)
}

/** The form with the heaps before the preperiod set right; undefined where they are many. */
function withExceptions(form: Formula, preperiod: number, values: Values): Formula | undefined {
  const at = evaluator(form)
  const wrong: number[] = []
  for (let n = 0; n < preperiod && wrong.length <= MOST_EXCEPTIONS; n++)
    if (at(n) !== values.at(n)) wrong.push(n)
  if (wrong.length > MOST_EXCEPTIONS) return undefined
  if (wrong.length === 0) return form
  return cases(
    wrong.map((n) => [equal('n', n), values.at(n)] as const),
    form,
  )
}

/** Two progressions that agree for this long are not compared any further. */
const LONGEST_COMPARISON = 3_000_000

/**
 * Whether a formula has the values of a regularity for all heaps: both progress regularly from
 * some heap on, at the same pace, and agree up to there and for a common period.
 */
export function agrees(form: Formula, values: Values, regularity: Regularity): boolean {
  const own = progressionOf(form)
  if (!own) return false
  const common = lcm(own.period, regularity.period)
  const pace = (p: { saltus: number; period: number }) => (p.saltus * common) / p.period
  const end = Math.max(own.from, regularity.preperiod) + common
  if (pace(own) !== pace(regularity) || end > LONGEST_COMPARISON) return false
  const at = evaluator(form)
  for (let n = 0; n < end; n++) if (at(n) !== regularValue(values, regularity, n)) return false
  return true
}
