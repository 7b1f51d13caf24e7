import { equal, type Formula } from '../../formula/tree.ts'
import type { ImagePeriod } from '../../misere/period.ts'
import type { Quotient } from '../../misere/quotient.ts'
import { imagePeriodText } from '../../misere/words.ts'
import type { Words } from '../../model/words.ts'
import type { Knowledge } from '../known/knowledge.ts'
import { LARGE, MOST_HEAPS } from '../known/position-shape.ts'
import type { Draft, Valued } from '../tree/draft.ts'
import type { Names } from '../tree/names.ts'
import { item, literal, name, operation, set, variable } from '../tree/nodes.ts'
import type { Expr, Global, Statement } from '../tree/tree.ts'
import { type Heaps, overHeaps } from './folds.ts'
import { numberOf } from './lower.ts'
import { repeatedPlace } from './table-lookup.ts'

/** The misère quotient of all heaps. */
export type WholeQuotient = Quotient & { readonly period: ImagePeriod }

/** 1 where the product of the heaps is a losing element: no name of a heap. */
const LOSING = 'losing()'

/** What the misère quotient of a rule decides; undefined where it is partial or too long. */
export function byQuotient(quotient: Quotient): Knowledge | undefined {
  const { period } = quotient
  if (!period) return undefined
  const whole = { ...quotient, period }
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

/** The statements that multiply the elements of all heaps, and whether the product is losing. */
export function foldQuotient(
  quotient: WholeQuotient,
  heaps: Heaps,
  draft: Draft,
): { statements: readonly Statement[]; names: Names } {
  const tables = tablesOf(quotient)
  const { columns, place } = tables
  const phi = constants('phi', tables.phi, PHI_COMMENT, draft)
  const product = constants('product', tables.product, PRODUCT_COMMENT, draft)
  const losing = constants('losing', tables.losing, LOSING_COMMENT, draft)
  const x = name(draft.fresh('x'), 'int')
  const loop = overHeaps(heaps, draft, (vars) => {
    const column = item(phi, numberOf(place, { vars, folds: new Map() }, draft).expr)
    const row = operation('*', x, literal(columns))
    return [set(x, item(product, operation('+', row, column)))]
  })
  const isLosing: Valued = { expr: item(losing, x), range: { least: 0n, most: 1n } }
  return {
    statements: [variable(x.name, literal(0)), loop],
    names: { vars: new Map([[LOSING, isLosing]]), folds: new Map() },
  }
}

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

function tablesOf({ monoid, images, period, isLosing }: WholeQuotient): QuotientTables {
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

/** The name of a list of constants, which is added to the draft. */
function constants(
  wanted: string,
  values: Extract<Global, { kind: 'table' }>['values'],
  comment: Words,
  draft: Draft,
): Expr {
  const text = draft.fresh(wanted)
  draft.keep({ kind: 'table', name: text, type: 'ints', values, comment })
  return name(text, 'ints')
}

const PHI_COMMENT: Words = {
  en: 'Φ of the heaps to the end of the first period, as columns of the products',
  zh: '第一个周期结束前各堆的 Φ，以乘积表的列号表示',
}
const PRODUCT_COMMENT: Words = {
  en: 'row x: element x times the element of each column',
  zh: '第 x 行：元素 x 与各列元素的积',
}
const LOSING_COMMENT: Words = { en: 'whether an element is losing', zh: '各元素是否必败' }

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
