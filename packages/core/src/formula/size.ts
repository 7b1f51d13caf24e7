import { exceptionsOf } from './periodic.ts'
import type { Formula, Numbers, Periodic } from './tree.ts'
import { childrenOf } from './walk.ts'

/**
 * The length of a formula's description: its nodes and the digits of its constants, where every
 * entry of a table or a sequence is a constant. Of two formulas that say the same the shorter is
 * the simpler.
 */
export function sizeOf(formula: Formula): number {
  const below = childrenOf(formula).reduce((sum, f) => sum + sizeOf(f), 0)
  switch (formula.op) {
    case 'int':
      return constant(formula.value)
    case 'periodic':
      return 1 + below + tableSize(formula)
    case 'automaton':
      return [...formula.next.flat(), ...formula.values].reduce(
        (sum, n) => sum + constant(n),
        1 + below,
      )
    case 'term':
    case 'part': {
      const { sequence } = formula
      if (sequence.kind === 'takeaway') return 1 + below
      return [...sequence.first, ...sequence.weights].reduce(
        (sum, n) => sum + constant(n),
        1 + below,
      )
    }
    default:
      return 1 + below
  }
}

function constant(n: bigint | number): number {
  return 1 + (n < 0 ? -n : n).toString().length
}

function tableSize(table: Periodic): number {
  const { first, values, saltus } = table
  const listed = entries(first)
  const few = Math.floor(first.length / 2)
  const exceptions = exceptionsOf(table, few + 1)
  const excepted = exceptions.reduce(
    (sum, n) => sum + constant(n) + constant(first[n] as number),
    0,
  )
  const before = exceptions.length > few ? listed : Math.min(listed, excepted)
  return before + entries(values) + (saltus === 0 ? 0 : constant(saltus))
}

function entries(numbers: Numbers): number {
  let sum = 0
  for (let i = 0; i < numbers.length; i++) {
    sum += 2
    for (let rest = Math.abs(numbers[i] as number); rest >= 10; rest = Math.floor(rest / 10)) sum++
  }
  return sum
}
