import type { Formula } from './tree.ts'

type Small = (n: number) => number

/**
 * The formula as a function of a number n < 2^32 that is exact: whole numbers below 2^53 only.
 * Undefined for formulas that need more (an operation it does not know, a large constant).
 */
export function compileSmall(
  formula: Formula,
  vars: Readonly<Record<string, bigint>>,
): Small | undefined {
  const build = (f: Formula): Small => {
    switch (f.op) {
      case 'int':
        return constant(f.value)
      case 'var':
        return f.name === 'n' ? (n) => n : constant(vars[f.name])
      case 'cases': {
        const list = f.cases.map((c) => [build(c.when), build(c.value)] as const)
        const otherwise = build(f.otherwise)
        return (n) => {
          for (const [when, value] of list) if (when(n) !== 0) return value(n)
          return otherwise(n)
        }
      }
      case '+':
      case '-':
      case 'mod':
      case 'div':
      case '=':
      case '<=': {
        const [a, b] = [build(f.of[0]), build(f.of[1])]
        return operation(f.op, a, b)
      }
      default:
        throw new Unknown()
    }
  }
  try {
    return build(formula)
  } catch (error) {
    if (error instanceof Unknown) return undefined
    throw error
  }
}

/** An operation or a size that the small form does not cover. */
class Unknown extends Error {}

/** Constants below 2^32 keep every sum and difference of the tree far below 2^53. */
function constant(value: bigint | undefined): Small {
  if (value === undefined || value < 0n || value >= 1n << 32n) throw new Unknown()
  const number = Number(value)
  return () => number
}

function operation(op: '+' | '-' | 'mod' | 'div' | '=' | '<=', a: Small, b: Small): Small {
  switch (op) {
    case '+':
      return (n) => a(n) + b(n)
    case '-':
      return (n) => a(n) - b(n)
    case 'mod':
      return (n) => floorMod(a(n), b(n))
    case 'div':
      return (n) => {
        const [x, y] = [a(n), b(n)]
        return (x - floorMod(x, y)) / y // a multiple of y, so nothing is rounded
      }
    case '=':
      return (n) => (a(n) === b(n) ? 1 : 0)
    case '<=':
      return (n) => (a(n) <= b(n) ? 1 : 0)
  }
}

function floorMod(x: number, y: number): number {
  const r = x % y
  return r < 0 ? r + y : r
}
