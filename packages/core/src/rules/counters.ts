import { floorDiv, max } from '../arith/integers.ts'
import { tuples } from '../model/enumerate.ts'
import { BeyondBudget, TextError } from '../model/errors.ts'
import { type Move, untold } from '../model/moves.ts'
import type { Rules } from '../model/rules.ts'
import { same, type Words } from '../model/words.ts'
import { amountsFrom } from './amounts.ts'
import { counterText, type Told, toldBy } from './counter-words.ts'
import { numbersText, numberText, parseNumbers } from './numbers.ts'
import {
  type Amounts,
  type Comparison,
  type Condition,
  type CounterMove,
  type CounterRule,
  FREE,
  type Linear,
  mayLeave,
} from './rule.ts'

/** base + slope · k: what a linear form is once the counters are known. */
interface InK {
  readonly base: bigint
  readonly slope: bigint
}

type Counters = readonly bigint[]

/** Positions that are one tuple of counters, moved by the rule. */
export function counterRules(rule: CounterRule): Rules<Counters> {
  const size = rule.names.length
  const { drawUnless } = rule
  const told = toldBy(rule)
  const several = mayLeave(rule)
  const movesOfSeveral = several ? movesOfTuples(rule) : undefined
  return {
    parse: (text) =>
      several ? parseTuples(text, size) : parseNumbers(text, { least: size, most: size }),
    print: (counters) =>
      counters.length === size ? numbersText(counters) : tupleTexts(counters, size).join(', '),
    ...(several && {
      key: (counters: Counters) =>
        counters.length === size
          ? numbersText(counters)
          : tupleTexts(counters, size).sort().join(', '),
      parts: (counters: Counters) => tuplesOf(rule, counters),
    }),
    *moves(counters) {
      if (movesOfSeveral) return yield* movesOfSeveral(counters)
      const reached = new Set<string>()
      for (const way of rule.moves)
        for (const [to = []] of movesBy(rule, way, counters)) {
          // two ways to the same counters are one move
          const key = rule.moves.length > 1 || way.free ? numbersText(to) : ''
          if (key && reached.has(key)) continue
          reached.add(key)
          yield counterMove(told, counters, to)
        }
    },
    ...(drawUnless && {
      stuckDraws: (counters: Counters) =>
        !drawUnless.every((condition) => {
          const { left, right } = sides(rule, condition, counters)
          return compare(left.base - right.base, condition.is)
        }),
    }),
    *upTo(sum) {
      yield* tuples(size, sum)
      if (several) yield* tuples(2 * size, Math.min(sum, 5))
    },
    axes: size === 1 ? 1 : size === 2 ? 2 : undefined,
    at: (coordinates) => coordinates,
  }
}

/** The texts of the positions, each of as many numbers, that stand one after the other. */
function tupleTexts(counters: Counters, size: number): string[] {
  const texts: string[] = []
  for (let i = 0; i < counters.length; i++) {
    const text = numberText(counters[i] as bigint)
    if (i % size === 0) texts.push(text)
    else texts[texts.length - 1] += ` ${text}`
  }
  return texts
}

/** The positions, each a number for every counter, that a position of a rule consists of. */
export function tuplesOf({ names }: CounterRule, counters: Counters): readonly Counters[] {
  const { length: size } = names
  if (counters.length === size) return [counters]
  return Array.from({ length: counters.length / size }, (_, i) =>
    counters.slice(i * size, (i + 1) * size),
  )
}

/** The largest number of each counter in a position. */
export function topsOf(rule: CounterRule, counters: Counters): Counters {
  const all = tuplesOf(rule, counters)
  return rule.names.map((_, i) => all.map((tuple) => tuple[i] ?? 0n).reduce(max, 0n))
}

function parseTuples(text: string, size: number): Counters {
  const numbers = parseNumbers(text, { least: size })
  if (numbers.length % size !== 0)
    throw new TextError(text, text.trimEnd().length, {
      en: `Expected ${size} numbers for each position, found ${numbers.length} in all.`,
      zh: `每个局面应有 ${size} 个数，这里一共有 ${numbers.length} 个。`,
    })
  return numbers
}

/** What a move leaves of one position: one position, or several, and their numbers in a row. */
interface Left {
  readonly to: readonly Counters[]
  readonly flat: Counters
}

/** Positions whose moves are kept, and how many moves of each: a search meets them in many sums. */
const MOST_KEPT = 2000
const MOST_LEFT = 200

