import { evaluate } from './evaluate.ts'
import { type Formula, isCondition } from './tree.ts'
import { childrenOf, mapChildren, readsPosition } from './walk.ts'

/** The formula with numbers for some variables, and with what is then constant worked out. */
export function substitute(formula: Formula, vars: Readonly<Record<string, bigint>>): Formula {
  if (formula.op === 'var') {
    const value = vars[formula.name]
    return value === undefined ? formula : { op: 'int', value }
  }
  const filled = mapChildren(formula, (f) => substitute(f, vars))
  if (readsPosition(filled) || childrenOf(filled).some((f) => f.op !== 'int'))
    return settled(filled)
  try {
    return { op: 'int', value: evaluate(filled, { vars: {} }) }
  } catch {
    return filled // no value, as ⌊1/0⌋; a case may keep it from being asked for
  }
}

/** Without cases that never hold or stand behind one that always does, and conditions that decide nothing. */
function settled(formula: Formula): Formula {
  if (formula.op === 'cases') {
    const open = formula.cases.filter(({ when }) => !isNumber(when, false))
    const always = open.findIndex(({ when }) => isNumber(when, true))
    const cases = always < 0 ? open : open.slice(0, always)
    const otherwise = open[always]?.value ?? formula.otherwise
    if (cases.length === 0) return otherwise
    return otherwise.op === 'cases'
      ? { ...otherwise, cases: [...cases, ...otherwise.cases] }
      : { op: 'cases', cases, otherwise }
  }
  if (formula.op !== 'and' && formula.op !== 'or') return formula
  const [first, second] = formula.of
  const passes = formula.op === 'and'
  if (isNumber(first, passes)) return second
  // where the first one passes, the value is that of the second: it must be what the first says
  const idle = passes ? 1n : 0n
  if (second.op === 'int' && second.value === idle && isCondition(first)) return first
  return isNumber(first, !passes) ? { op: 'int', value: passes ? 0n : 1n } : formula
}

/** Whether a condition is a number that says yes, or no. */
function isNumber(formula: Formula, yes: boolean): boolean {
  return formula.op === 'int' && (formula.value !== 0n) === yes
}
