import type { Period } from '../arith/period.ts'
import type { Values } from '../values/seen.ts'
import { describe } from './describe.ts'
import type { Law, Pattern } from './pattern.ts'

/** What a period of values says: the shortest formula with it, or the period alone. */
export function regularPattern(values: Values, period: Period): Pattern {
  const formula = describe(values, period)
  const maxValue = maxOf(values, period)
  return {
    about: 'value',
    ...(formula ? { formula } : { law: periodLaw(period) }),
    period,
    ...(maxValue !== null && { maxValue }),
  }
}

/** The largest value; null where they grow without end. */
function maxOf(values: Values, { length, from, saltus }: Period): number | null {
  if (saltus > 0) return null
  let max = 0
  for (let n = 0; n < from + length; n++) max = Math.max(max, values.at(n))
  return max
}

/** That values have a period, and no more than that. */
export function periodLaw({ length, from, saltus }: Period): Law {
  const equation = `G(n + ${length}) = G(n)${saltus > 0 ? ` + ${saltus}` : ''}`
  return {
    text: { en: `${equation} for n ≥ ${from}`, zh: `n ≥ ${from} 时 ${equation}` },
    latex: `${equation}\\quad (n \\ge ${from})`,
  }
}
