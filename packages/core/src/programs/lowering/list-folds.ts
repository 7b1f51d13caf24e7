import { bitLength } from '../../arith/integers.ts'
import type { Formula } from '../../formula/tree.ts'
import type { Draft, Range, Valued } from '../tree/draft.ts'
import type { Names } from '../tree/names.ts'
import { call, cast, item, literal, name, operation, set, variable } from '../tree/nodes.ts'
import { functionOf } from '../tree/notation.ts'
import type { Expr, Statement } from '../tree/tree.ts'
import type { Fold, Heaps } from './heaps.ts'
import { numberOf } from './lower.ts'

/** How many different values other than 0 occur an odd number of times: the values are kept. */
export function unpairedFold({ count }: Heaps, draft: Draft): Fold {
  const text = draft.fresh('v')
  const list = name(text, 'nums')
  const most = count.range.most
  return {
    before: [{ kind: 'list', name: text, type: 'nums', size: cast(count.expr, 'int'), most }],
    step(value, index) {
      draft.stored(value.range)
      return [set(item(list, operation('-', index(), literal(1))), value.expr)]
    },
    value() {
      return unpaired(list, count.range, draft)
    },
  }
}

/** How many different numbers of a list, other than 0, occur an odd number of times; sorts it. */
export function unpaired(list: Expr, count: Range, draft: Draft): Valued {
  draft.add('unpaired', () => functionOf(UNPAIRED, UNPAIRED_COMMENT))
  return { expr: call('unpaired', [list], 'int'), range: { least: 0n, most: count.most } }
}

const UNPAIRED = `int unpaired(nums v) {
  sort v
  int found = 0
  int i = 0
  while (i < size(v)) {
    int run = 1
    while (i + run < size(v) && v[i + run] == v[i]) run += 1
    if (v[i] != 0 && run % 2 == 1) found += 1
    i += run
  }
  return found
}`

const UNPAIRED_COMMENT = {
  en: 'How many different values other than 0 occur an odd number of times in v.',
  zh: 'v 中出现奇数次的不同非零值的个数。',
}

/** The ones of every binary column are counted; the counts modulo m are the digits of the value. */
export function columnsFold(modulus: Formula, names: Names, draft: Draft): Fold {
  const text = draft.fresh('ones')
  const columns = name(text, 'ints')
  const m = numberOf(modulus, names, draft)
  let range: Range = { least: 0n, most: 1n }
  let width = 1
  return {
    get before(): readonly Statement[] {
      const [size, most] = [literal(width), BigInt(width)]
      return [{ kind: 'list', name: text, type: 'ints', size, most, fill: 0n }]
    },
    step(value) {
      width = digitsOf(value.range)
      range = { least: 0n, most: m.range.most ** BigInt(width) }
      const kind = draft.kind(value.range)
      const [rest, column] = [draft.fresh('r'), draft.fresh('c')]
      const [r, c] = [name(rest, kind), name(column, 'int')]
      return [
        variable(rest, cast(value.expr, kind)),
        variable(column, literal(0)),
        {
          kind: 'while',
          when: operation('>', r, literal(0)),
          body: [
            set(item(columns, c), operation('%', r, literal(2)), '+'),
            set(r, literal(2), '/'),
            set(c, literal(1), '+'),
          ],
        },
      ]
    },
    value() {
      const K = draft.kind(range)
      draft.add('columns', () => functionOf(COLUMNS, COLUMNS_COMMENT, { types: { K } }))
      return { expr: call('columns', [columns, cast(m.expr, K)], K), range }
    },
    isZero() {
      const K = draft.kind(m.range)
      draft.add('balanced', () => functionOf(BALANCED, BALANCED_COMMENT, { types: { K } }))
      return call('balanced', [columns, cast(m.expr, K)], 'bool')
    },
  }
}

/** The number of binary digits that numbers of a range may have. */
function digitsOf({ most }: Range): number {
  return Math.max(1, bitLength(most))
}

const COLUMNS = `K columns(ints ones, K m) {
  K value = 0
  for i = size(ones) - 1..0 by -1 { value = value * m + ones[i] % m }
  return value
}`

const COLUMNS_COMMENT = {
  en: 'The counts of ones modulo m, read as the digits of a number in base m.',
  zh: '各列 1 的个数模 m，看作 m 进制数的各位数字。',
}

const BALANCED = `bool balanced(ints ones, K m) {
  for count of ones { if (count % m != 0) return false }
  return true
}`

const BALANCED_COMMENT = {
  en: 'Whether the number of ones in every column is a multiple of m.',
  zh: '是否每一列 1 的个数都是 m 的倍数。',
}
