import type { Ways } from '@nimber/kernels'
import { amountsFrom, finiteSet } from '../rules/amounts.ts'
import type { Amounts, CodeRule, HeapRule } from '../rules/rule.ts'

/** The most a move takes and the most heaps it leaves, where a rule has such bounds. */
export interface Reach {
  readonly take: number
  readonly heaps: number
}

/** The largest amount that periods are looked for with. */
const FARTHEST = 1_000_000n

/** The reach of a rule whose moves are the same for every heap; undefined for other rules. */
export function reachOf(rule: HeapRule | CodeRule): Reach | undefined {
  if (rule.kind === 'code') {
    const most = rule.digits.reduce((m, d) => Math.max(m, d), 0)
    return { take: rule.digits.length - 1, heaps: most >= 8 ? 3 : most >= 4 ? 2 : 1 }
  }
  if (rule.split === 'unequal') return undefined
  const set = rule.take ? finiteSet(rule.take) : []
  const last = set?.at(-1) ?? 0n
  if (!set || last > FARTHEST) return undefined
  return { take: Number(last), heaps: rule.split || rule.thenSplit ? 2 : 1 }
}

/** The ways to move in heaps up to `last`, for a rule whose amounts do not depend on the heap. */
export function waysOf(rule: HeapRule | CodeRule, last: number): Ways {
  if (rule.kind === 'code') {
    const having = (bit: number) =>
      [...rule.digits.keys()].filter((i) => (rule.digits[i] as number) & bit)
    return {
      all: having(1).filter((take) => take > 0),
      one: having(2),
      two: having(4),
      three: having(8),
      unequal: false,
      longest: rule.digits.length - 1,
    }
  }
  const takes = rule.take ? listAmounts(rule.take, last) : []
  const split = rule.split ? [0] : []
  return {
    all: takes,
    one: takes,
    two: rule.thenSplit ? [...split, ...takes] : split,
    three: [],
    unequal: rule.split === 'unequal',
    longest: takes.at(-1) ?? 0,
  }
}

/** The amounts that may be taken from a heap, in rising order. */
function listAmounts(amounts: Amounts, heap: number): number[] {
  const list: number[] = []
  for (const { first, step, count } of amountsFrom(amounts, BigInt(heap)))
    for (let i = 0n, t = Number(first); i < count; i++, t += Number(step)) list.push(t)
  return list.sort((a, b) => a - b)
}
