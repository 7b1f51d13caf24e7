import { childrenOf, evaluate, type Formula, nimProduct32 } from '@nimber/core'

/** The number of a case with a name. */
export function the(name: string): Formula {
  return { op: 'var', name }
}

/** A number that is always the same. */
export function always(value: bigint | number): Formula {
  return { op: 'int', value: BigInt(value) }
}

/** The number of a case with a name, less one. */
export function lessOne(name: string): Formula {
  return { op: '-', of: [the(name), always(1)] }
}

/** Whether the number of a case with a name has a value. */
export function isNumber(name: string, value: number): Formula {
  return { op: '=', of: [the(name), always(value)] }
}

/** The names that a formula speaks of. */
export function namesIn(formula: Formula): readonly string[] {
  return formula.op === 'var' ? [formula.name] : childrenOf(formula).flatMap(namesIn)
}

type Numbers = readonly bigint[]

function modulo(a: bigint, b: bigint): bigint {
  const rest = a % b
  return rest < 0n ? rest + b : rest
}

/** The value of a formula of numbers with these names, in this order; what is simple is compiled. */
export function reader(formula: Formula, names: readonly string[]): (numbers: Numbers) => bigint {
  const both = (of: readonly [Formula, Formula], join: (a: bigint, b: bigint) => bigint) => {
    const [left, right] = [reader(of[0], names), reader(of[1], names)]
    return (numbers: Numbers) => join(left(numbers), right(numbers))
  }
  switch (formula.op) {
    case 'int':
      return () => formula.value
    case 'var': {
      const index = names.indexOf(formula.name)
      if (index < 0) throw new TypeError(`no number is called ${formula.name}`)
      return (numbers) => numbers[index] as bigint
    }
    case '+':
      return both(formula.of, (a, b) => a + b)
    case '-':
      return both(formula.of, (a, b) => a - b)
    case 'mod':
      return both(formula.of, modulo)
    case '=':
      return both(formula.of, (a, b) => (a === b ? 1n : 0n))
    case '<':
      return both(formula.of, (a, b) => (a < b ? 1n : 0n))
    case '<=':
      return both(formula.of, (a, b) => (a <= b ? 1n : 0n))
    case '>':
      return both(formula.of, (a, b) => (a > b ? 1n : 0n))
    case '>=':
      return both(formula.of, (a, b) => (a >= b ? 1n : 0n))
    case 'and': {
      const [left, right] = [reader(formula.of[0], names), reader(formula.of[1], names)]
      return (numbers) => (left(numbers) !== 0n ? right(numbers) : 0n)
    }
    case 'max':
      return both(formula.of, (a, b) => (a > b ? a : b))
    default:
      return (numbers) => {
        const vars = Object.fromEntries(names.map((name, i) => [name, numbers[i] as bigint]))
        return evaluate(formula, { vars })
      }
  }
}

type Small = (numbers: readonly number[]) => number

/** Formulas of at most so many steps stay below 2^53 in size where the numbers are below 2^32. */
const MOST_STEPS = 16

/**
 * What `reader` gives, in plain numbers, for numbers below 2^32; undefined where it could need
 * more than 2^53.
 */
export function smallReader(formula: Formula, names: readonly string[]): Small | undefined {
  let steps = 0
  const read = (f: Formula): Small | undefined => {
    if (++steps > MOST_STEPS) return undefined
    if (f.op === 'int') {
      const value = Number(f.value)
      return Math.abs(value) < 2 ** 32 ? () => value : undefined
    }
    if (f.op === 'var') {
      const index = names.indexOf(f.name)
      return index < 0 ? undefined : (numbers) => numbers[index] as number
    }
    if (f.op !== '+' && f.op !== '-' && f.op !== 'mod' && f.op !== 'max' && f.op !== 'nimProduct')
      return undefined
    const [left, right] = [read(f.of[0]), read(f.of[1])]
    if (!left || !right) return undefined
    switch (f.op) {
      case 'nimProduct':
        return f.of.every(isWord) ? (n) => nimProduct32(left(n), right(n)) : undefined
      case '+':
        return (n) => left(n) + right(n)
      case '-':
        return (n) => left(n) - right(n)
      case 'max':
        return (n) => Math.max(left(n), right(n))
      case 'mod':
        return (n) => {
          const [by, rest] = [right(n), left(n) % right(n)]
          return rest < 0 ? rest + by : rest
        }
    }
  }
  return read(formula)
}

/** Whether a formula of numbers below 2^32 is itself such a number, and not negative. */
function isWord(f: Formula): boolean {
  if (f.op === 'nimProduct') return f.of.every(isWord)
  return f.op === 'var' || (f.op === 'int' && f.value >= 0n)
}
