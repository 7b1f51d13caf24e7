import type { Game } from '../games/game.ts'
import type { Budget } from '../model/budget.ts'
import { BeyondBudget } from '../model/errors.ts'
import { amountsFrom } from '../rules/amounts.ts'
import { type CounterMove, type CounterRule, FREE, type Linear } from '../rules/rule.ts'
import { PerRule } from './per-rule.ts'

type Small = readonly number[]

/** The values of a rule over counters for all positions of a box. */
interface CounterValues {
  /** The largest number of each counter. */
  readonly tops: Small
  at(counters: Small): number
}

/** Positions of a box that has a table. */
const MOST_CELLS = 4_000_000

const tables = new PerRule<CounterValues>()
const unordered = new PerRule<object>()

/**
 * The values of all positions up to some counters, for a rule of normal play each of whose moves
 * leaves less in all, and no counter larger than the largest; undefined for other rules. Throws
 * BeyondBudget.
 */
export function counterValues(
  { rule, convention, rules }: Game<unknown>,
  tops: readonly bigint[],
  budget: Budget,
): CounterValues | undefined {
  if (rule?.kind !== 'counters' || convention !== 'normal' || rules.stuckDraws) return undefined
  if (unordered.get(rule) || rule.moves.some(({ free }) => free)) return undefined
  const cells = tops.reduce((product, top) => product * (top + 1n), 1n)
  if (cells > MOST_CELLS) return undefined
  const known = tables.get(rule)
  const asked = tops.map(Number)
  if (known?.tops.every((top, i) => top >= (asked[i] as number))) return known
  const box = asked.map((top, i) => Math.max(top, known?.tops[i] ?? 0))
  const size = box.reduce((product, top) => product * (top + 1), 1)
  const table = computed(rule, size <= MOST_CELLS ? box : asked, budget)
  if (table) tables.set(rule, table)
  else unordered.set(rule, rule)
  return table
}

/** A number that falls or rises with k. */
interface InK {
  base: number
  readonly slope: number
}

/** constant + Σ coefficients · counters + Σ products, and the coefficient of k. */
interface Form {
  readonly constant: number
  readonly coefficients: Small
  readonly products: readonly { readonly of: Small; readonly by: number }[]
  readonly slope: number
}

/** A way to move with its forms ready to be filled in. */
interface Way {
  readonly leaves: readonly (readonly Form[])[]
  readonly where: readonly { readonly form: Form; readonly is: string }[]
  /** The amounts of which k is one, in rising order. */
  readonly amounts: Small | undefined
}

function computed(rule: CounterRule, tops: Small, budget: Budget): CounterValues | undefined {
  const strides = tops.map((_, i) => tops.slice(i + 1).reduce((size, top) => size * (top + 1), 1))
  const size = tops.reduce((product, top) => product * (top + 1), 1)
  const most = tops.reduce((sum, top) => sum + top, 0)
  const ways = rule.moves.map((move) => wayOf(rule, move, most))
  const values = new Uint32Array(size)
  let marks = new Int32Array(1024)
  let [stamp, work] = [0, 0]
  for (const cell of bySum(tops, strides)) {
    stamp++
    const counters = strides.map(
      (stride, i) => Math.floor(cell / stride) % ((tops[i] as number) + 1),
    )
    const sum = counters.reduce((a, b) => a + b, 0)
    for (const way of ways) {
      const run = runOf(way, counters)
      if (!run) continue
      const { from, to, parts, where } = run
      if (parts.some((part) => !isBelow(part, tops, sum, from, to))) return undefined
      const indices = parts.map(
        (part): InK => ({
          base: part.reduce((at, { base }, i) => at + base * (strides[i] as number), 0),
          slope: part.reduce((at, { slope }, i) => at + slope * (strides[i] as number), 0),
        }),
      )
      work += 1 + Math.max(0, to - from)
      const holes = where.filter(({ is }) => is === '!=')
      const [one, two, more] = indices
      if (one && two && !more && holes.length === 0 && !way.amounts) {
        // the usual cut in two
        let [p, q] = [one.base + one.slope * from, two.base + two.slope * from]
        for (let k = from; k <= to; k++, p += one.slope, q += two.slope) {
          const value = (values[p] as number) ^ (values[q] as number)
          if (value >= marks.length - 1) marks = widened(marks, value)
          marks[value] = stamp
        }
        continue
      }
      for (const k of way.amounts ?? between(from, to)) {
        if (k < from || k > to) continue
        if (holes.some(({ form }) => form.base + form.slope * k === 0)) continue
        let value = 0
        for (const { base, slope } of indices) value ^= values[base + slope * k] as number
        if (value >= marks.length - 1) marks = widened(marks, value)
        marks[value] = stamp
      }
    }
    let value = 0
    while (marks[value] === stamp) value++
    values[cell] = value
    if (work > budget.table) throw tooLong(work, budget)
  }
  return {
    tops,
    at: (counters) =>
      values[counters.reduce((at, n, i) => at + n * (strides[i] as number), 0)] as number,
  }
}

function* between(from: number, to: number): Generator<number> {
  for (let k = from; k <= to; k++) yield k
}

function widened(marks: Int32Array, value: number): Int32Array<ArrayBuffer> {
  let length = 2 * marks.length
  while (value >= length - 1) length *= 2
  const wider = new Int32Array(length)
  wider.set(marks)
  return wider
}

