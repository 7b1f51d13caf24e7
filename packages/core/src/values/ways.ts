import type { Ways } from '@nimber/kernels'
import { amountsFrom } from '../rules/amounts.ts'
import type { Amounts, CodeRule, HeapRule } from '../rules/rule.ts'

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
    for (let i = 0, t = Number(first), by = Number(step); i < count; i++, t += by) list.push(t)
  // sorting what is in order already takes longer than looking at it
  return list.every((t, i) => i === 0 || t > (list[i - 1] as number))
    ? list
    : list.sort((a, b) => a - b)
}
