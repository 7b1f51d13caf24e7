import { type Game, isHeapRule, type Quotient } from '@nimber/core'
import { wrongQuotient } from './words.ts'

/** The rule of a game of heaps; throws a UsageError for other games. */
export function heapRuleOf({ rule, name }: Game<unknown>): Quotient['rule'] {
  if (rule && isHeapRule(rule)) return rule
  throw wrongQuotient((say) => say.notHeaps(name))
}
