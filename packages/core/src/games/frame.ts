import type { Rules } from '../model/rules.ts'
import { countersOf, HEAPS, type OfNumbers, type Shape } from '../model/shape.ts'
import { counterRules } from '../rules/counters.ts'
import { heapRules } from '../rules/heaps.ts'
import { isHeapRule, type Rule } from '../rules/rule.ts'
import type { PilesLook } from './game.ts'
import { lookOfCounters, lookOfHeaps } from './look.ts'

type Numbers = readonly bigint[]

/** What a rule of the rule language says of its positions. */
export interface Frame {
  readonly rules: Rules<Numbers>
  readonly shape: Shape<Numbers> & OfNumbers<Numbers>
  look(position: Numbers): PilesLook
}

/** The positions of a rule: heaps, or counters with names. What is taken out of a row leaves rows. */
export function frameOf(rule: Rule): Frame {
  if (!isHeapRule(rule))
    return {
      rules: counterRules(rule),
      shape: countersOf(rule.names),
      look: (counters) => lookOfCounters(rule.names, counters),
    }
  const board = rule.kind === 'code' || rule.thenSplit ? 'rows' : 'heaps'
  return { rules: heapRules(rule), shape: HEAPS, look: (heaps) => lookOfHeaps(heaps, board) }
}
