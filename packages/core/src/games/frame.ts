import type { Rules } from '../model/rules.ts'
import { countersOf, HEAPS, type OfNumbers, type Shape } from '../model/shape.ts'
import { counterRules } from '../rules/counters.ts'
import { heapRules } from '../rules/heaps.ts'
import { type CodeRule, type HeapRule, isHeapRule, type Rule } from '../rules/rule.ts'
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
  if (!isHeapRule(rule))
    return {
      rules: counterRules(rule),
      shape: countersOf(rule.names),
      look: (counters) => lookOfCounters(rule.names, counters),
    }
  const board = boardOf(rule)
  return { rules: heapRules(rule), shape: HEAPS, look: (heaps) => lookOfHeaps(heaps, board) }
}

/** The board that draws the heaps of a rule: what is taken out of a row leaves rows. */
export function boardOf(rule: HeapRule | CodeRule): PileBoard {
  return rule.kind === 'code' || rule.thenSplit ? 'rows' : 'heaps'
}
