import { evaluate, type Words } from '@nimber/core'
import { the } from './formulas.ts'
import type { Envelope, Layout, List, Numbers } from './problem.ts'

/** A case of a few numbers with names. */
export function numbers(...names: readonly string[]): Layout {
  return names
}

/** What heaps are called, where they are not called that: the list of them, and each in its range. */
export interface HeapWords {
  readonly list: Words
  readonly each: Words
}

/** A case of a count with a name and as many heaps, which are called `heap`. */
export function heaps(count: string, said?: HeapWords): Layout {
  return [count, heapList(count, said)]
}

/** As many heaps on a line, called `heap`, as a number before them says. */
export function heapList(count: string, said?: HeapWords): List {
  return {
    count: the(count),
    each: ['heap'],
    on: 'a line',
    words: said?.list ?? { en: `${count} heaps`, zh: `${count} 堆的数量` },
    plural: { heap: said?.each ?? { en: 'each heap', zh: '每堆' } },
  }
}

export const isList = (field: string | List): field is List => typeof field !== 'string'

/** The names of the numbers that stand before any list. */
export function headNames(layout: Layout): readonly string[] {
  const end = layout.findIndex(isList)
  return (end < 0 ? layout : layout.slice(0, end)) as readonly string[]
}

/** The names of all numbers that are no items of lists. */
export function singleNames(layout: Layout): readonly string[] {
  return layout.filter((field): field is string => !isList(field))
}

/** The list of a layout that has a single one, at its end. */
export function onlyList(layout: Layout): List | undefined {
  const last = layout.at(-1)
  return last && isList(last) && headNames(layout).length === layout.length - 1 ? last : undefined
}

/** The name of the number that is the count of a list, where the count is just that. */
export function countName({ count }: List): string | undefined {
  return count.op === 'var' ? count.name : undefined
}

/** Whether a number is the count of a list. */
export function isCount(layout: Layout, name: string): boolean {
  return layout.some((field) => isList(field) && countName(field) === name)
}

type Vars = Readonly<Record<string, bigint>>

/** How many groups a list has, by the numbers before it. */
export function countOf({ count }: List, vars: Vars): bigint {
  return count.op === 'var' ? (vars[count.name] as bigint) : evaluate(count, { vars })
}

/** Whether the leading numbers of a case say that the input is over. */
export function endsInput(
  { envelope, layout }: { readonly envelope: Envelope; readonly layout: Layout },
  numbers: Numbers,
): boolean {
  return envelope === 'zeros' && headNames(layout).every((_, i) => numbers[i] === 0n)
}

/** Where the numbers of a field stand in a case. */
interface Place {
  readonly field: string | List
  readonly from: number
  readonly to: number
}

/** The numbers of a case, field by field: a single one, or all items of a list. */
export function fieldsOf(layout: Layout, numbers: Numbers): readonly Place[] {
  const vars: Record<string, bigint> = {}
  const places: Place[] = []
  let from = 0
  for (const field of layout) {
    const size = isList(field) ? Number(countOf(field, vars)) * field.each.length : 1
    if (!isList(field)) vars[field] = numbers[from] as bigint
    places.push({ field, from, to: from + size })
    from += size
  }
  return places
}

/** The names of the numbers of a case without lists, which most problems have. */
export function plainNames(layout: Layout): readonly string[] | undefined {
  return layout.some(isList) ? undefined : (layout as readonly string[])
}

/** The numbers of a case that are no items of lists, by their names. */
export function varsOf(layout: Layout, numbers: Numbers): Vars {
  const vars: Record<string, bigint> = {}
  const plain = plainNames(layout)
  if (plain) for (const [i, name] of plain.entries()) vars[name] = numbers[i] as bigint
  else
    for (const { field, from } of fieldsOf(layout, numbers))
      if (!isList(field)) vars[field] = numbers[from] as bigint
  return vars
}

/** The name of every number of a case. */
export function namesOf(layout: Layout, numbers: Numbers): readonly string[] {
  const plain = plainNames(layout)
  if (plain) return plain
  const names: string[] = []
  for (const { field, from, to } of fieldsOf(layout, numbers))
    for (let i = from; i < to; i++)
      names.push(isList(field) ? (field.each[(i - from) % field.each.length] as string) : field)
  return names
}

/** The list that has items with a name: what its groups are made of, and where it begins and ends. */
export function listOf(
  layout: Layout,
  numbers: Numbers,
  name: string,
): { readonly each: readonly string[]; readonly from: number; readonly to: number } {
  for (const { field, from, to } of fieldsOf(layout, numbers))
    if (isList(field) && field.each.includes(name)) return { each: field.each, from, to }
  throw new TypeError(`no list has items called ${name}`)
}

/** The items with a name of a list that has no others. */
export function itemsOf(layout: Layout, numbers: Numbers, name: string): Numbers {
  for (const { field, from, to } of fieldsOf(layout, numbers))
    if (isList(field) && field.each.length === 1 && field.each[0] === name)
      return from === 0 && to === numbers.length ? numbers : numbers.slice(from, to)
  throw new TypeError(`no list has the items ${name} alone`)
}
