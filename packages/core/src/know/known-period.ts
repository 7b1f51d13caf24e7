import type { Period } from '../arith/period.ts'
import { periodOf } from '../formula/period.ts'
import type { Knowledge } from './knowledge.ts'

/** The period of the values of heaps, where what is known of them shows one. */
export function knownPeriod(known: Knowledge): Period | undefined {
  if (known.kind !== 'heaps') return undefined
  const { values } = known
  if (values.by === 'period') return values.period
  const period = values.by === 'formula' ? periodOf(values.formula, {}) : undefined
  return period && { from: Number(period.from), length: Number(period.length), saltus: 0 }
}
