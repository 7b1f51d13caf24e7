import { evaluate, type Formula } from '@nimber/core'

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
    case 'max':
      return both(formula.of, (a, b) => (a > b ? a : b))
    default:
      return (numbers) => {
        const vars = Object.fromEntries(names.map((name, i) => [name, numbers[i] as bigint]))
        return evaluate(formula, { vars })
      }
  }
}
