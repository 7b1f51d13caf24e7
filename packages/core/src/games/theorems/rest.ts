import type { Rule } from '../../rules/rule.ts'
import type { Args } from '../game.ts'

/** The p and q of `take p..q or all when fewer than p`; undefined for other rules. */
export function restParams(rule: Rule): Args | undefined {
  if (
    rule.kind !== 'heap' ||
    rule.split ||
    rule.thenSplit ||
    rule.into ||
    rule.take?.kind !== 'union'
  )
    return undefined
  const [range, rest, more] = rule.take.of
  if (range?.kind !== 'range' || rest?.kind !== 'rest' || more || rest.below !== range.from)
    return undefined
  return { p: range.from, q: range.to }
}
