import type { Period } from '../arith/period.ts'
import { certify, type Values } from '../certify/certify.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import { describe } from './describe.ts'
import type { Law, Pattern } from './discovery.ts'

/** What a period says, proved where the rule has a certificate for it. */
export function regularPattern(
  values: Values,
  period: Period,
  rule?: HeapRule | CodeRule,
): Pattern {
  const certificate = rule && certify({ rule, period, values })
  const formula = describe(values, period)
  const maxValue = certificate ? certificate.claim.maxValue : maxOf(values, period)
  return {
    status: certificate ? 'proved' : 'verified',
    about: 'value',
    ...(formula ? { formula } : { law: periodLaw(period) }),
    period,
    ...(maxValue !== null && { maxValue }),
    ...(certificate && { certificate }),
  }
}

/** The largest value; null where they grow without end. */
function maxOf(values: Values, { length, from, saltus }: Period): number | null {
  if (saltus > 0) return null
  let max = 0
  for (let n = 0; n < from + length; n++) max = Math.max(max, values.at(n))
  return max
}

function periodLaw({ length, from, saltus }: Period): Law {
  const equation = `G(n + ${length}) = G(n)${saltus > 0 ? ` + ${saltus}` : ''}`
  return {
    text: { en: `${equation} for n ≥ ${from}`, zh: `n ≥ ${from} 时 ${equation}` },
    latex: `${equation}\\quad (n \\ge ${from})`,
  }
}
