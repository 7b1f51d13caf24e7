import type { AmountSet, Form } from './amount-set.ts'
import { any } from './sets/any.ts'
import { coprime } from './sets/coprime.ts'
import { cubes } from './sets/cubes.ts'
import { digits } from './sets/digits.ts'
import { divisors } from './sets/divisors.ts'
import { even } from './sets/even.ts'
import { evil } from './sets/evil.ts'
import { fib } from './sets/fib.ts'
import { not } from './sets/not.ts'
import { odd } from './sets/odd.ts'
import { odious } from './sets/odious.ts'
import { powers } from './sets/powers.ts'
import { primePowers } from './sets/prime-powers.ts'
import { primes } from './sets/primes.ts'
import { properDivisors } from './sets/proper-divisors.ts'
import { range } from './sets/range.ts'
import { rest } from './sets/rest.ts'
import { root } from './sets/root.ts'
import { set } from './sets/set.ts'
import { share } from './sets/share.ts'
import { squares } from './sets/squares.ts'
import { triangular } from './sets/triangular.ts'

/** All kinds of amounts, in the order in which the grammar tries them. */
export const SETS = [
  any,
  odd,
  even,
  fib,
  evil,
  odious,
  squares,
  cubes,
  triangular,
  primePowers,
  primes,
  divisors,
  properDivisors,
  coprime,
  digits,
  not,
  set,
  rest,
  root,
  share,
  range,
  powers,
] as const

/** Amounts of one kind. */
export type SimpleAmounts = (typeof SETS)[number]['example']

const byKind = new Map<string, AmountSet<SimpleAmounts>>(SETS.map((each) => [each.kind, each]))

/** What is known of the kind of some amounts. */
export function amountSetOf({ kind }: SimpleAmounts): AmountSet<SimpleAmounts> {
  const known = byKind.get(kind)
  if (!known) throw new TypeError(`no kind of amounts: ${kind}`)
  return known
}

/** How the members of amounts of one kind are found. */
export function formOf(amounts: SimpleAmounts): Form {
  return amountSetOf(amounts).form(amounts)
}
