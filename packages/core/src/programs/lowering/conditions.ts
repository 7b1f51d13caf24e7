import type { Range, Valued } from '../tree/draft.ts'
import { choice, literal, not, operation } from '../tree/nodes.ts'
import type { Comparison, Expr } from '../tree/tree.ts'

const OPPOSITE: Readonly<Record<string, Comparison>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
}

/** Whether a condition is known to hold, or known not to. */
export function isTruth(e: Expr, value: boolean): boolean {
  return e.kind === 'truth' && e.value === value
}

/** Both or one of two conditions, without what is already certain. */
export function both(op: '&&' | '||', a: Expr, b: Expr): Expr {
  const neutral = op === '&&'
  if (isTruth(a, neutral) || isTruth(b, !neutral)) return b
  if (isTruth(b, neutral) || isTruth(a, !neutral)) return a
  return operation(op, a, b)
}

/** One of two conditions, by a third, without what is already certain. */
export function choose(when: Expr, yes: Expr, no: Expr): Expr {
  if (when.kind === 'truth') return when.value ? yes : no
  if (isTruth(yes, true)) return both('||', when, no)
  if (isTruth(no, false)) return both('&&', when, yes)
  return choice(when, yes, no)
}

/** The condition that another does not hold. */
export function opposite(e: Expr): Expr {
  if (e.kind === 'truth') return { ...e, value: !e.value }
  if (e.kind === 'not') return e.of
  const op = e.kind === 'operation' ? OPPOSITE[e.op] : undefined
  return op && e.kind === 'operation' ? { ...e, op } : not(e)
}

const ZERO_ONE: Range = { least: 0n, most: 1n }

/** A condition as a number: 1 where it holds, else 0. */
export function truthValue(truth: Expr): Valued {
  if (truth.kind === 'truth') return { expr: literal(truth.value ? 1 : 0), range: ZERO_ONE }
  return { expr: choice(truth, literal(1), literal(0)), range: ZERO_ONE }
}
