import { createHash } from 'node:crypto'
import type { Certificate } from '@nimber/core'

/**
 * By what values that repeat are compared when the zeros before them are left out: equal courses,
 * equal values from the first that is not 0 on, for ever. Only claims that list their values have one.
 */
export function courseOf({ claim }: Certificate): { course: string | null; lead: number | null } {
  if (!('values' in claim) || !claim.values) return { course: null, lead: null }
  const { values, period, preperiod, saltus } = claim
  const lead = values.findIndex((value) => `${value}` !== '0')
  // a saltus that is no number adds to forms, which are not added up here
  if (lead < 0 || (`${saltus}` !== '0' && typeof saltus !== 'number'))
    return { course: null, lead: null }
  const valueAt = (n: number) => {
    if (n < preperiod + period) return values[n]
    const rounds = Math.floor((n - preperiod) / period)
    const first = values[n - rounds * period]
    return typeof first === 'number' ? first + rounds * Number(saltus) : first
  }
  const from = Math.max(lead, preperiod)
  const own = Array.from({ length: from + period - lead }, (_, i) => valueAt(lead + i))
  const text = JSON.stringify([period, saltus, from - lead, own])
  return { course: createHash('sha256').update(text).digest('hex'), lead }
}
