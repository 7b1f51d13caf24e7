import { amountFlags, flagged, largestAmount } from './amounts.ts'
import { Failure } from './failure.ts'
import { fields } from './fields.ts'
import { type Given, periodKind } from './kind.ts'
import { takeMex } from './values.ts'
import { boundValues, PER_VALUE } from './work.ts'

type NoProof = Readonly<Record<string, never>>

/** Rules that take from a finite set and do not split. */
export const subtraction = periodKind<NoProof>({
  kind: 'subtraction',
  rising: false,
  readProof(json) {
    fields(json, 'proof', [])
    return {}
  },
  prove: proveSubtraction,
})

/**
 * Checks the period of a rule that takes one of finitely many amounts, the largest of them a.
 *
 * Theorem. Let n0 ≥ 0, p ≥ 1 and G(n+p) = G(n) for n0 ≤ n < n0 + a. Then for all n ≥ n0.
 *
 * Proof. Let n ≥ n0 + a and let the equality hold from n0 up to n − 1. Every amount t ≤ a may be
 * taken from n and from n + p, and G(n+p−t) = G(n−t), since n0 ≤ n − t < n. So n and n + p have
 * options of the same values.
 */
function proveSubtraction({ rule, claim, table, work }: Given<NoProof>): void {
  const most = rule.kind === 'heap' ? largestAmount(rule.takes) : Infinity
  if (rule.kind !== 'heap' || rule.split || rule.thenSplit || most === Infinity)
    throw new Failure(
      'A certificate of kind subtraction is about a rule that only takes, from a finite set.',
      'subtraction 类证书只用于取数有限且不拆分的规则。',
    )
  const count = claim.preperiod + claim.period + most
  boundValues(count)
  const amounts = flagged(amountFlags(rule.takes, most, work))
  work.spend((PER_VALUE + amounts.length) * count)
  table.extend(count, takeMex(table, amounts))
}