/** The moves in one of several positions, each of which may leave several. */
function movesOfTuples(rule: CounterRule): (counters: Counters) => Generator<Move<Counters>> {
  const kept = new Map<string, readonly Left[]>()
  const { length: size } = rule.names
  function* leftOf(tuple: Counters): Generator<Left> {
    const place = numbersText(tuple)
    const known = kept.get(place)
    if (known) return yield* known
    const reached = new Set<string>()
    const all: Left[] = []
    for (const way of rule.moves)
      for (const to of movesBy(rule, way, tuple)) {
        // two ways that leave the same positions are one move
        const texts = to.map((part) => part.join(', '))
        const key = texts.length > 1 ? texts.sort().join(' + ') : (texts[0] as string)
        if (reached.has(key)) continue
        reached.add(key)
        const left = { to, flat: to.flat() }
        if (all.length < MOST_LEFT) all.push(left)
        yield left
      }
    if (reached.size > MOST_LEFT) return
    if (kept.size === MOST_KEPT) kept.clear()
    kept.set(place, all)
  }
  return function* (counters) {
    const isSum = counters.length > size
    for (const [index, tuple] of tuplesOf(rule, counters).entries()) {
      const before = counters.slice(0, index * size)
      const behind = counters.slice((index + 1) * size)
      for (const { to, flat } of leftOf(tuple))
        yield untold(isSum ? [...before, ...flat, ...behind] : flat, () =>
          tupleText(tuple, to, isSum ? index + 1 : undefined),
        )
    }
  }
}

/** The words of a move from one position, which has a number where there are others. */
function tupleText(from: Counters, to: readonly Counters[], number?: number): Words {
  const change = [[from], to]
    .map((side) => side.map((tuple) => `(${tuple.join(', ')})`).join(' + '))
    .join(' → ')
  if (number === undefined) return same(change)
  return { en: `${number}: ${change}`, zh: `第 ${number} 个：${change}` }
}

/** What one way to move leaves of the counters: one position, or several. */
function* movesBy(
  rule: CounterRule,
  move: CounterMove,
  counters: Counters,
): Generator<readonly Counters[]> {
  if (move.free) {
    for (const settled of settledMoves(rule, move, counters))
      yield* movesBy(rule, settled, counters)
    return
  }
  const next: InK[] = counters.map((base) => ({ base, slope: 0n }))
  for (const { counter, by, value } of move.changes) {
    const at = rule.names.indexOf(counter)
    const { base, slope } = fixed(rule, value, counters)
    const old = by === ':=' ? 0n : (counters[at] as bigint)
    const sign = by === '-=' ? -1n : 1n
    next[at] = { base: old + sign * base, slope: sign * slope }
  }
  const left = move.leaves?.map((forms) => forms.map((form) => fixed(rule, form, counters))) ?? [
    next,
  ]
  const limits = left.flat().map((form): [InK, Comparison] => [form, '>='])
  for (const condition of move.where) {
    const { left, right } = sides(rule, condition, counters)
    limits.push([{ base: left.base - right.base, slope: left.slope - right.slope }, condition.is])
  }
  const range = freeRange(limits)
  const chosen = left.some((forms) => forms.some((form) => form.slope !== 0n))
  if (chosen && range.to === undefined) throw endless()
  // a k that changes nothing only has to exist: a few tries get past the holes made by `!=`
  const last = range.to ?? range.from + BigInt(limits.length)
  for (const k of move.amounts
    ? membersOf(move.amounts, range.from, last)
    : between(range.from, last)) {
    if (!limits.every(([form, is]) => compare(form.base + form.slope * k, is))) continue
    yield left.map((forms) => forms.map((form) => form.base + form.slope * k))
    if (!chosen) return
  }
}

/** A move with each number that its last letter beside k may stand for in the place of that letter. */
function* settledMoves(
  rule: CounterRule,
  move: CounterMove,
  counters: Counters,
): Generator<CounterMove> {
  const { free = [], ...rest } = move
  const others = free.slice(0, -1)
  const letter = free.at(-1) as string
  const last = largestLetter(rule, move, counters, letter)
  for (let n = 1n; n <= last; n++) {
    const settle = (form: Linear): Linear => ({
      ...form,
      constant: form.terms.reduce(
        (sum, [name, by]) => (name === letter ? sum + by * n : sum),
        form.constant,
      ),
      terms: form.terms.filter(([name]) => name !== letter),
    })
    yield {
      ...rest,
      changes: move.changes.map((change) => ({ ...change, value: settle(change.value) })),
      where: move.where.map((c) => ({ ...c, left: settle(c.left), right: settle(c.right) })),
      ...(move.leaves && { leaves: move.leaves.map((forms) => forms.map(settle)) }),
      ...(others.length > 0 && { free: others }),
    }
  }
}

