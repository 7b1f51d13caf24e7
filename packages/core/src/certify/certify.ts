import { agrees } from '../discover/describe.ts'
import { formulaToJson } from '../formula/json.ts'
import { printRule } from '../rules/print.ts'
import { largestBelow, repeats } from '../values/seen.ts'
import { LISTED_VALUES, type PeriodCertificate, type PeriodClaim } from './certificate.ts'
import type { Observation, Proof } from './observation.ts'
import { proveOctal } from './prove-octal.ts'
import { proveProgressions } from './prove-progressions.ts'
import { proveResidues } from './prove-residues.ts'
import { proveSubtraction } from './prove-subtraction.ts'

const PROVERS: readonly ((given: Observation) => Proof | undefined)[] = [
  proveOctal,
  proveSubtraction,
  proveResidues,
  proveProgressions,
]

/**
 * A certificate that a period seen in the values of a rule holds for all heaps, and that a formula
 * is the value of all heaps where one is given and the checker can follow it; undefined where no
 * condition known here is met by the values given.
 */
export function certify(given: Observation): PeriodCertificate | undefined {
  // no argument known here is about heaps that are replaced in other ways than splitting in two
  if (given.rule.kind === 'heap' && given.rule.into) return undefined
  if (!repeats(given.values, given.period)) return undefined
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

function claimOf({ period, values, formula }: Observation): PeriodClaim {
  const { length, from, saltus } = period
  const size = from + length
  return {
    period: length,
    preperiod: from,
    saltus,
    maxValue: saltus > 0 ? null : largestBelow(size, values),
    ...(size <= LISTED_VALUES && {
      values: Array.from({ length: size }, (_, n) => values.at(n)),
    }),
    ...(formula && agrees(formula, values, period) && { formula: formulaToJson(formula) }),
  }
}
