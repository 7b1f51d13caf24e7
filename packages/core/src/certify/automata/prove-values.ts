import type { Arithmetic } from '../../automata/arithmetic.ts'
import { type Automaton, renamed } from '../../automata/automaton.ts'
import type { HeapRule } from '../../rules/rule.ts'
import { amountSet } from './amounts.ts'
import type { Refutation } from './refutation.ts'

/** A claim about the values of heaps: pairs (n, v). */
export interface ValueClaim {
  readonly rule: HeapRule
  readonly values: Automaton
}

/**
 * Decides whether pairs (n, v) are the heaps with their values: every n has one v, no option of n
 * has the value v, and every w < v is that of an option. Undefined where it is so.
 */
export function refuteValues(
  { rule, values }: ValueClaim,
  arithmetic: Arithmetic,
): Refutation | undefined {
  const fails = (sentence: Refutation['sentence'], at: Refutation['at']) => at && { sentence, at }
  const some = arithmetic.exists(['v'], values)
  const none = arithmetic.example([{ set: arithmetic.all(['n']) }, { set: some, not: true }])
  if (none) return { sentence: 'none', at: none }
  const other = renamed(values, { v: 'w' })
  const two = arithmetic.example([
    { set: values },
    { set: other },
    { set: arithmetic.less('v', 'w') },
  ])
  if (two) return { sentence: 'meet', at: two }
  const options = optionSets(rule, values, arithmetic)
  if (!options) return { sentence: 'amounts' }
  for (const option of options) {
    const bad = fails('inside', arithmetic.example([{ set: other }, { set: option }]))
    if (bad) return bad
  }
  const below = arithmetic.exists(['v'], arithmetic.and(values, arithmetic.less('w', 'v')))
  return fails(
    'outside',
    arithmetic.example([{ set: below }, ...options.map((set) => ({ set, not: true }))]),
  )
}

/** Sets of pairs (n, w) where some option of n has the value w; undefined where they are no sets. */
function optionSets(
  { take, thenSplit, split, into }: HeapRule,
  values: Automaton,
  arithmetic: Arithmetic,
): Automaton[] | undefined {
  if (into) return undefined
  const splits = thenSplit || split ? pairSets(values, arithmetic) : undefined
  if ((thenSplit || split) && !splits) return undefined
  const options: Automaton[] = []
  if (take) {
    const amounts = amountSet(take, 't', 'n', arithmetic)
    if (!amounts) return undefined
    const taking = arithmetic.and(arithmetic.linear({ m: 1, t: 1, n: -1 }, '=', 0), amounts)
    const leaving = arithmetic.exists(['t'], taking)
    const left = [renamed(values, { n: 'm', v: 'w' }), ...(thenSplit && splits ? [splits.any] : [])]
    for (const set of left) options.push(arithmetic.together([leaving, set], ['m']))
  }
  if (split && splits)
    options.push(renamed(split === 'any' ? splits.any : splits.unequal(), { m: 'n' }))
  return options
}

/** Pairs (m, w): m is a + b, both at least 1, and w the xor of their values; in base 2 alone. */
function pairSets(values: Automaton, arithmetic: Arithmetic) {
  if (arithmetic.system.name !== '2') return undefined
  const xor = arithmetic.custom(
    ['x', 'y', 'w'],
    [([x, y, w]) => ((x ?? 0) ^ (y ?? 0) ^ (w ?? 0) ? -1 : 0)],
    [1],
  )
  // one track after the other: never more than four of them at a time
  const first = arithmetic.together([xor, renamed(values, { n: 'a', v: 'x' })], ['x'])
  const positive = (track: string) => arithmetic.linear({ [track]: -1 }, '<=', -1)
  const sum = arithmetic.and(
    arithmetic.linear({ a: 1, b: 1, m: -1 }, '=', 0),
    positive('a'),
    positive('b'),
  )
  const made = (sums: Automaton) => {
    const second = arithmetic.together([sums, renamed(values, { n: 'b', v: 'y' })], ['b'])
    return arithmetic.together([first, second], ['a', 'y'])
  }
  return {
    any: made(sum),
    unequal: () => made(arithmetic.and(sum, arithmetic.less('a', 'b'))),
  }
}

/**
 * Sets of (n, w, and what a move leaves of n): one heap m of value w, or two heaps a ≤ b whose
 * values xor to w. No two have the same move; undefined where they are no sets.
 */
export function optionRelations(
  { take, thenSplit, split }: HeapRule,
  values: Automaton,
  arithmetic: Arithmetic,
): { readonly set: Automaton; readonly left: readonly string[] }[] | undefined {
  const found: { set: Automaton; left: readonly string[] }[] = []
  const amounts = take && amountSet(take, 't', 'n', arithmetic)
  if (take && !amounts) return undefined
  const leaving =
    amounts &&
    arithmetic.together([arithmetic.linear({ m: 1, t: 1, n: -1 }, '=', 0), amounts], ['t'])
  if (leaving)
    found.push({ set: arithmetic.and(leaving, renamed(values, { n: 'm', v: 'w' })), left: ['m'] })
  if (!thenSplit && !split) return found
  if (arithmetic.system.name !== '2') return undefined
  const sums = arithmetic.and(
    arithmetic.linear({ a: 1, b: 1, m: -1 }, '=', 0),
    arithmetic.linear({ a: -1 }, '<=', -1),
    arithmetic.linear({ a: 1, b: -1 }, '<=', split === 'unequal' ? -1 : 0),
  )
  const pairs = arithmetic.together(
    [
      arithmetic.custom(
        ['x', 'y', 'w'],
        [([x, y, w]) => ((x ?? 0) ^ (y ?? 0) ^ (w ?? 0) ? -1 : 0)],
        [1],
      ),
      renamed(values, { n: 'a', v: 'x' }),
      renamed(values, { n: 'b', v: 'y' }),
    ],
    ['x', 'y'],
  )
  const from = [
    ...(split ? [renamed(sums, { m: 'n' })] : []),
    ...(thenSplit && leaving ? [arithmetic.together([sums, leaving], ['m'])] : []),
  ].reduce((x, y) => arithmetic.or(x, y))
  found.push({ set: arithmetic.and(from, pairs), left: ['a', 'b'] })
  return found
}
