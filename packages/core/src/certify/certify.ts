import type { Period } from '../arith/period.ts'
import { printRule } from '../rules/print.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import { LISTED_VALUES, type PeriodCertificate, type PeriodClaim } from './certificate.ts'
import { proveOctal } from './prove-octal.ts'
import { proveProgressions } from './prove-progressions.ts'
import { proveResidues } from './prove-residues.ts'
import { proveSubtraction } from './prove-subtraction.ts'

/** The values of the heaps 0..reach of a rule. */
export interface Values {
  readonly reach: number
  at(heap: number): number
}

/** The kind of a certificate with what its check needs. */
export type Proof = PeriodCertificate extends infer C
  ? C extends PeriodCertificate
    ? Pick<C, 'kind' | 'proof'>
    : never
  : never

/** What a prover looks at. */
export interface Case {
  readonly rule: HeapRule | CodeRule
  /** The period that the values show, where its length and start are the least possible. */
  readonly period: Period
  readonly values: Values
}

const PROVERS: readonly ((given: Case) => Proof | undefined)[] = [
  proveOctal,
  proveSubtraction,
  proveResidues,
  proveProgressions,
]

/**
 * A certificate that a period seen in the values of a rule holds for all heaps; undefined
 * where no condition known here is met by the values given.
 */
export function certify(given: Case): PeriodCertificate | undefined {
  if (!holds(given)) return undefined
  for (const prove of PROVERS) {
    const proof = prove(given)
    if (proof)
      return {
        format: 'nimber-certificate',
        version: 1,
        game: printRule(given.rule, 'en'),
        claim: claimOf(given),
        ...proof,
      }
  }
  return undefined
}

/** Whether the period holds as far as the values go. */
function holds({ period, values }: Case): boolean {
  const { length, from, saltus } = period
  if (from + length > values.reach) return false
  for (let n = from; n + length <= values.reach; n++)
    if (values.at(n + length) !== values.at(n) + saltus) return false
  return true
}

function claimOf({ period, values }: Case): PeriodClaim {
  const { length, from, saltus } = period
  const size = from + length
  let max = 0
  for (let n = 0; n < size; n++) max = Math.max(max, values.at(n))
  return {
    period: length,
    preperiod: from,
    saltus,
    maxValue: saltus > 0 ? null : max,
    ...(size <= LISTED_VALUES && {
      values: Array.from({ length: size }, (_, n) => values.at(n)),
    }),
  }
}
