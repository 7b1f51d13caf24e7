import type { Period } from '../arith/period.ts'
import { sizeOf } from '../formula/size.ts'
import {
  cases,
  equal,
  type Formula,
  formula,
  type Numbers,
  periodicAfter,
} from '../formula/tree.ts'
import type { Values } from '../values/seen.ts'
import { evaluator } from './exact.ts'
import { commonLength, risingPeriodOf } from './rising-period.ts'
import { shortForms } from './short-form.ts'
import { regularValue } from './shown-period.ts'

/** As many values a formula lists at most; a longer table is told by its period alone. */
const LONGEST_TABLE = 1_000_000

/** A start longer than this is more than a few exceptions to a short form. */
const LONGEST_START = 1000

/** As many heaps may be exceptions to a short form. */
const MOST_EXCEPTIONS = 4

/**
 * The shortest formula found for values with a period; undefined where the only one is a table
 * too long to write. Its tree and the period together show that it is right for all heaps.
 */
export function describe(values: Values, period: Period): Formula | undefined {
  const table = tableFormula(values, period)
  // a table of one value is no table
  const most = table && period.length > 1 ? sizeOf(table) : Number.POSITIVE_INFINITY
  for (const form of regularForms(values, period)) {
    const whole = withExceptions(form, period.from, values)
    if (whole && sizeOf(whole) <= most && agrees(whole, values, period)) return whole
  }
  return table
}

/** The table of the values: the first ones, then one period. */
function tableFormula(values: Values, { length, from, saltus }: Period): Formula | undefined {
  if (from + length > LONGEST_TABLE) return undefined
  const first = listed(values, 0, from)
  return periodicAfter('n', first, listed(values, from, length), saltus)
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

function regularForms(values: Values, period: Period): Formula[] {
  if (period.length === 1 && period.saltus === 0) return [formula(values.at(period.from))]
  if (period.from > LONGEST_START) return []
  const heaps = sample(period)
  return shortForms(
    heaps.map((n) => ({ n })),
    heaps.map((n) => regularValue(values, period, n)),
    { atoms: [formula('n')], constants: constantsOf(values, period).map(formula) },
  )
}

/** Some heaps of the first three periods: all of few, or the first, the ends and some between. */
function sample({ length, from }: Period): number[] {
  const size = Math.max(3 * length, 32)
  if (size <= 48) return Array.from({ length: size }, (_, i) => from + i)
  const chosen = new Set<number>()
  for (let i = 0; i < 16; i++) chosen.add(i)
  for (const end of [length, 2 * length]) for (let i = -2; i < 2; i++) chosen.add(end + i)
  // steps of about the golden section spread evenly over any range
  for (let i = 1; i <= 20; i++) chosen.add(Math.floor((i * 0.618033 * size) % size))
  return [...chosen].sort((a, b) => a - b).map((i) => from + i)
}

/** Numbers that a short form of the values may well contain. */
function constantsOf(values: Values, { length, from, saltus }: Period): number[] {
  const found = new Set([1, 2, 3, length, saltus])
  const block = Array.from({ length: Math.min(length, 5000) }, (_, i) => values.at(from + i))
  found.add(block.findIndex((value) => value !== block[0]))
  const most = block.reduce((max, value) => Math.max(max, value), 0)
  found.add(most).add(most + 1)
  found.add(from)
  for (let d = 2; d <= 60 && found.size < 13; d++)
    if (length % d === 0) found.add(d).add(length / d)
  return [...found].filter((c) => c > 0)
}

/** The form with the heaps before the preperiod set right; undefined where they are many. */
function withExceptions(form: Formula, from: number, values: Values): Formula | undefined {
  const at = evaluator(form)
  const wrong: number[] = []
  for (let n = 0; n < from && wrong.length <= MOST_EXCEPTIONS; n++)
    if (at(n) !== values.at(n)) wrong.push(n)
  if (wrong.length > MOST_EXCEPTIONS) return undefined
  if (wrong.length === 0) return form
  return cases(
    wrong.map((n) => [equal('n', n), values.at(n)] as const),
    form,
  )
}

/** Two formulas that agree for this long are not compared any further. */
const LONGEST_COMPARISON = 3_000_000

/**
 * Whether a formula has the values of a period for all heaps: both progress regularly from
 * some heap on, at the same pace, and agree up to there and for a common period.
 */
export function agrees(form: Formula, values: Values, period: Period): boolean {
  const own = risingPeriodOf(form)
  if (!own) return false
  const common = commonLength(own.length, period.length)
  const pace = (p: Period) => (p.saltus * common) / p.length
  const end = Math.max(own.from, period.from) + common
  if (pace(own) !== pace(period) || end > LONGEST_COMPARISON) return false
  const at = evaluator(form)
  for (let n = 0; n < end; n++) if (at(n) !== regularValue(values, period, n)) return false
  return true
}
