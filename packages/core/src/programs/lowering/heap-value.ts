import type { Formula } from '../../formula/tree.ts'
import { childrenOf, namesOf, readsPosition } from '../../formula/walk.ts'
import type { Draft, Range, Valued } from '../tree/draft.ts'
import { keyOf } from '../tree/key.ts'
import type { Names } from '../tree/names.ts'
import { call, name } from '../tree/nodes.ts'
import { bodyOf } from './body.ts'
import { type Derived, withDerived } from './derived.ts'
import { numberOf } from './lower.ts'

/** Formulas of more nodes than this are functions of their own. */
const LONG = 5

/** The value of a formula of one heap: by a function of its own where it is long. */
export function heapValue(each: Formula, names: Names, derived: Derived, draft: Draft): Valued {
  const whole = withDerived(each, names, derived)
  const direct = numberOf(each, whole, draft)
  const short = nodes(each) <= LONG && each.op !== 'cases' && each.op !== 'periodic'
  if (short || hasFolds(each)) return direct
  const needed = [...derived.keys()].some((text) => namesOf(each).includes(text))
  const used = [...names.vars.keys()].filter((text) => needed || namesOf(each).includes(text))
  // what may be negative is the advantage of a player
  const signed = direct.range.least < 0n
  const text = draft.named(`value ${keyOf(each)}`, signed ? 'worth' : 'sg')
  const args = used.map((of) => names.vars.get(of) as Valued)
  const ranges = draft.calls(
    text,
    args.map((a) => a.range),
  )
  const params = used.map((of, i): [string, Valued] => {
    const range = ranges[i] as Range
    const type = args[i]?.expr.type === 'int' ? 'int' : draft.kind(range)
    return [of, { expr: name(of, type), range }]
  })
  const inner = withDerived(each, { ...names, vars: new Map(params) }, derived)
  const made = bodyOf(each, 'number', inner, draft)
  draft.add(text, () => ({
    name: text,
    comment: { en: 'The value of a heap.', zh: signed ? '一堆的值。' : '一堆的 SG 值。' },
    params: params.map(([of, { expr }]) => ({ name: of, type: expr.type })),
    ...made,
  }))
  const exprs = args.map((a) => a.expr)
  return { expr: call(text, exprs, made.returns), range: direct.range }
}

function nodes(f: Formula): number {
  return childrenOf(f).reduce((sum, child) => sum + nodes(child), 1)
}

function hasFolds(f: Formula): boolean {
  return readsPosition(f) || childrenOf(f).some(hasFolds)
}
