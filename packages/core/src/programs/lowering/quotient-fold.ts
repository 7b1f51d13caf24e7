import type { Words } from '../../model/words.ts'
import { LOSING, tablesOf } from '../known/quotient.ts'
import type { WholeQuotient } from '../known/task.ts'
import type { Draft, Valued } from '../tree/draft.ts'
import type { Names } from '../tree/names.ts'
import { item, literal, name, operation, set, variable } from '../tree/nodes.ts'
import type { Expr, Global, Statement } from '../tree/tree.ts'
import { type Heaps, overHeaps } from './heaps.ts'
import { numberOf } from './lower.ts'

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
