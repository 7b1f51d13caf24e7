import type { Lang } from '@nimber/core'
import { first, type Problem, printInput, Random, stagesOf } from '@nimber/problems'
import { fail } from '../frame/failure.ts'
import { findProblem } from '../frame/find-problem.ts'
import { writeText } from '../frame/terminal.ts'
import { seedFrom } from './options.ts'
import { wrongStress } from './words.ts'

/** `nimber gen`. */
export function runGen(
  id: string,
  { seed, size }: { readonly seed?: string; readonly size: string },
  lang: Lang,
): void {
  try {
    const problem = findProblem(id)
    writeText(printInput(problem, casesOf(problem, seedFrom(seed), size)))
  } catch (error) {
    fail(error, lang)
  }
}

function casesOf(problem: Problem, seed: string, size: string): readonly unknown[] {
  if (size === 'max') {
    for (const { name, inputs } of stagesOf(problem, { seed }))
      if (name === 'largest') for (const cases of inputs()) return cases
  }
  if (!/^\d+$/.test(size) || Number(size) < 1) throw wrongStress((say) => say.badSize(size))
  return [...first(problem.cases.random(new Random(seed)), Number(size))]
}
