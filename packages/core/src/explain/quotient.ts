import type { QuotientProduct } from '../know/evidence.ts'
import type { Words } from '../model/words.ts'

/** How a misère quotient settles a position. */
export function productWords(product: QuotientProduct): Words {
  const { order, losing, images, element, isLosing } = product
  const list = images.map(([heap, image]) => `Φ(${heap}) = ${image}`)
  const more = product.more ? ', …' : ''
  return {
    en: `In the misère quotient, sums that play alike whatever is added to them are one element, and ${losing} of the ${order} elements are losing. Here ${list.join(', ')}${more}; the product is ${element}, which is ${isLosing ? 'losing' : 'not losing'}.`,
    zh: `在反常规商中，无论加上什么都同样输赢的和是同一个元素；${order} 个元素中有 ${losing} 个必败。这里 ${list.join('，')}${more}；积为 ${element}，${isLosing ? '是' : '不是'}必败元素。`,
  }
}
