import { finiteSet } from './amounts.ts'
import type { CodeRule, HeapRule } from './rule.ts'

/** The most a move takes and the most heaps it leaves. */
export interface Reach {
  readonly take: number
  readonly heaps: number
}

/**
 * The reach of a rule whose moves are the same for every heap; undefined for other rules, and where
 * a heap may be split into unequal heaps only.
 */
export function reachOf(rule: HeapRule | CodeRule): Reach | undefined {
  if (rule.kind === 'code') {
    const most = rule.digits.reduce((m, d) => Math.max(m, d), 0)
    return { take: rule.digits.length - 1, heaps: most >= 8 ? 3 : most >= 4 ? 2 : 1 }
  }
  if (rule.split === 'unequal' || rule.into) return undefined
  const set = rule.take ? finiteSet(rule.take) : []
  const take = Number(set?.at(-1) ?? 0n)
  if (!set || !Number.isSafeInteger(take)) return undefined
  return { take, heaps: rule.split || rule.thenSplit ? 2 : 1 }
}
