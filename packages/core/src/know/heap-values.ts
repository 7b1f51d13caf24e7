import type { Period } from '../arith/period.ts'
import { evaluate } from '../formula/evaluate.ts'
import type { Theorem } from '../games/theorem.ts'
import type { Budget } from '../model/budget.ts'
import type { HeapValues, Residues } from '../model/heap-values.ts'
import type { CodeRule, HeapRule } from '../rules/rule.ts'
import { tableOf } from '../values/table.ts'
import { automatonValues } from './automaton-values.ts'
import type { HeapKnowledge } from './knowledge.ts'

/** The values of heaps that are known, ready to be asked for; a theorem knows where they are. */
export function heapValues(
  known: HeapKnowledge,
  rule: HeapRule | CodeRule,
  theorem: Theorem<unknown> | undefined,
  budget: Budget,
): HeapValues {
  switch (known.by) {
    case 'formula':
      return theorem?.heaps ?? { at: (n) => evaluate(known.formula, { vars: { n } }) }
    case 'period':
      return {
        ...periodicValues(known.period, firstValues(known, rule, budget)),
        // values that repeat as they are tell moves in whole classes, which can be counted
        ...(known.automaton &&
          known.period.saltus > 0 &&
          rule.kind === 'heap' && { leading: automatonValues(known.automaton, rule).leading }),
      }
    case 'automaton':
      if (rule.kind !== 'heap') throw new TypeError('a code has no automaton')
      return automatonValues(known.data, rule)
    case 'table': {
      const table = tableOf(rule)
      return { at: (n) => BigInt(table.at(Number(n))) }
    }
  }
}

/** The values up to the end of the first period. */
function firstValues(
  { period, values }: HeapKnowledge & { by: 'period' },
  rule: HeapRule | CodeRule,
  budget: Budget,
): (heap: number) => number {
  if (values) return (heap) => values[heap] as number
  const table = tableOf(rule)
  table.extend(period.from + period.length - 1, budget)
  return (heap) => table.at(heap)
}

function periodicValues(period: Period, first: (heap: number) => number): HeapValues {
  const { saltus } = period
  const [from, length] = [BigInt(period.from), BigInt(period.length)]
  const at = (heap: bigint) => {
    if (heap < from + length) return BigInt(first(Number(heap)))
    const turns = (heap - from) / length
    return BigInt(saltus) * turns + BigInt(first(Number(heap - turns * length)))
  }
  if (saltus === 0) return { at, periodic: { from, length, saltus: 0n } }
  // each place of the period has a value once at the most
  const where = function* (value: bigint, limit: bigint): Generator<Residues> {
    for (let heap = 0; heap < period.from + period.length; heap++) {
      const above = value - BigInt(first(heap))
      if (above < 0n || above % BigInt(saltus) !== 0n || (heap < period.from && above > 0n))
        continue
      const place = BigInt(heap) + (above / BigInt(saltus)) * length
      if (place <= limit) yield { lo: place, hi: place, period: 0n }
    }
  }
  return { at, where }
}
