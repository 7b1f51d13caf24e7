import { lcm } from '../arith/integers.ts'
import { evaluate } from './evaluate.ts'
import { shiftOf } from './invert.ts'
import type { Formula } from './tree.ts'

/**
 * A period of the formula in the variable `n`, and where it begins, where the tree shows one: n
 * occurs only under `mod` by a constant or in a periodic table.
 */
export function periodOf(
  formula: Formula,
  vars: Readonly<Record<string, bigint>>,
): { from: bigint; period: bigint } | undefined {
  if (!mentions(formula, 'n')) return { from: 0n, period: 1n }
  if (formula.op === 'periodic' && formula.of[0].op === 'var') {
    const last = Object.keys(formula.except).reduce((m, n) => (BigInt(n) > m ? BigInt(n) : m), -1n)
    return { from: last + 1n, period: BigInt(formula.values.length) }
  }
  if (
    formula.op === 'mod' &&
    shiftOf(formula.of[0], vars) !== undefined &&
    !mentions(formula.of[1], 'n')
  )
    return { from: 0n, period: evaluate(formula.of[1], { vars }) }
  if (formula.op === 'var' || formula.op === 'int') return undefined
  return merge(childrenOf(formula).map((f) => periodOf(f, vars)))
}

function merge(
  periods: readonly ({ from: bigint; period: bigint } | undefined)[],
): { from: bigint; period: bigint } | undefined {
  let from = 0n
  let period = 1n
  for (const p of periods) {
    if (!p) return undefined
    if (p.from > from) from = p.from
    period = lcm(period, p.period)
  }
  return { from, period }
}

/** The formulas directly below a formula. */
export function childrenOf(formula: Formula): readonly Formula[] {
  if (formula.op === 'int' || formula.op === 'var') return []
  if (formula.op === 'cases')
    return [...formula.cases.flatMap((c) => [c.when, c.value]), formula.otherwise]
  return formula.of
}

function mentions(formula: Formula, name: string): boolean {
  return (
    (formula.op === 'var' && formula.name === name) ||
    childrenOf(formula).some((f) => mentions(f, name))
  )
}
