import { evaluate } from './evaluate.ts'
import { childrenOf } from './period.ts'
import type { Formula } from './tree.ts'

/** The formula with numbers for some variables, and with what is then constant worked out. */
export function substitute(formula: Formula, vars: Readonly<Record<string, bigint>>): Formula {
  if (formula.op === 'int') return formula
  if (formula.op === 'var') {
    const value = vars[formula.name]
    return value === undefined ? formula : { op: 'int', value }
  }
  const go = (f: Formula) => substitute(f, vars)
  if (formula.op === 'cases')
    return {
      ...formula,
      cases: formula.cases.map((c) => ({ when: go(c.when), value: go(c.value) })),
      otherwise: go(formula.otherwise),
    }
  const filled = { ...formula, of: formula.of.map(go) } as unknown as Formula
  const constant = childrenOf(filled).every((f) => f.op === 'int')
  return constant ? { op: 'int', value: evaluate(filled, { vars: {} }) } : filled
}
