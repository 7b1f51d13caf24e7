import { modulo } from '../arith/integers.ts'
import type { Residues } from '../model/heap-values.ts'
import { evaluate } from './evaluate.ts'
import type { Formula } from './tree.ts'

type Vars = Readonly<Record<string, bigint>>

/**
 * Where lo ≤ formula ≤ hi for n ≥ 0, read off the tree: n itself, n + c, and these under mod c,
 * + c, − c and ⌊ ÷ c⌋. Undefined for other trees.
 */
export function whereBetween(
  formula: Formula,
  lo: bigint,
  hi: bigint,
  vars: Vars,
): Residues[] | undefined {
  if (formula.op === 'var')
    return formula.name === 'n' ? [{ lo: lo < 0n ? 0n : lo, hi, period: 0n }] : undefined
  if (formula.op !== '+' && formula.op !== '-' && formula.op !== 'div' && formula.op !== 'mod')
    return undefined
  const [inner, by] = formula.of
  const constant = constantOf(by, vars)
  if (constant === undefined) return undefined
  switch (formula.op) {
    case '+':
      return whereBetween(inner, lo - constant, hi - constant, vars)
    case '-':
      return whereBetween(inner, lo + constant, hi + constant, vars)
    case 'div':
      return whereBetween(inner, lo * constant, hi * constant + constant - 1n, vars)
    case 'mod': {
      const shift = shiftOf(inner, vars)
      if (shift === undefined) return undefined
      return classes(lo < 0n ? 0n : lo, hi < constant ? hi : constant - 1n, shift, constant)
    }
  }
}

/** Where lo ≤ (n + shift) mod period ≤ hi: one range of residues, or two when it wraps around. */
function classes(lo: bigint, hi: bigint, shift: bigint, period: bigint): Residues[] {
  if (lo > hi) return []
  if (hi - lo + 1n === period) return [{ lo: 0n, hi: period - 1n, period }]
  const [from, to] = [modulo(lo - shift, period), modulo(hi - shift, period)]
  if (from <= to) return [{ lo: from, hi: to, period }]
  return [
    { lo: 0n, hi: to, period },
    { lo: from, hi: period - 1n, period },
  ]
}

/** The c of a formula n + c; undefined for others. */
export function shiftOf(formula: Formula, vars: Vars): bigint | undefined {
  if (formula.op === 'var') return formula.name === 'n' ? 0n : undefined
  if (formula.op !== '+' && formula.op !== '-') return undefined
  const inner = shiftOf(formula.of[0], vars)
  const constant = constantOf(formula.of[1], vars)
  if (inner === undefined || constant === undefined) return undefined
  return formula.op === '+' ? inner + constant : inner - constant
}

/** The value of a formula without n; undefined where n occurs. */
function constantOf(formula: Formula, vars: Vars): bigint | undefined {
  try {
    return evaluate(formula, { vars })
  } catch {
    return undefined
  }
}
