import { certify, type Regularity, type Values } from '../certify/certify.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import { describe } from './describe.ts'
import type { Law, Pattern } from './discovery.ts'

/** What a regularity says, proved where the rule has a certificate for it. */
export function regularPattern(
  values: Values,
  regularity: Regularity,
  rule?: HeapRule | CodeRule,
): Pattern {
  const { period, preperiod, saltus } = regularity
  const certificate = rule && certify({ rule, regularity, values })
  const formula = describe(values, regularity)
  const maxValue = certificate ? certificate.claim.maxValue : maxOf(values, regularity)
  return {
    status: certificate ? 'proved' : 'verified',
    about: 'value',
    ...(formula ? { formula } : { law: periodLaw(regularity) }),
    period,
    preperiod,
    saltus,
    ...(maxValue !== null && { maxValue }),
    ...(certificate && { certificate }),
  }
}

/** The largest value; null where they grow without end. */
function maxOf(values: Values, { period, preperiod, saltus }: Regularity): number | null {
  if (saltus > 0) return null
  let max = 0
  for (let n = 0; n < preperiod + period; n++) max = Math.max(max, values.at(n))
  return max
}

function periodLaw({ period, preperiod, saltus }: Regularity): Law {
  const equation = `G(n + ${period}) = G(n)${saltus > 0 ? ` + ${saltus}` : ''}`
  return {
    text: { en: `${equation} for n ≥ ${preperiod}`, zh: `n ≥ ${preperiod} 时 ${equation}` },
    latex: `${equation}\\quad (n \\ge ${preperiod})`,
  }
}
