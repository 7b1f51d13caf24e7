import type { Words } from '@nimber/core'
import { type Judge, judgeOf, problems, TAGS } from '@nimber/problems'

/** A judge problem as the search of the first page finds it. */
export interface FoundProblem {
  readonly id: string
  readonly title: Words
  readonly level: number
  readonly judge: Judge
  readonly tags: readonly Words[]
}

/** All judge problems, in the order in which they are listed. */
export function foundProblems(): readonly FoundProblem[] {
  return problems.map(({ id, title, level, tags }) => ({
    id,
    title,
    level,
    judge: judgeOf(id),
    tags: tags.map((tag) => TAGS[tag]),
  }))
}
