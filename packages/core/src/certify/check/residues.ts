import type { ResidueProof } from '../certificate.ts'
import { amountFlags, flagged, largestAmount } from './amounts.ts'
import { Failure } from './failure.ts'
import { fields, matrix } from './fields.ts'
import { type Given, periodKind } from './kind.ts'
import type { Amounts } from './rule.ts'
import { takeMex } from './values.ts'
import { boundValues, PER_VALUE, type Work } from './work.ts'

/** Rules that take from an infinite set and do not split. */
export const residues = periodKind<ResidueProof>({
  kind: 'residues',
  rising: false,
  readProof: (json) => ({
    reach: matrix(fields(json, 'proof', ['reach']).reach, 'proof.reach'),
  }),
  prove: proveResidues,
})

/**
 * Checks that a rule which takes from an infinite set S has G(n) = f(n mod p) for all n.
 *
 * Theorem. Let (1) f(r−t mod p) ≠ f(r) for all residues r and all t in S; (2) for all r and all
 * v < f(r) let some t in S, named by the proof, have f(r−t mod p) = v; (3) G(n) = f(n mod p) for all n
 * smaller than p or than the largest named t. Then G(n) = f(n mod p) for all n.
 *
 * Proof. Let n be at least p and all named t, and let it hold for smaller n; let r = n mod p. By (1)
 * no option of n has the value f(r), and by (2) some option has each smaller value.
 *
 * (1) is a statement about the residues of S modulo p, which are finitely many.
 */
function proveResidues({ rule, claim, proof, table, work }: Given<ResidueProof>): void {
  const { period, preperiod } = claim
  const { reach } = proof
  if (rule.kind === 'code' || rule.split || rule.thenSplit || largestAmount(rule.takes) < Infinity)
    throw new Failure(
      'A certificate of kind residues is about a rule that only takes, from an infinite set.',
      'residues 类证书只用于取数无限且不拆分的规则。',
    )
  if (preperiod !== 0)
    throw new Failure(
      'A claim of kind residues has the preperiod 0.',
      'residues 类的前周期必须是 0。',
    )
  const most = reach.reduce((max, row) => row.reduce((m, t) => Math.max(m, t), max), 0)
  const count = Math.max(period, most)
  boundValues(count)
  const flags = amountFlags(rule.takes, count, work)
  const amounts = flagged(flags)
  work.spend((PER_VALUE + amounts.length) * count)
  table.extend(count, takeMex(table, amounts))
  const values = table.cells.subarray(0, period)
  checkUnequal(values, residuesOf(rule.takes, period, work), work)
  checkReach(values, reach, flags)
}

/** Checks that no amount leads from a residue to one of the same value. */
function checkUnequal(values: ArrayLike<number>, residues: Iterable<number>, work: Work): void {
  const p = values.length
  for (const t of residues) {
    work.spend(p)
    for (let r = 0; r < p; r++) {
      const to = (r - t + p) % p
      if (values[to] === values[r])
        throw new Failure(
          `An amount ≡ ${t} (mod ${p}) may lead from a heap ≡ ${r} to one ≡ ${to}, and both are claimed to have the value ${values[r]}.`,
          `取数 ≡ ${t} (mod ${p}) 可能从 ≡ ${r} 的堆走到 ≡ ${to} 的堆，而所称两者的值都是 ${values[r]}。`,
        )
    }
  }
}

/** Checks that named amounts lead from each residue to all smaller values. */
function checkReach(
  values: ArrayLike<number>,
  reach: ResidueProof['reach'],
  flags: Uint8Array,
): void {
  const p = values.length
  for (let r = 0; r < p; r++) {
    const row = reach[r]
    if (reach.length !== p || !row || row.length !== values[r])
      throw new Failure(
        `proof.reach must have ${p} rows, and row ${r} one amount for each value below ${values[r]}.`,
        `proof.reach 应有 ${p} 行，其第 ${r} 行对小于 ${values[r]} 的每个值各有一个取数。`,
      )
    for (const [v, t] of row.entries()) {
      if (flags[t] === 1 && values[(((r - t) % p) + p) % p] === v) continue
      throw new Failure(
        `proof.reach names ${t} as an amount from ${r} (mod ${p}) to the value ${v}, which it is not.`,
        `proof.reach 称取 ${t} 可从 ≡ ${r} (mod ${p}) 走到值 ${v}，这不成立。`,
      )
    }
  }
}

/** The steps that one residue takes: the primes need a greatest common divisor. */
const PER_RESIDUE = 100

/** All residues that amounts have modulo p; for primes perhaps some that none has. */
function residuesOf(takes: readonly Amounts[], p: number, work: Work): Set<number> {
  const residues = new Set<number>()
  for (const amounts of takes)
    for (const t of representatives(amounts, p)) {
      work.spend(PER_RESIDUE)
      residues.add(t % p)
    }
  return residues
}

/** Numbers whose residues modulo p include those of all the amounts. */
function* representatives(amounts: Amounts, p: number): Generator<number> {
  switch (amounts.kind) {
    case 'range':
      for (let t = amounts.from; t <= Math.min(amounts.to, amounts.from + p); t++) yield t
      return
    case 'not':
    case 'evil':
    case 'odious':
      // almost all amounts, or half of any few in a row: all residues, or more than these none
      for (let t = 0; t < p; t++) yield t
      return
    case 'set':
      yield* amounts.values
      return
    case 'odd':
    case 'even':
      for (let i = 0; i < p; i++) yield 2 * i + (amounts.kind === 'odd' ? 1 : 0)
      return
    case 'squares':
      for (let i = 0; i < p; i++) yield i * i
      return
    case 'cubes':
      for (let i = 0; i < p; i++) yield ((i * i) % p) * i
      return
    case 'triangular':
      // with 2p added to i, i(i + 1)/2 grows by a multiple of p
      for (let i = 0; i < 2 * p; i++) yield (i * (i + 1)) / 2
      return
    case 'powers': {
      const base = amounts.base % p
      const seen = new Set<number>()
      for (let t = 1 % p; !seen.has(t); t = (t * base) % p) {
        seen.add(t)
        yield t
      }
      return
    }
    case 'fib': {
      // 1, 2, 3, 5, … modulo p: the step from a pair to the next can be undone, so the pair returns
      let [a, b] = [1 % p, 2 % p]
      do {
        yield a
        ;[a, b] = [b, (a + b) % p]
      } while (a !== 1 % p || b !== 2 % p)
      return
    }
    case 'primes':
      // a prime that shares a factor with p divides p
      for (let t = 0; t < p; t++) if (gcd(t, p) === 1) yield t
      for (let t = 2; t <= p; t++) if (p % t === 0 && isPrime(t)) yield t
  }
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return n > 1
}
