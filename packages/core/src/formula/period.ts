import { lcm } from '../arith/integers.ts'
import type { Period } from '../arith/period.ts'
import { evaluate } from './evaluate.ts'
import { shiftOf } from './invert.ts'
import type { Formula } from './tree.ts'
import { childrenOf, namesOf } from './walk.ts'

/**
 * A period of the formula in the variable `n`, and where it begins, where the tree shows one: n
 * occurs only under `mod` by a constant or in a periodic table.
 */
export function periodOf(
  formula: Formula,
  vars: Readonly<Record<string, bigint>>,
): Period<bigint> | undefined {
  if (!namesOf(formula).includes('n')) return { from: 0n, length: 1n, saltus: 0n }
  if (formula.op === 'periodic' && formula.of[0].op === 'var')
    return formula.saltus === 0
      ? { from: BigInt(formula.first.length), length: BigInt(formula.values.length), saltus: 0n }
      : undefined
  if (
    formula.op === 'mod' &&
    shiftOf(formula.of[0], vars) !== undefined &&
    !namesOf(formula.of[1]).includes('n')
  )
    return { from: 0n, length: evaluate(formula.of[1], { vars }), saltus: 0n }
  if (formula.op === 'var' || formula.op === 'int') return undefined
  return merge(childrenOf(formula).map((f) => periodOf(f, vars)))
}

function merge(periods: readonly (Period<bigint> | undefined)[]): Period<bigint> | undefined {
  let from = 0n
  let length = 1n
  for (const p of periods) {
    if (!p) return undefined
    if (p.from > from) from = p.from
    length = lcm(length, p.length)
  }
  return { from, length, saltus: 0n }
}
