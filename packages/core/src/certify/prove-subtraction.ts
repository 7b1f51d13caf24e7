import { finiteSet } from '../rules/amounts.ts'
import type { Observation, Proof } from './observation.ts'

/**
 * A proof for a finite set of amounts, the largest being a: each value depends on the a values
 * before it alone, so that a values in a row that return once return for ever.
 */
export function proveSubtraction({ rule, period, values }: Observation): Proof | undefined {
  if (rule.kind !== 'heap' || rule.split || rule.thenSplit || !rule.take) return undefined
  const largest = finiteSet(rule.take)?.at(-1)
  if (largest === undefined || period.saltus !== 0) return undefined
  const { from, length } = period
  const needed = BigInt(from + length) + largest - 1n
  return needed <= BigInt(values.reach) ? { kind: 'subtraction', proof: {} } : undefined
}
