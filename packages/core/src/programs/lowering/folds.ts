import { bitLength } from '../../arith/integers.ts'
import type { Formula } from '../../formula/tree.ts'
import { childrenOf, namesOf, readsPosition } from '../../formula/walk.ts'
import { type Draft, type Range, type Valued, xorRange } from '../tree/draft.ts'
import { keyOf } from '../tree/key.ts'
import type { Folded, Names } from '../tree/names.ts'
import {
  cast,
  constant,
  extreme,
  item,
  literal,
  name,
  operation,
  set,
  size,
  variable,
} from '../tree/nodes.ts'
import type { Expr, Statement } from '../tree/tree.ts'
import { type Derived, heapValue } from './heap-value.ts'
import { columnsFold, unpaired, unpairedFold } from './list-folds.ts'
import type { WholeQuotient } from './quotient-fold.ts'

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

type Aggregate = Formula & {
  op: 'xorOf' | 'oddXorOf' | 'maxOf' | 'sumOf' | 'unpairedOf' | 'columnsOf'
}

/** A running total over the heaps. */
export interface Fold extends Folded {
  /** What stands before the loop; asked for when the loop is known. */
  readonly before: readonly Statement[]
  step(value: Valued, index: () => Expr): readonly Statement[]
}

/** The statements that fold all aggregates of a formula over the heaps, and what they then are. */
export function foldAll(
  f: Formula,
  heaps: Heaps,
  outer: Names,
  draft: Draft,
): { statements: readonly Statement[]; names: Names } {
  for (const { range } of heaps.each) draft.stored(range)
  const levels = levelsOf(f)
  const statements: Statement[] = []
  let [names, source] = [outer, heaps]
  const [only, second] = levels.flatMap((level) => [...level])
  const sorted = only !== undefined && !second && isUnpaired(only[1], heaps)
  if (!heaps.list && (levels.length > 1 || sorted)) {
    const kept = keep(heaps, draft)
    statements.push(...kept.statements)
    source = kept.heaps
  }
  const add = (folds: ReadonlyMap<string, Folded>) => {
    names = { ...names, folds: new Map([...names.folds, ...folds]) }
  }
  const { list } = source
  if (sorted && list) {
    add(new Map([[only[0], { value: () => unpaired(list, source.count.range, draft) }]]))
    return { statements, names }
  }
  for (const level of levels) {
    const folds = new Map(
      [...level].map(([key, of]) => [key, { of, fold: foldOf(of, source, names, draft) }]),
    )
    const loop = overHeaps(source, draft, (vars, index) => {
      const inner = { ...names, vars: new Map([...names.vars, ...vars]) }
      const indexed = [...level.values()].some((g) => namesOf(g.of[0]).includes(source.index ?? ''))
      if (source.index && indexed)
        inner.vars.set(source.index, { expr: index(), range: source.count.range })
      return [...folds.values()].flatMap(({ of, fold }) =>
        fold.step(heapValue(of.of[0], inner, source.derived ?? new Map(), draft), index),
      )
    })
    for (const { fold } of folds.values()) statements.push(...fold.before)
    statements.push(loop)
    add(new Map([...folds].map(([key, { fold }]) => [key, fold])))
  }
  return { statements, names }
}

/** Whether an aggregate asks for the unpaired heaps, as they are read. */
function isUnpaired({ op, of: [of] }: Aggregate, { each: [each, more] }: Heaps): boolean {
  return op === 'unpairedOf' && of.op === 'var' && of.name === each?.name && more === undefined
}

/** The aggregates of a formula by their keys, those that contain no others first. */
function levelsOf(f: Formula): readonly ReadonlyMap<string, Aggregate>[] {
  const levels: Map<string, Aggregate>[] = []
  const visit = (g: Formula): number => {
    if (g.op === 'treeOf') return 0
    const depth = Math.max(0, ...childrenOf(g).map(visit))
    if (!readsPosition(g) || g.op === 'matching') return depth
    levels[depth] ??= new Map()
    levels[depth]?.set(keyOf(g), g as Aggregate)
    return depth + 1
  }
  visit(f)
  return levels
}

/** Reads all heaps into a list. */
function keep(heaps: Heaps, draft: Draft): { statements: readonly Statement[]; heaps: Heaps } {
  const { each, count } = heaps
  const list = name(draft.fresh('h'), 'nums')
  const width = BigInt(each.length)
  const size = width === 1n ? count.expr : operation('*', count.expr, literal(width))
  return {
    statements: [readList(list.name, size, count.range.most * width, draft)],
    heaps: { ...heaps, list },
  }
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

function foldOf(f: Aggregate, heaps: Heaps, names: Names, draft: Draft): Fold {
  if (f.op === 'unpairedOf') return unpairedFold(heaps, draft)
  if (f.op === 'columnsOf') return columnsFold(f.of[1], names, draft)
  const { op } = f
  const text = draft.fresh({ xorOf: 'x', oddXorOf: 'x', maxOf: 'top', sumOf: 's' }[op])
  const total = name(text, 'num')
  let range: Range = { least: 0n, most: 0n }
  return {
    before: [variable(text, literal(0, 'num'))],
    step(value, index) {
      range = totalRange(op, value.range, heaps.count.range.most)
      draft.stored(range)
      if (op !== 'maxOf' && op !== 'sumOf') draft.bits(value.range)
      if (op === 'maxOf') return [set(total, extreme('max', total, value.expr))]
      const add = set(total, value.expr, op === 'sumOf' ? '+' : '^')
      if (op !== 'oddXorOf') return [add]
      const odd = operation('==', operation('%', index(), literal(2)), literal(1))
      return [{ kind: 'if', when: odd, yes: [add] }]
    },
    value: () => ({ expr: total, range }),
  }
}

function totalRange(
  op: 'xorOf' | 'oddXorOf' | 'maxOf' | 'sumOf',
  { least, most }: Range,
  count: bigint,
): Range {
  const zero = { least: least < 0n ? least : 0n, most: most > 0n ? most : 0n }
  if (op === 'maxOf') return { least: 0n, most: zero.most }
  if (op === 'sumOf') return { least: count * zero.least, most: count * zero.most }
  return xorRange(zero)
}

/** The number of binary digits that numbers of a range may have. */
export function digitsOf({ most }: Range): number {
  return Math.max(1, bitLength(most))
}
