import { equal, type Formula } from '../../formula/tree.ts'
import type { Quotient } from '../../misere/quotient.ts'
import { imagePeriodText } from '../../misere/words.ts'
import type { Words } from '../../model/words.ts'
import { LARGE, MOST_HEAPS } from './position-shape.ts'
import { repeatedPlace } from './repeated.ts'
import type { Recipe, WholeQuotient } from './task.ts'

/** 1 where the product of the heaps is a losing element: no name of a heap. */
export const LOSING = 'losing()'

/** What the misère quotient of a rule decides; undefined where it is partial or too long. */
export function byQuotient(quotient: Quotient): Recipe | undefined {
  const { period } = quotient
  if (!period) return undefined
  const whole: WholeQuotient = { ...quotient, period }
  const { phi, product, losing } = tablesOf(whole)
  if (phi.length + product.length + losing.length > LONGEST) return undefined
  const each = [{ name: 'n', range: LARGE }]
  return {
    shape: { kind: 'heaps', each, count: MOST_HEAPS, quotient: whole },
    lets: [],
    losing: equal(LOSING, 1),
    why: reasons(whole),
  }
}

/** The constants of a class of Java are set by at most 64 KB of code, 8 bytes for a number. */
const LONGEST = 5000

/**
 * A quotient as numbers: the column of each heap up to the end of the first period, the products
 * of all elements with the columns, row by row, and which elements are losing. The columns are
 * those elements that single heaps have, which are few.
 */
interface QuotientTables {
  readonly phi: readonly number[]
  readonly place: Formula
  readonly columns: number
  readonly product: readonly number[]
  readonly losing: readonly number[]
}

/** A misère quotient as the numbers of a program. */
export function tablesOf({ monoid, images, period, isLosing }: WholeQuotient): QuotientTables {
  const { from, length } = period
  const listed = images.slice(0, from + length)
  const columns = [...new Set(listed)]
  const elements = Array.from({ length: monoid.order }, (_, x) => x)
  return {
    phi: listed.map((image) => columns.indexOf(image)),
    place: repeatedPlace(BigInt(from), BigInt(from + length) - 1n),
    columns: columns.length,
    product: elements.flatMap((x) => columns.map((image) => monoid.times(x, image))),
    losing: elements.map((x) => (isLosing(x) ? 1 : 0)),
  }
}

/** Why a quotient decides all positions. */
function reasons({ monoid: { order }, losing, period, heaps }: WholeQuotient): readonly Words[] {
  const repeats = imagePeriodText(period)
  return [
    {
      en: `Misère quotient. Two sums of heaps are one element when they have the same outcome whatever is added to both. There are ${order} elements, of which ${losing.length} are losing; element 0 is that of no heaps. A position is losing when the product of the elements Φ(n) of its heaps is losing, and ${repeats}.`,
      zh: `反常规商。两个和无论加上什么都同样输赢时，是同一个元素。共有 ${order} 个元素，其中 ${losing.length} 个必败；元素 0 是没有石子的局面。各堆的元素 Φ(n) 之积是必败元素时，局面必败；${repeats}。`,
    },
    {
      en: `Why: the quotient is proved for heaps up to ${heaps}: no option of a losing element is losing, and every other sum has a losing option or no move. That is far enough for the period: the options of every larger heap have the same elements as those of the heap a period below.`,
      zh: `理由：不超过 ${heaps} 的堆的商已证明：必败元素的后继都不必败，其余的和或者有必败的后继，或者无路可走。这已足以证明周期：更大的堆，其各后继的元素与小一个周期的堆相同。`,
    },
    {
      en: 'Reference: T. E. Plambeck, A. N. Siegel, Misère quotients for impartial games, J. Combin. Theory A 115 (2008)',
      zh: '文献：T. E. Plambeck, A. N. Siegel, Misère quotients for impartial games, J. Combin. Theory A 115 (2008)',
    },
  ]
}
