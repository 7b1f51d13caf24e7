import type { Rules } from '../model/rules.ts'
import { countersOf, HEAPS, type OfNumbers, type Shape } from '../model/shape.ts'
import { counterRules, tuplesOf } from '../rules/counters.ts'
import { heapRules } from '../rules/heaps.ts'
import {
  type CodeRule,
  type CounterRule,
  type HeapRule,
  isHeapRule,
  mayLeave,
  type Rule,
} from '../rules/rule.ts'
import type { PileBoard, PilesLook } from './game.ts'
import { lookOfCounters, lookOfHeaps } from './look.ts'

type Numbers = readonly bigint[]

/** What a rule of the rule language says of its positions. */
export interface Frame {
  readonly rules: Rules<Numbers>
  readonly shape: Shape<Numbers> & OfNumbers<Numbers>
  look(position: Numbers): PilesLook
}

/** The positions of a rule: heaps, or counters with names. */
export function frameOf(rule: Rule): Frame {
  if (!isHeapRule(rule) && mayLeave(rule))
    return {
      rules: counterRules(rule),
      shape: tuplesShape(rule),
      look: (counters) => lookOfTuples(rule.names, tuplesOf(rule, counters)),
    }
  if (!isHeapRule(rule))
    return {
      rules: counterRules(rule),
      shape: countersOf(rule.names),
      look: (counters) => ({
        ...lookOfCounters(rule.names, counters),
        ...(rule.of === 'heaps' && { heaped: true }),
      }),
    }
  const board = boardOf(rule)
  return { rules: heapRules(rule), shape: HEAPS, look: (heaps) => lookOfHeaps(heaps, board) }
}

/** Positions of counters with names, one behind the other. */
function tuplesShape(rule: CounterRule): Frame['shape'] {
  const { names } = rule
  return {
    kind: 'records',
    names,
    records: (counters) =>
      tuplesOf(rule, counters).map((tuple) =>
        Object.fromEntries(names.map((name, i) => [name, tuple[i] ?? 0n])),
      ),
    fromRecords: (records) => records.flatMap((record) => names.map((name) => record[name] ?? 0n)),
    numbers: (counters) => counters,
    position: (numbers) => numbers,
  }
}

function lookOfTuples(names: readonly string[], tuples: readonly Numbers[]): PilesLook {
  const piles = tuples.flatMap((tuple, i) =>
    tuple.map((size, j) => ({ label: `${names[j]}${tuples.length > 1 ? i + 1 : ''}`, size })),
  )
  return { kind: 'piles', piles, board: 'heaps', notes: [] }
}

/** The board that draws the heaps of a rule: what is taken out of a row leaves rows. */
export function boardOf(rule: HeapRule | CodeRule): PileBoard {
  return rule.kind === 'code' || rule.thenSplit ? 'rows' : 'heaps'
}
