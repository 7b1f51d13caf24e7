import type { Case, Problem } from '@nimber/problems'
import { countOf, headNames, isList } from '../src/layout.ts'

/** The numbers of each case of an input, read by the layout alone. */
export function casesOf(problem: Problem, input: string): Case[] {
  const { envelope, layout } = problem
  const numbers = input.trim().split(/\s+/).map(BigInt)
  if (envelope === 'count') numbers.shift()
  if (envelope === 'zero') numbers.pop()
  if (envelope === 'zeros') numbers.splice(-headNames(layout).length)
  const cases: Case[] = []
  while (numbers.length > 0) {
    const own: bigint[] = []
    const vars: Record<string, bigint> = {}
    for (const field of layout) {
      const size = isList(field) ? Number(countOf(field, vars)) * field.each.length : 1
      const [first = 0n, ...rest] = numbers.splice(0, size)
      if (size > 0) own.push(first, ...rest)
      if (!isList(field)) vars[field] = first
    }
    cases.push(own)
  }
  return cases
}
