import type { Automaton } from '../automata/automaton.ts'
import { digitsOf, numberOf } from '../automata/digits.ts'
import { Solutions } from '../automata/solutions.ts'
import { optionRelations } from '../certify/automata/prove-values.ts'
import type { HeapValues } from '../model/heap-values.ts'
import type { HeapRule } from '../rules/rule.ts'
import { type AutomatonData, automataOf } from './automaton-data.ts'

/** The values of heaps by an automaton that reads n and v, and the moves to a value. */
export function automatonValues(data: AutomatonData, rule: HeapRule): HeapValues {
  const { arithmetic, sets } = automataOf(data)
  const { system } = arithmetic
  const [values] = sets as [Automaton]
  const read = (n: bigint) => digitsOf(system, n)
  let relations: readonly OptionRelation[] | undefined
  return {
    at: (n) => {
      for (const { at } of new Solutions(values, { n: read(n) }, ['v']).runs())
        return numberOf(system, at(0n).v ?? [])
      throw new TypeError(`no value of a heap`)
    },
    *leading(heap, target) {
      relations ??= optionRelations(rule, values, arithmetic) ?? []
      for (const { set, left } of relations) {
        const found = new Solutions(set, { n: read(heap), w: read(target) }, left)
        for (const { count, at } of found.runs())
          yield {
            count,
            at: (i) => {
              const digits = at(i)
              return left.map((track) => numberOf(system, digits[track] ?? []))
            },
          }
      }
    },
  }
}

/** Heaps n, values w and what a move leaves: one heap m, or two heaps a ≤ b. */
interface OptionRelation {
  readonly set: Automaton
  readonly left: readonly string[]
}
