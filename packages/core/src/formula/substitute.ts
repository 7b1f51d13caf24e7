import { evaluate } from './evaluate.ts'
import type { Formula } from './tree.ts'
import { childrenOf, mapChildren, readsPosition } from './walk.ts'

/** The formula with numbers for some variables, and with what is then constant worked out. */
export function substitute(formula: Formula, vars: Readonly<Record<string, bigint>>): Formula {
  if (formula.op === 'var') {
    const value = vars[formula.name]
    return value === undefined ? formula : { op: 'int', value }
  }
  const filled = mapChildren(formula, (f) => substitute(f, vars))
  if (readsPosition(filled) || childrenOf(filled).some((f) => f.op !== 'int')) return filled
  try {
    return { op: 'int', value: evaluate(filled, { vars: {} }) }
  } catch {
    return filled // no value, as ⌊1/0⌋; a case may keep it from being asked for
  }
}
