import type { WholeQuotient } from '../known/task.ts'
import type { Draft, Range, Valued } from '../tree/draft.ts'
import type { Folded } from '../tree/names.ts'
import { cast, constant, item, literal, name, operation, size } from '../tree/nodes.ts'
import type { Expr, Statement } from '../tree/tree.ts'
import type { Derived } from './derived.ts'

/** The heaps of a position: read one after the other, or the items of a list. */
export interface Heaps {
  /** What the numbers of one heap are called, and where they lie. */
  readonly each: readonly { readonly name: string; readonly range: Range }[]
  readonly count: Valued
  readonly list?: Expr & { readonly kind: 'name' }
  /** What the number of a heap, counted from 1, is called in formulas. */
  readonly index?: string
  /** What other names of a heap's formula stand for. */
  readonly derived?: Derived
  /** The misère quotient of all heaps, where that decides. */
  readonly quotient?: WholeQuotient
}

/** A running total over the heaps. */
export interface Fold extends Folded {
  /** What stands before the loop; asked for when the loop is known. */
  readonly before: readonly Statement[]
  step(value: Valued, index: () => Expr): readonly Statement[]
}

/** Reads numbers into a new list. */
export function readList(text: string, size: Expr, most: bigint, draft: Draft): Statement {
  return { kind: 'read list', name: text, size: cast(size, 'int'), most, index: draft.fresh('i') }
}

/** The place of number `j` of the heap with an index from 1 in a list of heaps. */
function place({ each }: Heaps, index: Expr, j: number): Expr {
  if (each.length === 1) return operation('-', index, literal(1))
  const end = operation('*', literal(each.length), index)
  return operation('-', end, literal(each.length - j))
}

/** A loop over all heaps; their index is counted where it is asked for. */
export function overHeaps(
  heaps: Heaps,
  draft: Draft,
  body: (vars: Map<string, Valued>, index: () => Expr) => readonly Statement[],
): Statement {
  const texts = heaps.each.map((h) => draft.fresh(h.name))
  const vars = new Map<string, Valued>(
    heaps.each.map(({ name: of, range }, j) => {
      draft.stored(range)
      return [of, { expr: name(texts[j] as string, 'num'), range }]
    }),
  )
  const index = draft.fresh('i')
  const i = name(index, 'int')
  let counted = false
  const inner = body(vars, () => {
    counted = true
    return i
  })
  const { list, count: given } = heaps
  if (!list) return { kind: 'groups', names: texts, count: given.expr, index, counted, body: inner }
  if (texts.length === 1 && !counted)
    return { kind: 'each', name: texts[0] as string, list, body: inner }
  const items = texts.map((text, j) => constant(text, item(list, place(heaps, i, j))))
  const count = texts.length === 1 ? size(list) : operation('/', size(list), literal(texts.length))
  return {
    kind: 'for',
    name: index,
    from: literal(1),
    to: count,
    step: 1,
    body: [...items, ...inner],
  }
}
