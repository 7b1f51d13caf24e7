import { isOwnProblem } from './own/define.ts'
import type { Field } from './own/fields.ts'
import { isNumbersProblem, type Problem } from './problem.ts'

/** What the input of a problem is made of: numbers, some of them too large for a double, or words. */
export type Tokens = 'numbers' | 'large numbers' | 'words'

/** What the input of a problem is made of. */
export function tokensOf(problem: Problem): Tokens {
  if (isOwnProblem(problem)) {
    if (hasWords(problem.statement.layout)) return 'words'
    return tokensUpTo(Object.values(problem.statement.bounds.of).map(({ most }) => most))
  }
  if (!isNumbersProblem(problem)) return 'numbers'
  return tokensUpTo(Object.values(problem.bounds.of).map(({ most }) => most))
}

function hasWords(fields: readonly Field[]): boolean {
  return fields.some(
    (field) => field.kind === 'word' || (field.kind === 'list' && hasWords(field.each)),
  )
}

/** A formula bounds a number by others of the input, whose own bounds are there. */
function tokensUpTo(bounds: readonly unknown[]): Tokens {
  const isLarge = (most: unknown) => typeof most === 'bigint' && most > Number.MAX_SAFE_INTEGER
  return bounds.some(isLarge) ? 'large numbers' : 'numbers'
}
