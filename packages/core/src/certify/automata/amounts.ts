import type { Arithmetic } from '../../automata/arithmetic.ts'
import type { Automaton } from '../../automata/automaton.ts'
import type { Form } from '../../rules/amount-set.ts'
import { simpleParts } from '../../rules/normal.ts'
import type { Amounts } from '../../rules/rule.ts'
import { formOf } from '../../rules/sets.ts'

/** Larger amounts, and more of them, make automata that are never finished. */
const [MOST, MOST_SPANS] = [1_000_000n, 64]

/**
 * The amounts t ≥ 1 that may be taken, on the track `amount`, and on the track `heap` what they are
 * taken from where they depend on it; undefined where the system has no automaton for them.
 */
export function amountSet(
  amounts: Amounts,
  amount: string,
  heap: string | undefined,
  arithmetic: Arithmetic,
): Automaton | undefined {
  const sets: Automaton[] = []
  for (const part of simpleParts(amounts)) {
    const set = formSet(formOf(part), amount, heap, arithmetic)
    if (!set) return undefined
    sets.push(set)
  }
  return sets.length > 0 ? arithmetic.or(...sets) : undefined
}

function formSet(
  form: Form,
  t: string,
  heap: string | undefined,
  arithmetic: Arithmetic,
): Automaton | undefined {
  const least = (from: bigint) => arithmetic.linear({ [t]: -1 }, '<=', -Number(from))
  const most = (to: bigint) => arithmetic.linear({ [t]: 1 }, '<=', Number(to))
  const is = (n: bigint) => arithmetic.linear({ [t]: 1 }, '=', Number(n))
  switch (form.by) {
    case 'all':
      return least(1n)
    case 'spans':
      if (form.spans.length > MOST_SPANS || form.spans.some(([, to]) => to > MOST)) return undefined
      return form.spans
        .map(([from, to]) => arithmetic.and(least(from < 1n ? 1n : from), most(to)))
        .reduce((a, b) => arithmetic.or(a, b), arithmetic.none([t]))
    case 'share': {
      const { from, divisor, less } = form
      if (heap === undefined || divisor > 64n || from > MOST || less > MOST) return undefined
      const share = { [t]: Number(divisor), [heap]: -1 }
      return arithmetic.and(
        least(from < 1n ? 1n : from),
        arithmetic.linear(share, '<=', -Number(divisor * less)),
      )
    }
    case 'holes':
      if (form.holes.length > MOST_SPANS || form.holes.some((n) => n > MOST)) return undefined
      return form.holes.reduce((set, n) => arithmetic.join(set, is(n), 'without'), least(1n))
    case 'parity': {
      const half = { [t]: 1, '~half': -2 }
      const even = arithmetic.exists(['~half'], arithmetic.linear(half, '=', Number(form.parity)))
      return arithmetic.and(even, least(1n))
    }
    case 'powers':
      return powers(form.base, t, arithmetic)
    case 'list':
      return listed(form.key, t, arithmetic)
  }
}

/** 1, base, base², … where the base is a power of that of the system. */
function powers(base: bigint, t: string, arithmetic: Arithmetic): Automaton | undefined {
  const { recurrence, digits } = arithmetic.system
  if (recurrence.length !== 1) return undefined
  let [places, reached] = [0, 1n]
  while (reached < base) {
    reached *= BigInt(digits)
    places++
  }
  if (reached !== base || places === 0 || places > 16) return undefined
  // 0: leading zeros; 1 + i: a one with i zeros behind it, counted modulo the places of the base
  const rows = Array.from(
    { length: places },
    (_, i) =>
      ([e]: readonly number[]) =>
        e === 0 ? 1 + ((i + 1) % places) : -1,
  )
  return arithmetic.custom(
    [t],
    [([e]) => (e === 0 ? 0 : e === 1 ? 1 : -1), ...rows],
    [0, ...rows.map((_, i) => (i === 0 ? 1 : 0))],
  )
}

/** Sets that are listed by their words: Fibonacci numbers, and those with few or many ones. */
function listed(key: string, t: string, arithmetic: Arithmetic): Automaton | undefined {
  const { name } = arithmetic.system
  if (key === 'fib' && name === 'fib')
    return arithmetic.custom([t], [([e]) => (e === 0 ? 0 : 1), ([e]) => (e === 0 ? 1 : -1)], [0, 1])
  if ((key === 'evil' || key === 'odious') && name === '2') {
    const ones = arithmetic.custom(
      [t],
      [([e]) => (e === 0 ? 0 : 1), ([e]) => (e === 0 ? 1 : 0)],
      key === 'evil' ? [1, 0] : [0, 1],
    )
    return arithmetic.and(ones, arithmetic.linear({ [t]: -1 }, '<=', -1))
  }
  return undefined
}
