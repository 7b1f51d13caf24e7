import type { Period } from '../arith/period.ts'
import type { Formula } from '../formula/tree.ts'

const CONSTANT: Period = { from: 0, length: 1, saltus: 0 }

/** The period with which a formula of n goes on for ever, read off its tree; undefined where the tree does not tell. */
export function risingPeriodOf(formula: Formula): Period | undefined {
  switch (formula.op) {
    case 'int':
      return CONSTANT
    case 'var':
      return formula.name === 'n' ? { from: 0, length: 1, saltus: 1 } : undefined
    case 'periodic':
      return formula.of[0].op === 'var' && formula.of[0].name === 'n'
        ? { from: formula.first.length, length: formula.values.length, saltus: formula.saltus }
        : undefined
    case '+':
      return together(formula.of, ([a = 0, b = 0]) => a + b)
    case '-':
      return together(formula.of, ([a = 0, b = 0]) => a - b)
    case '*': {
      const [factor, other] = formula.of
      if (factor.op !== 'int') return undefined
      return together([other], ([a = 0]) => Number(factor.value) * a)
    }
    case 'div':
    case 'mod':
      return divided(formula.op, formula.of)
    case '=':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const limit = limitOf(formula)
      if (limit !== undefined) return { ...CONSTANT, from: limit + 1 }
      return together(formula.of, ([a = 0, b = 0]) => (a === b ? 0 : undefined))
    }
    case 'min':
    case 'max':
      return together(formula.of, ([a = 0, b = 0]) => (a === b ? a : undefined))
    case 'xor':
    case 'nimProduct':
    case 'and':
    case 'or':
    case 'not':
      return together(formula.of, (saltus) => (saltus.every((s) => s === 0) ? 0 : undefined))
    case 'cases':
      return ofCases(formula)
    default:
      return undefined
  }
}

/** The number that n is compared with, where a formula is such a comparison. */
function limitOf(formula: Formula): number | undefined {
  if (!('of' in formula) || formula.of.length !== 2) return undefined
  const [left, right] = formula.of as readonly [Formula, Formula]
  return left.op === 'var' && left.name === 'n' && right.op === 'int'
    ? Number(right.value)
    : undefined
}

/** Cases that end with a number, n = 3 or n < 7, count only up to there. */
function ofCases(formula: Formula & { op: 'cases' }): Period | undefined {
  const ends = (when: Formula) => (['=', '<', '<='].includes(when.op) ? limitOf(when) : undefined)
  const lasting = formula.cases.filter((c) => ends(c.when) === undefined)
  const values = [...lasting.map((c) => c.value), formula.otherwise]
  const found = together([...lasting.map((c) => c.when), ...values], (saltus) => {
    const [steady, rises] = [saltus.slice(0, lasting.length), saltus.slice(lasting.length)]
    return steady.every((s) => s === 0) && rises.every((s) => s === rises[0]) ? rises[0] : undefined
  })
  const from = formula.cases.map((c) => (ends(c.when) ?? -1) + 1)
  return found && { ...found, from: Math.max(found.from, ...from) }
}

/** The period of something made of several, given how its saltus is made of theirs. */
function together(
  formulas: readonly Formula[],
  saltusOf: (saltus: readonly number[]) => number | undefined,
): Period | undefined {
  const parts: Period[] = []
  for (const formula of formulas) {
    const part = risingPeriodOf(formula)
    if (!part) return undefined
    parts.push(part)
  }
  const length = parts.reduce((p, part) => commonLength(p, part.length), 1)
  const saltus = saltusOf(parts.map((part) => (part.saltus * length) / part.length))
  if (saltus === undefined || !safe(length) || !safe(saltus)) return undefined
  return { from: Math.max(0, ...parts.map((part) => part.from)), length, saltus }
}

function divided(op: 'div' | 'mod', [of, by]: readonly [Formula, Formula]): Period | undefined {
  const part = risingPeriodOf(of)
  if (!part || by.op !== 'int' || by.value <= 0n) return undefined
  const divisor = Number(by.value)
  // after this many periods the dividend has grown by a multiple of the divisor
  const times = divisor / gcd(Math.abs(part.saltus), divisor)
  const [length, rise] = [part.length * times, part.saltus * times]
  if (!safe(length) || !safe(rise)) return undefined
  return { from: part.from, length, saltus: op === 'div' ? rise / divisor : 0 }
}

/** Sums and differences of a few such numbers are exact. */
function safe(n: number): boolean {
  return Math.abs(n) < 2 ** 45
}

/** The greatest common divisor of two numbers that are not negative. */
function gcd(a: number, b: number): number {
  let [x, y] = [a, b]
  while (y > 0) [x, y] = [y, x % y]
  return x
}

/** The least common multiple of two positive numbers. */
export function commonLength(a: number, b: number): number {
  return (a / gcd(a, b)) * b
}
