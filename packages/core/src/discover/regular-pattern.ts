import type { Period } from '../arith/period.ts'
import { largestBelow, type Values } from '../values/seen.ts'
import { describe } from './describe.ts'
import type { Law, Pattern } from './pattern.ts'

/** What a period of values says: the shortest formula with it, or the period alone. */
export function regularPattern(values: Values, period: Period): Pattern {
  const formula = describe(values, period)
  return {
    about: 'value',
    ...(formula ? { formula } : { law: periodLaw(period) }),
    period,
    // values with a saltus grow without end
    ...(period.saltus <= 0 && { maxValue: largestBelow(period.from + period.length, values) }),
  }
}

/** That values have a period, and no more than that. */
export function periodLaw({ length, from, saltus }: Period): Law {
  const equation = `G(n + ${length}) = G(n)${saltus > 0 ? ` + ${saltus}` : ''}`
  return {
    text: { en: `${equation} for n ≥ ${from}`, zh: `n ≥ ${from} 时 ${equation}` },
    latex: `${equation}\\quad (n \\ge ${from})`,
  }
}
