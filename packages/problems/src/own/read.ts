import { evaluate, type Formula, type Words } from '@nimber/core'
import type { CaseInput } from '../problem.ts'
import {
  type Field,
  Fields,
  isFlat,
  type ListField,
  type Row,
  type Scope,
  Table,
  type Value,
} from './fields.ts'

/** What a formula of the numbers before it says. */
export function reckoned(formula: Formula, scope: Scope): bigint {
  return formula.op === 'var' ? (scope[formula.name] as bigint) : evaluate(formula, { vars: scope })
}

/** Reads the fields of a case; its first number may have been read already. */
export function readFields(
  layout: readonly Field[],
  input: CaseInput,
  outer: Scope = {},
  first?: bigint,
): Fields {
  const values: Record<string, Value> = {}
  // a copy for every group of a long list costs more than to read it
  const scope = asksScope(layout) ? { ...outer } : undefined
  readInto(values, layout, input, scope, first)
  return new Fields(values)
}

/** Reads fields into values, and numbers into the scope where something asks for them. */
function readInto(
  values: Record<string, Value>,
  layout: readonly Field[],
  input: CaseInput,
  scope: Record<string, bigint> | undefined,
  first: bigint | undefined,
): void {
  let given = first
  for (const field of layout) {
    switch (field.kind) {
      case 'number':
      case 'choice': {
        const isSigned = field.kind === 'number' && field.signed
        const number = given ?? (isSigned ? input.signed() : input.require())
        given = undefined
        values[field.name] = number
        if (scope) scope[field.name] = number
        if (field.kind === 'number') break
        const own = field.of[`${number}`]
        if (!own) input.refuse(oneOf(Object.keys(field.of)))
        readInto(values, own, input, scope, undefined)
        break
      }
      case 'word':
        values[field.name] = readWord(field, input, scope ?? {})
        break
      case 'list':
        values[field.name] = readList(field, input, scope ?? {})
    }
  }
}

const asking = new WeakMap<readonly Field[], boolean>()

/** Whether the length of something among the fields is a formula. */
function asksScope(layout: readonly Field[]): boolean {
  const known = asking.get(layout)
  if (known !== undefined) return known
  const asked = layout.some((field) => {
    if (field.kind === 'choice') return Object.values(field.of).some(asksScope)
    return field.kind === 'list' || (field.kind === 'word' && field.length !== undefined)
  })
  asking.set(layout, asked)
  return asked
}

const oneOf = (numbers: readonly string[]): Words => ({
  en: `one of ${numbers.join(', ')}`,
  zh: ` ${numbers.join('、')} 之一`,
})

function readWord(field: Field & { kind: 'word' }, input: CaseInput, scope: Scope): string {
  const text = input.word()
  const length = field.length && reckoned(field.length, scope)
  const fits = length === undefined || BigInt(text.length) === length
  if (!fits || [...text].some((letter) => !field.letters.includes(letter)))
    input.refuse({
      en: `${length === undefined ? 'a word' : `${length} letters`} of ${field.letters}`,
      zh: `由 ${field.letters} 组成的${length === undefined ? '一串字符' : ` ${length} 个字符`}`,
    })
  return text
}

function readList(field: ListField, input: CaseInput, scope: Scope): Value {
  const { count, each } = field
  if (count === '0') {
    const groups: Fields[] = []
    for (;;) {
      const first = input.require()
      if (first === 0n) return groups
      groups.push(readFields(each, input, scope, first))
    }
  }
  const length = reckoned(count, scope)
  if (isFlat(field)) return readRow(field, length > 0n ? length : 0n, input)
  const [row, ...others] = each
  if (row?.kind === 'list' && row.count !== '0' && isFlat(row) && others.length === 0) {
    const width = reckoned(row.count, scope)
    const numbers = readRow(row, length > 0n && width > 0n ? length * width : 0n, input)
    return new Table(numbers, Number(length), Number(width) * row.each.length, row.name)
  }
  return Array.from({ length: Number(length) }, () => readFields(each, input, scope))
}

/** So many numbers take less time one by one than memory for all of them does. */
const FEW = 24n

function readRow({ each }: ListField, count: bigint, input: CaseInput): Row {
  const all = count * BigInt(each.length)
  const isSigned = each.some((field) => field.kind === 'number' && field.signed)
  if (!isSigned && all > FEW) return input.list(all)
  if (!isSigned) {
    const few: bigint[] = []
    for (let i = 0n; i < all; i++) few.push(input.require())
    return few
  }
  return Array.from({ length: Number(all) }, () => input.signed())
}
