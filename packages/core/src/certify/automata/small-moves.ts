import type { Term } from '../../automata/sentence.ts'
import { plusTimes } from '../../automata/sentence.ts'
import { amountsFrom } from '../../rules/amounts.ts'
import { type Comparison, type CounterMove, type CounterRule, FREE } from '../../rules/rule.ts'
import { changedTerm, termOf } from './moves.ts'

/** constant + Σ factors[i] · counter i + slope · k + Σ others[i] · letter i beside k */
interface SmallForm {
  readonly constant: number
  readonly factors: readonly number[]
  readonly slope: number
  readonly others: readonly number[]
}

/** A move over counters that are small numbers. */
export interface SmallMove {
  /** What becomes of each counter. */
  readonly to: readonly SmallForm[]
  readonly where: readonly { readonly form: SmallForm; readonly is: Comparison }[]
  /** Whether there is a k to choose. */
  readonly free: boolean
  /** How many letters there are beside k. */
  readonly others: number
  /** Whether k may be a number up to `most`; any where nothing is said. */
  readonly allowed: ((most: number) => readonly number[]) | undefined
  /** Whether counters only lose amounts that depend on k alone. */
  readonly takes: boolean
}

/** The moves of a rule without products. */
export function smallMoves(rule: CounterRule): SmallMove[] {
  return rule.moves.map((move) => smallMove(rule, move))
}

function smallMove(
  { names }: CounterRule,
  { changes, where, free: letters = [], amounts }: CounterMove,
): SmallMove {
  const form = ({ constant, of }: Term): SmallForm => ({
    constant,
    factors: names.map((name) => of[name] ?? 0),
    slope: of[FREE] ?? 0,
    others: letters.map((letter) => of[letter] ?? 0),
  })
  const to = names.map((name) => {
    const change = changes.find(({ counter }) => counter === name)
    return form(change ? changedTerm(change) : { constant: 0, of: { [name]: 1 } })
  })
  const conditions = where.map(({ left, is, right }) => ({
    form: form(plusTimes(termOf(left), -1, termOf(right))),
    is,
  }))
  const free = [...to, ...conditions.map((each) => each.form)].some(({ slope }) => slope !== 0)
  const takes = to.every(
    ({ constant, factors, slope }, i) =>
      constant <= 0 && slope <= 0 && factors.every((c, j) => c === (i === j ? 1 : 0)),
  )
  return {
    to,
    where: conditions,
    free,
    others: letters.length,
    allowed: amounts && ((most) => members(amounts, most)),
    takes: takes && letters.length === 0 && to.some(({ constant, slope }) => constant + slope < 0),
  }
}

function members(amounts: NonNullable<CounterMove['amounts']>, most: number): number[] {
  const list: number[] = []
  for (const { first, step, count } of amountsFrom(amounts, BigInt(Math.max(0, most))))
    for (let i = 0n; i < count; i++) list.push(Number(first + i * step))
  return list
}

function base({ constant, factors }: SmallForm, counters: ArrayLike<number>): number {
  let sum = constant
  for (let i = 0; i < factors.length; i++) sum += (factors[i] as number) * (counters[i] as number)
  return sum
}

function holdsAt(value: number, is: Comparison): boolean {
  switch (is) {
    case '=':
      return value === 0
    case '!=':
      return value !== 0
    case '<':
      return value < 0
    case '<=':
      return value <= 0
    case '>':
      return value > 0
    case '>=':
      return value >= 0
  }
}

/** Whether the conditions of a move hold at a position with a k. */
export function allows({ where }: SmallMove, counters: ArrayLike<number>, k: number): boolean {
  return where.every(({ form, is }) => holdsAt(base(form, counters) + form.slope * k, is))
}

/** No k is bounded by the rule. */
export class Endless extends Error {}

/**
 * Calls back with what each move leaves of some counters, in one array that is used again, until
 * told to stop; true where it was told.
 */
export function eachOption(
  moves: readonly SmallMove[],
  counters: ArrayLike<number>,
  found: (left: Float64Array) => boolean,
): boolean {
  const left = new Float64Array(counters.length)
  for (const move of moves) {
    if (move.others > 0) {
      for (const settled of settledMoves(move, counters))
        if (eachOption([settled], counters, found)) return true
      continue
    }
    const forms = move.to.map((form) => ({ base: base(form, counters), slope: form.slope }))
    const [from, to] = rangeOf(move, forms, counters)
    const numbers = move.allowed ? move.allowed(to).filter((k) => k >= from) : undefined
    for (let i = 0, k = from; numbers ? i < numbers.length : k <= to; i++, k++) {
      const amount = numbers ? (numbers[i] as number) : k
      if (!allows(move, counters, amount)) continue
      let isPosition = true
      for (let j = 0; j < left.length; j++) {
        const form = forms[j] as (typeof forms)[number]
        const value = form.base + form.slope * amount
        left[j] = value
        if (value < 0) isPosition = false
      }
      if (isPosition && found(left)) return true
    }
  }
  return false
}

/** A move with each number that its last letter beside k may stand for in the place of that letter. */
function* settledMoves(move: SmallMove, counters: ArrayLike<number>): Generator<SmallMove> {
  const at = move.others - 1
  let most = Number.POSITIVE_INFINITY
  const bound = (form: SmallForm, sign: number) => {
    const slope = sign * (form.others[at] as number)
    const rest = [form.slope, ...form.others.slice(0, at)].map((by) => sign * by)
    if (slope >= 0 || rest.some((by) => by > 0)) return
    // all other letters are 1 at least
    const here = rest.reduce((sum, by) => sum + by, sign * base(form, counters))
    most = Math.min(most, Math.floor(here / -slope))
  }
  for (const form of move.to) bound(form, 1)
  for (const { form, is } of move.where) {
    if (is === '=' || is === '>=' || is === '>') bound(form, 1)
    if (is === '=' || is === '<=' || is === '<') bound(form, -1)
  }
  if (most === Number.POSITIVE_INFINITY) throw new Endless()
  for (let n = 1; n <= most; n++) {
    const settle = (form: SmallForm): SmallForm => ({
      ...form,
      constant: form.constant + (form.others[at] as number) * n,
      others: form.others.slice(0, at),
    })
    yield {
      ...move,
      to: move.to.map(settle),
      where: move.where.map(({ form, is }) => ({ form: settle(form), is })),
      others: at,
    }
  }
}

/** The least and the largest k for which no counter, and no condition but `!=`, is broken. */
function rangeOf(
  { where, free }: SmallMove,
  forms: readonly { readonly base: number; readonly slope: number }[],
  counters: ArrayLike<number>,
): [number, number] {
  if (!free) return [1, 1]
  let [from, to] = [1, Number.POSITIVE_INFINITY]
  const atLeast = (b: number, s: number) => {
    // b + s·k ≥ 0
    if (s > 0) from = Math.max(from, Math.ceil(-b / s))
    else if (s < 0) to = Math.min(to, Math.floor(b / -s))
  }
  for (const form of forms) atLeast(form.base, form.slope)
  for (const { form, is } of where) {
    const b = base(form, counters)
    const strict = is === '<' || is === '>' ? 1 : 0
    if (is === '>' || is === '>=' || is === '=') atLeast(b - strict, form.slope)
    if (is === '<' || is === '<=' || is === '=') atLeast(-b - strict, -form.slope)
  }
  if (to === Number.POSITIVE_INFINITY) {
    // a k that changes nothing only has to exist, past the holes made by `!=`
    if (forms.some((form) => form.slope !== 0)) throw new Endless()
    return [from, from + where.length]
  }
  return [from, to]
}
