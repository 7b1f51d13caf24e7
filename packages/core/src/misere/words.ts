import type { Period } from '../arith/period.ts'
import type { Words } from '../model/words.ts'
import type { Quotient } from './quotient.ts'

/** The quotient of a rule in a few words: its order, and which heaps it is about. */
export function quotientWords(quotient: {
  readonly order: number
  readonly heaps: number
  readonly period?: Period
}): Words {
  const { order, heaps, period } = quotient
  if (!period)
    return {
      en: `Misère quotient of order ${order} of the heaps up to ${heaps}`,
      zh: `不超过 ${heaps} 的堆的 ${order} 阶反常规商`,
    }
  return {
    en: `Misère quotient of order ${order} of all heaps; ${imagePeriodText(period)}`,
    zh: `所有堆的 ${order} 阶反常规商；${imagePeriodText(period)}`,
  }
}

/** How the elements of heaps repeat, in both languages. */
export function imagePeriodText({ from, length }: Period): string {
  return `Φ(n+${length}) = Φ(n), n ≥ ${from}`
}

/** How far a quotient got that is not that of all heaps. */
export function quotientRemark({ heaps, monoid }: Quotient): Words {
  return {
    en: `The misère quotient was found for heaps up to ${heaps} only, where its order is ${monoid.order}.`,
    zh: `反常规商只求到 ${heaps} 颗的堆，此时阶为 ${monoid.order}。`,
  }
}