/** The largest number that a letter may stand for, where all other letters are 1 at least. */
function largestLetter(
  { names }: CounterRule,
  { changes, where, leaves }: CounterMove,
  counters: Counters,
  letter: string,
): bigint {
  let most: bigint | undefined
  /** Σ forms, each times a sign, is at least 0. */
  const bound = (...forms: readonly (readonly [Linear, bigint])[]) => {
    let [rest, slope, open] = [0n, 0n, true]
    for (const [{ constant, terms, products }, sign] of forms) {
      rest += sign * constant
      for (const [name, by] of terms) {
        const at = names.indexOf(name)
        if (name === letter) slope += sign * by
        else if (at >= 0) rest += sign * by * (counters[at] as bigint)
        else if (sign * by > 0n) open = false
        else rest += sign * by
      }
      for (const [of, by] of products ?? [])
        rest += of.reduce((n, name) => n * (counters[names.indexOf(name)] as bigint), sign * by)
    }
    if (!open || slope >= 0n) return
    const here = floorDiv(rest, -slope)
    if (most === undefined || here < most) most = here
  }
  for (const { counter, by, value } of changes) {
    const own: Linear = { constant: 0n, terms: by === ':=' ? [] : [[counter, 1n]] }
    bound([own, 1n], [value, by === '-=' ? -1n : 1n])
  }
  for (const form of leaves?.flat() ?? []) bound([form, 1n])
  for (const { left, is, right } of where) {
    if (is === '=' || is === '>=' || is === '>') bound([left, 1n], [right, -1n])
    if (is === '=' || is === '<=' || is === '<') bound([right, 1n], [left, -1n])
  }
  if (most === undefined) throw endless()
  return most
}

function* between(from: bigint, to: bigint): Generator<bigint> {
  for (let k = from; k <= to; k++) yield k
}

/** The amounts of a set, which is the same for every heap, between two bounds. */
function* membersOf(amounts: Amounts, from: bigint, to: bigint): Generator<bigint> {
  if (from > to) return
  for (const { first, step, count } of amountsFrom(amounts, to))
    for (let i = 0n; i < count; i++) if (first + i * step >= from) yield first + i * step
}

/** The move from some counters to others, in the words of a player. */
export function counterMove(told: Told, from: Counters, to: Counters): Move<Counters> {
  return untold(to, () => counterText(told, from, to))
}

/** The k ≥ 1 for which all forms compare with 0 as they should, up to holes made by `!=`. */
function freeRange(limits: readonly [InK, Comparison][]): { from: bigint; to: bigint | undefined } {
  let from = 1n
  let to: bigint | undefined
  const atLeast = (bound: bigint) => {
    if (bound > from) from = bound
  }
  const atMost = (bound: bigint) => {
    if (to === undefined || bound < to) to = bound
  }
  for (const [{ base, slope }, is] of limits) {
    if (is === '!=') continue
    if (slope === 0n) {
      if (!compare(base, is)) atMost(0n)
      continue
    }
    const strict = is === '<' || is === '>' ? 1n : 0n
    // base + slope·k ≥ strict (or ≤ −strict): divide by the slope, rounding inwards
    if (is !== '<' && is !== '<=') bound(base - strict, slope)
    if (is !== '>' && is !== '>=') bound(-base - strict, -slope)
  }
  return { from, to }

  function bound(base: bigint, slope: bigint): void {
    if (slope > 0n) atLeast(-floorDiv(base, slope))
    else atMost(floorDiv(base, -slope))
  }
}

function fixed(rule: CounterRule, form: Linear, counters: Counters): InK {
  let base = form.constant
  let slope = 0n
  for (const [name, coefficient] of form.terms) {
    if (name === FREE) slope += coefficient
    else base += coefficient * (counters[rule.names.indexOf(name)] as bigint)
  }
  for (const [names, coefficient] of form.products ?? [])
    base += names.reduce(
      (product, name) => product * (counters[rule.names.indexOf(name)] as bigint),
      coefficient,
    )
  return { base, slope }
}

function sides(
  rule: CounterRule,
  condition: Condition,
  counters: Counters,
): { left: InK; right: InK } {
  return {
    left: fixed(rule, condition.left, counters),
    right: fixed(rule, condition.right, counters),
  }
}

/** Whether a difference compares with 0 as the sign says. */
function compare(difference: bigint, is: Comparison): boolean {
  switch (is) {
    case '=':
      return difference === 0n
    case '!=':
      return difference !== 0n
    case '<':
      return difference < 0n
    case '<=':
      return difference <= 0n
    case '>':
      return difference > 0n
    case '>=':
      return difference >= 0n
  }
}

function endless(): BeyondBudget {
  const words = {
    en: 'A move of this rule has no largest k, so the position has infinitely many moves. Bound k with a condition: where k <= …',
    zh: '这条规则的某个走法没有最大的 k，局面有无穷多个走法。请用条件限制 k：满足 k <= …',
  }
  return new BeyondBudget(words, Number.POSITIVE_INFINITY)
}
