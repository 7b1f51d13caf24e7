import type { Comparison, Expr, Kind, Operator, Statement, Type } from './tree.ts'

export function literal(value: bigint | number, type: Kind = 'int'): Expr {
  return { kind: 'literal', value: BigInt(value), type }
}

export function name(text: string, type: Type): Expr & { readonly kind: 'name' } {
  return { kind: 'name', name: text, type }
}

const RANK: Readonly<Record<Kind, number>> = { int: 0, num: 1, wide: 2 }

/** The kind of a type of numbers. */
export function kindOf({ type }: Expr): Kind {
  if (type === 'int' || type === 'num' || type === 'wide') return type
  throw new TypeError(`code: ${type} for a number`)
}

/** The larger of some kinds. */
function joined(...kinds: readonly Kind[]): Kind {
  return kinds.reduce((a, b) => (RANK[b] > RANK[a] ? b : a), 'int')
}

/** The same number as one of another kind. */
export function cast(of: Expr, type: Kind): Expr {
  if (of.type === type) return of
  if (of.kind === 'literal') return { ...of, type }
  return { kind: 'cast', of, type }
}

const COMPARISONS: ReadonlySet<string> = new Set<Comparison>(['==', '!=', '<', '<=', '>', '>='])

export function isComparison(op: Operator): op is Comparison {
  return COMPARISONS.has(op)
}

/** An operation on numbers of one kind, the larger of theirs unless a larger one is asked for. */
export function operation(op: Operator, a: Expr, b: Expr, least: Kind = 'int'): Expr {
  if (a.type === 'bool' && b.type === 'bool')
    return { kind: 'operation', op, of: [a, b], type: 'bool' }
  const kind = joined(kindOf(a), kindOf(b), least)
  return {
    kind: 'operation',
    op,
    of: [cast(a, kind), cast(b, kind)],
    type: isComparison(op) ? 'bool' : kind,
  }
}

export function not(of: Expr): Expr {
  return { kind: 'not', of, type: 'bool' }
}

export function choice(when: Expr, yes: Expr, no: Expr): Expr {
  if (yes.type === 'bool' || yes.type === 'text')
    return { kind: 'choice', when, yes, no, type: yes.type }
  const type = joined(kindOf(yes), kindOf(no))
  return { kind: 'choice', when, yes: cast(yes, type), no: cast(no, type), type }
}

export function call(text: string, args: readonly Expr[], type: Type): Expr {
  return { kind: 'call', name: text, args, type }
}

/** The smaller or the larger of two numbers. */
export function extreme(which: 'min' | 'max', a: Expr, b: Expr): Expr {
  const type = joined(kindOf(a), kindOf(b))
  return { kind: 'builtin', name: which, args: [cast(a, type), cast(b, type)], type }
}

export function size(list: Expr): Expr {
  return { kind: 'builtin', name: 'size', args: [list], type: 'int' }
}

export function item(list: Expr, index: Expr): Expr {
  return {
    kind: 'item',
    list,
    index: cast(index, 'int'),
    type: list.type === 'nums' ? 'num' : 'int',
  }
}

export const READ: Expr = { kind: 'read', type: 'num' }

/** The assignment of a value, or of the result of an operation with it. */
export function set(
  to: Expr,
  value: Expr,
  op: (Statement & { kind: 'set' })['op'] = '',
): Statement {
  return { kind: 'set', to, op, value: value.type === 'bool' ? value : cast(value, kindOf(to)) }
}

/** A new variable that changes later. */
export function variable(text: string, value: Expr): Statement {
  return { kind: 'let', name: text, value, type: value.type }
}

/** A new variable that keeps its value. */
export function constant(text: string, value: Expr): Statement {
  return { kind: 'let', name: text, value, type: value.type, fixed: true }
}

export function text(value: string): Expr {
  return { kind: 'text', value, type: 'text' }
}

export function returns(value: Expr): Statement {
  return { kind: 'return', value }
}