/** The cells of a box, those with a smaller sum of counters first. */
function bySum(tops: Small, strides: Small): Uint32Array {
  const size = tops.reduce((product, top) => product * (top + 1), 1)
  const sums = new Uint32Array(size)
  const most = tops.reduce((sum, top) => sum + top, 0)
  const starts = new Uint32Array(most + 2)
  for (let cell = 0; cell < size; cell++) {
    let sum = 0
    for (let i = 0; i < tops.length; i++)
      sum += Math.floor(cell / (strides[i] as number)) % ((tops[i] as number) + 1)
    sums[cell] = sum
    starts[sum + 1] = (starts[sum + 1] as number) + 1
  }
  for (let sum = 1; sum < starts.length; sum++)
    starts[sum] = (starts[sum] as number) + (starts[sum - 1] as number)
  const order = new Uint32Array(size)
  for (let cell = 0; cell < size; cell++) {
    const sum = sums[cell] as number
    order[starts[sum] as number] = cell
    starts[sum] = (starts[sum] as number) + 1
  }
  return order
}

/** Whether what a move leaves is less in all and inside the box, for all k between two. */
function isBelow(
  part: readonly InK[],
  tops: Small,
  sum: number,
  from: number,
  to: number,
): boolean {
  return [from, to].every((k) => {
    let left = 0
    for (const [i, { base, slope }] of part.entries()) {
      const next = base + slope * k
      if (next > (tops[i] as number)) return false
      left += next
    }
    return left < sum
  })
}

/** The forms of a way at some counters, and the k from..to that it allows but for holes. */
function runOf(way: Way, counters: Small) {
  const parts = way.leaves.map((forms) => forms.map((form) => filled(form, counters)))
  const where = way.where.map(({ form, is }) => ({ form: filled(form, counters), is }))
  let from = 1
  let to = Number.POSITIVE_INFINITY
  const atLeast = ({ base, slope }: InK, least: number) => {
    // base + slope·k ≥ least
    if (slope === 0) {
      if (base < least) to = 0
    } else if (slope > 0) from = Math.max(from, Math.ceil((least - base) / slope))
    else to = Math.min(to, Math.floor((base - least) / -slope))
  }
  for (const part of parts) for (const form of part) atLeast(form, 0)
  for (const { form, is } of where) {
    const negative = { base: -form.base, slope: -form.slope }
    if (is === '=' || is === '>=') atLeast(form, 0)
    if (is === '=' || is === '<=') atLeast(negative, 0)
    if (is === '>') atLeast(form, 1)
    if (is === '<') atLeast(negative, 1)
  }
  const chosen = parts.some((part) => part.some(({ slope }) => slope !== 0))
  // a k that changes nothing only has to exist: a few tries get past holes and gaps of a set
  if (to === Number.POSITIVE_INFINITY) to = from + (chosen ? -1 : where.length + 1000)
  return from <= to ? { from, to, parts, where } : undefined
}

function filled({ constant, coefficients, products, slope }: Form, counters: Small): InK {
  let base = constant
  for (let i = 0; i < coefficients.length; i++)
    base += (coefficients[i] as number) * (counters[i] as number)
  for (const { of, by } of products)
    base += of.reduce((product, i) => product * (counters[i] as number), by)
  return { base, slope }
}

function wayOf(rule: CounterRule, move: CounterMove, most: number): Way {
  const { names } = rule
  const own = (i: number): Linear => ({ constant: 0n, terms: [[names[i] as string, 1n]] })
  const next = names.map((name, i) => {
    const change = move.changes.find(({ counter }) => counter === name)
    if (!change) return formOf(names, own(i))
    if (change.by === ':=') return formOf(names, change.value)
    return sumOf(formOf(names, own(i)), formOf(names, change.value), change.by === '+=' ? 1 : -1)
  })
  const leaves = move.leaves?.map((forms) => forms.map((form) => formOf(names, form))) ?? [next]
  return {
    leaves,
    where: move.where.map(({ left, is, right }) => ({
      form: sumOf(formOf(names, left), formOf(names, right), -1),
      is,
    })),
    amounts: move.amounts && membersUpTo(move.amounts, most),
  }
}

function membersUpTo(amounts: NonNullable<CounterMove['amounts']>, most: number): Small {
  const list: number[] = []
  for (const { first, step, count } of amountsFrom(amounts, BigInt(most)))
    for (let i = 0n; i < count; i++) list.push(Number(first + i * step))
  return list.sort((a, b) => a - b)
}

function formOf(names: readonly string[], { constant, terms, products = [] }: Linear): Form {
  const by = new Map(terms)
  return {
    constant: Number(constant),
    coefficients: names.map((name) => Number(by.get(name) ?? 0n)),
    products: products.map(([of, factor]) => ({
      of: of.map((name) => names.indexOf(name)),
      by: Number(factor),
    })),
    slope: Number(by.get(FREE) ?? 0n),
  }
}

/** The first form and `by` times the second. */
function sumOf(one: Form, other: Form, by: number): Form {
  return {
    constant: one.constant + by * other.constant,
    coefficients: one.coefficients.map((c, i) => c + by * (other.coefficients[i] as number)),
    products: [...one.products, ...other.products.map((p) => ({ of: p.of, by: by * p.by }))],
    slope: one.slope + by * other.slope,
  }
}

function tooLong(work: number, budget: Budget): BeyondBudget {
  return new BeyondBudget(
    {
      en: 'The table of all positions below this one takes too long.',
      zh: '这个局面之下所有局面的 SG 值表要算太久。',
    },
    (2 * work) / budget.table,
  )
}
