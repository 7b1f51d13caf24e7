import type { Period } from '../arith/period.ts'
import type { Words } from '../model/words.ts'
import { wordText } from './presentation.ts'
import { imageOf, type Quotient } from './quotient.ts'

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

/** As many heaps are shown one by one. */
const SHOWN = 12

/** How a quotient settles a position. */
export function quotientStatement(
  quotient: Quotient,
  heaps: readonly bigint[],
  element: number,
): Words {
  const { monoid, losing } = quotient
  const text = (heap: bigint) => wordText(monoid.words[imageOf(quotient, heap) ?? 0] ?? [])
  const list = heaps.slice(0, SHOWN).map((heap) => `Φ(${heap}) = ${text(heap)}`)
  const more = heaps.length > SHOWN ? ', …' : ''
  const product = wordText(monoid.words[element] ?? [])
  const within = quotient.isLosing(element)
  return {
    en: `In the misère quotient, sums that play alike whatever is added to them are one element, and ${losing.length} of the ${monoid.order} elements are losing. Here ${list.join(', ')}${more}; the product is ${product}, which is ${within ? 'losing' : 'not losing'}.`,
    zh: `在反常规商中，无论加上什么都同样输赢的和是同一个元素；${monoid.order} 个元素中有 ${losing.length} 个必败。这里 ${list.join('，')}${more}；积为 ${product}，${within ? '是' : '不是'}必败元素。`,
  }
}

/** How far a quotient got that is not that of all heaps. */
export function quotientRemark({ heaps, monoid }: Quotient): Words {
  return {
    en: `The misère quotient was found for heaps up to ${heaps} only, where its order is ${monoid.order}.`,
    zh: `反常规商只求到 ${heaps} 颗的堆，此时阶为 ${monoid.order}。`,
  }
}
