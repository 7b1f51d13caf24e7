import type { Problem } from '@nimber/problems'
import { judgeText } from '../src/input.ts'
import { countOf, isList } from '../src/layout.ts'
import { isOwnProblem, readCase } from '../src/own/define.ts'
import type { CaseInput, Numbers, NumbersProblem } from '../src/problem.ts'

/** The cases of an input, read by the layout alone. */
export function casesOf(problem: NumbersProblem, input: string): Numbers[]
export function casesOf(problem: Problem, input: string): unknown[]
export function casesOf(problem: Problem, input: string): unknown[] {
  const cases: unknown[] = []
  const answer = (from: CaseInput) => {
    const one = isOwnProblem(problem)
      ? readCase(problem.statement, from)
      : readNumbers(problem as NumbersProblem, from)
    if (one === undefined) return 'end'
    cases.push(one)
    return undefined
  }
  judgeText({ ...problem, answer }, input, () => {})
  return cases
}

function readNumbers({ envelope, layout }: NumbersProblem, input: CaseInput): Numbers | undefined {
  const own: bigint[] = []
  const vars: Record<string, bigint> = {}
  for (const field of layout) {
    if (isList(field)) {
      if (envelope === 'zeros' && own.every((n) => n === 0n)) return undefined
      const size = countOf(field, vars) * BigInt(field.each.length)
      own.push(...Array.from(input.list(size), BigInt))
      continue
    }
    const number = own.length > 0 || input.counted ? input.require() : input.next()
    if (number === undefined || (own.length === 0 && envelope === 'zero' && number === 0n))
      return undefined
    vars[field] = number
    own.push(number)
  }
  return envelope === 'zeros' && own.every((n) => n === 0n) ? undefined : own
}
