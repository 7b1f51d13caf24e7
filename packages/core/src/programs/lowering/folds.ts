import type { Formula } from '../../formula/tree.ts'
import { childrenOf, namesOf, readsPosition } from '../../formula/walk.ts'
import { type Draft, type Range, xorRange } from '../tree/draft.ts'
import { keyOf } from '../tree/key.ts'
import type { Folded, Names } from '../tree/names.ts'
import { extreme, literal, name, operation, set, variable } from '../tree/nodes.ts'
import type { Statement } from '../tree/tree.ts'
import { heapValue } from './heap-value.ts'
import { type Fold, type Heaps, overHeaps, readList } from './heaps.ts'
import { columnsFold, unpaired, unpairedFold } from './list-folds.ts'

type Aggregate = Formula & {
  op: 'xorOf' | 'oddXorOf' | 'maxOf' | 'sumOf' | 'unpairedOf' | 'columnsOf'
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
