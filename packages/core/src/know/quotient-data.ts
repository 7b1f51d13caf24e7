import { Monoid } from '../misere/monoid.ts'
import type { Quotient } from '../misere/quotient.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import type { QuotientData } from './knowledge.ts'

/** A misère quotient as plain data. */
export function quotientData(quotient: Quotient): QuotientData {
  const { monoid, generators, images, losing, heaps, period } = quotient
  const elements = generators.map((heap) => images[heap] as number)
  const steps = Array.from({ length: monoid.order }, (_, q) =>
    elements.map((g) => monoid.times(q, g)),
  ).flat()
  return {
    order: monoid.order,
    generators,
    steps,
    losing,
    images: [...images],
    heaps,
    ...(period && { period }),
  }
}

const made = new WeakMap<QuotientData, Quotient>()

/** The misère quotient of a rule that plain data stands for. */
export function quotientFrom(data: QuotientData, rule: HeapRule | CodeRule): Quotient {
  const known = made.get(data)
  if (known) return known
  const { steps, generators, images, losing, heaps, period } = data
  const inP = new Set(losing)
  const quotient: Quotient = {
    rule,
    status: period ? 'complete' : 'partial',
    heaps,
    monoid: new Monoid(steps, generators.length),
    losing,
    generators,
    images,
    ...(period && { period }),
    isLosing: (element) => inP.has(element),
  }
  made.set(data, quotient)
  return quotient
}
