import type { StateProof } from '../certificate.ts'
import { amountFlags, flagged } from './amounts.ts'
import { Failure } from './failure.ts'
import { fields, natural } from './fields.ts'
import { type Given, periodKind } from './kind.ts'
import { Positions, type RegularSet } from './positions.ts'
import type { Amounts } from './rule.ts'
import { boundValues, type Work } from './work.ts'

/** Nim, and rules that take all amounts but finitely many. */
export const allBut = regularKind('all-but')

/** Rules that take odd or even numbers, together with sets. */
export const progressions = regularKind('progressions')

function regularKind(kind: 'all-but' | 'progressions') {
  return periodKind<StateProof>({
    kind,
    rising: true,
    readProof: (json) => ({ at: natural(fields(json, 'proof', ['at']).at, 'proof.at') }),
    prove: (given) => proveReturn(kind, given),
  })
}

/**
 * Checks the period and saltus of a rule that takes from a set which is periodic from some amount
 * on: for t > f, t is in the set exactly when t mod q is in R, where R is not empty.
 *
 * The state before position n ≥ f: let U(c) be the values at positions up to n − f − 1 that are
 * ≡ c (mod q), μ(c) the least number not in U(c), and μ the least of the μ(c). The state is n mod q,
 * the last f values minus μ, and for each class c the difference μ(c) − μ and the elements of U(c)
 * above μ(c), minus μ.
 *
 * Theorem. Let p be a multiple of q. If the states before n and n + p are equal and μ is larger by s
 * at n + p, then G(m+p) = G(m) + s for all m ≥ n.
 *
 * Proof. The options of n have the values of U(n−r mod q) for all r in R, and some of the last f.
 * Since R is not empty all values below μ are among them; those from μ on are μ plus numbers that
 * the state tells. So G(n) − μ depends on the state alone, and with it the next state and how far μ
 * moves on. By induction, equal states have equal futures, the one shifted by s.
 *
 * From the preperiod up to n the equation is seen directly.
 */
function proveReturn(
  kind: 'all-but' | 'progressions',
  { rule, claim, proof, table, work }: Given<StateProof>,
): void {
  const { period, preperiod, saltus } = claim
  const { at } = proof
  const takes = rule.kind === 'code' || rule.split || rule.thenSplit ? [] : rule.takes
  const set = regularSet(takes, work)
  const allBut = takes.length === 1 && takes[0]?.kind === 'not'
  if (!set || allBut !== (kind === 'all-but'))
    throw new Failure(
      kind === 'all-but'
        ? 'A certificate of kind all-but is about nim, take any, or take not {…}.'
        : 'A certificate of kind progressions is about a rule that takes odd or even, alone or together with sets, ranges and not {…}.',
      kind === 'all-but'
        ? 'all-but 类证书只用于 nim、take any 或 take not {…}。'
        : 'progressions 类证书只用于 take odd、take even，或它们与集合、范围、not {…} 之并。',
    )
  if (at < preperiod || at < set.irregular)
    throw new Failure(
      `proof.at is ${at}: it cannot be smaller than the preperiod ${preperiod} or the last irregular amount ${set.irregular}.`,
      `proof.at 是 ${at}：它不能小于前周期 ${preperiod} 或最后的不规则取数 ${set.irregular}。`,
    )
  if (period % set.modulus !== 0)
    throw new Failure(
      `The period ${period} is not a multiple of ${set.modulus}, the modulus of the amounts.`,
      `周期 ${period} 不是取数的模 ${set.modulus} 的倍数。`,
    )
  const end = at + period
  boundValues(end)
  const positions = new Positions(table, set, work)
  const mex = (n: number) => positions.mex(n)
  table.extend(at, mex, end)
  const before = positions.state(at)
  table.extend(end, mex)
  const after = positions.state(end)
  if (after.least !== before.least + saltus)
    throw new Failure(
      `μ is ${before.least} before ${at} and ${after.least} before ${end}: it has not grown by the saltus ${saltus}.`,
      `μ 在 ${at} 之前是 ${before.least}，在 ${end} 之前是 ${after.least}：没有增加 ${saltus}。`,
    )
  const { length } = after.state
  if (before.state.length !== length || before.state.some((x, i) => x !== after.state[i]))
    throw new Failure(
      `The states before ${at} and ${end} differ.`,
      `${at} 与 ${end} 之前的状态不同。`,
    )
}

/** The amounts as a set that is regular from some amount on; undefined when they are not. */
function regularSet(takes: readonly Amounts[], work: Work): RegularSet | undefined {
  const has = (...kinds: Amounts['kind'][]) => takes.some(({ kind }) => kinds.includes(kind))
  if (has('powers', 'squares', 'fib', 'primes') || !has('not', 'odd', 'even')) return undefined
  const modulus = has('not') || (has('odd') && has('even')) ? 1 : 2
  const residue = modulus === 2 && has('odd') ? 1 : 0
  let last = takes.reduce((most, amounts) => Math.max(most, lastNamed(amounts)), 0)
  const flags = amountFlags(takes, last, work)
  while (last > 0 && (flags[last] === 1) === (last % modulus === residue)) last--
  return { modulus, residue, irregular: last, near: flagged(flags.subarray(0, last + 1)) }
}

/** The largest number in the text of the amounts, 0 when there is none. */
function lastNamed(amounts: Amounts): number {
  if (amounts.kind === 'range') return amounts.to
  return amounts.kind === 'set' || amounts.kind === 'not' ? (amounts.values.at(-1) ?? 0) : 0
}
