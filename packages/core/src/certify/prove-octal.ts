import { chooseMask } from '@nimber/kernels'
import { finiteSet } from '../rules/amounts.ts'
import { reachOf } from '../rules/reach.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import type { Values } from '../values/seen.ts'
import type { Observation, Proof } from './observation.ts'

/** The amounts after which a heap may be split, for a rule whose moves take a bounded number. */
function splitsOf(rule: HeapRule | CodeRule): readonly number[] {
  if (rule.kind === 'code') return rule.digits.flatMap((digit, take) => (digit & 12 ? [take] : []))
  const set = rule.thenSplit && rule.take ? finiteSet(rule.take) : undefined
  return [...(rule.split ? [0] : []), ...(set ?? []).map(Number)]
}

/** Up to here the plain check, which looks at all pairs of heaps, takes a moment. */
const PLAIN_CHECK = 10_000

/**
 * A proof by Guy and Smith's theorem, for a rule that takes at most k and leaves at most h heaps:
 * G(n+p) = G(n) for n0 ≤ n ≤ h(n0+p−1)+k−p, n0 ≥ 1, proves it for all n ≥ n0.
 */
export function proveOctal({ rule, period, values }: Observation): Proof | undefined {
  const onlyTakes = rule.kind === 'heap' && !rule.split && !rule.thenSplit
  const reach = onlyTakes ? undefined : reachOf(rule)
  if (!reach || period.saltus !== 0) return undefined
  const start = Math.max(1, period.from)
  const last = reach.heaps * (start + period.length - 1) + reach.take
  if (last > values.reach) return undefined
  const plain = last <= PLAIN_CHECK || reach.heaps !== 2
  return { kind: 'octal', proof: plain ? {} : maskFor(values, last, splitsOf(rule)) }
}

/** As many values decide on a mask; it is about speed alone, so that a sample will do. */
const SAMPLE = 4_000_000

/** The mask that makes the fewest values up to `last` rare. */
function maskFor(
  values: Values,
  last: number,
  splits: readonly number[],
): { mask: number; parity: 0 | 1 } {
  const least = Math.min(...splits)
  const oneParity = splits.every((t) => (t - least) % 2 === 0)
  const stride = 2 * Math.floor(last / SAMPLE) + 1 // odd, so that both parities are seen
  let span = 1
  for (let n = 0; n <= last; n += stride) while (span <= values.at(n)) span *= 2
  const [even, odd] = [new Float64Array(span), new Float64Array(span)]
  for (let n = 0; n <= last; n += stride) {
    const count = n % 2 === 0 ? even : odd
    const value = values.at(n)
    count[value] = (count[value] as number) + 1
  }
  const { mask } = chooseMask({ even, odd }, span, least, oneParity)
  return { mask: mask.bits, parity: mask.parity }
}
