import type { Quotient } from '../misere/quotient.ts'
import { printRule } from '../rules/print.ts'
import type { QuotientCertificate } from './certificate.ts'

/** A certificate that a quotient is that of all heaps; undefined where that is not known. */
export function certifyQuotient(quotient: Quotient): QuotientCertificate | undefined {
  const { rule, monoid, losing, generators, images, period } = quotient
  if (!period) return undefined
  const elements = generators.map((heap) => images[heap] as number)
  return {
    format: 'nimber-certificate',
    version: 1,
    game: printRule(rule, 'en'),
    kind: 'quotient',
    claim: {
      order: monoid.order,
      pSize: losing.length,
      period: period.length,
      preperiod: period.from,
      generators,
      losing,
      images: images.slice(0, period.from + period.length),
    },
    proof: {
      steps: Array.from({ length: monoid.order }, (_, q) =>
        elements.map((g) => monoid.times(q, g)),
      ),
    },
  }
}
