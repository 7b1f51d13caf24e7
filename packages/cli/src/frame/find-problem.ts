import { nearest } from '@nimber/core'
import { type Problem, problems } from '@nimber/problems'
import { wrongUse } from './failure.ts'

/** The judge problem with an id; throws a UsageError that names the nearest one. */
export function findProblem(id: string): Problem {
  const problem = problems.find((p) => p.id === id.toLowerCase())
  if (problem) return problem
  const ids = problems.map((p) => p.id)
  throw wrongUse((say) => say.unknownProblem(id, nearest(id, ids) ?? ''))
}
