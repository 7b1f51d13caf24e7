import { isNumbersProblem, type NumbersProblem, problems } from '@nimber/problems'

/** The problems whose cases are numbers. */
export const numbersProblems: readonly NumbersProblem[] = problems.filter(isNumbersProblem)

/** The problem with an id. */
export function numbersProblem(id: string): NumbersProblem {
  const problem = numbersProblems.find((p) => p.id === id)
  if (!problem) throw new Error(`no problem ${id} with numbers`)
  return problem
}
