import type { Lang } from '@nimber/core'
import { first, fullestInput, type Problem, printInput, Random } from '@nimber/problems'
import { type AskedOptions, problemFor } from '../frame/asked.ts'
import { fail } from '../frame/failure.ts'
import { writeText } from '../frame/terminal.ts'
import { seedFrom } from './options.ts'
import { wrongStress } from './words.ts'

/** `nimber gen`. */
export function runGen(
  id: string | undefined,
  { seed, size, ...asked }: AskedOptions & { readonly seed?: string; readonly size: string },
  lang: Lang,
): void {
  try {
    const problem = problemFor(id, asked)
    writeText(printInput(problem, casesOf(problem, seedFrom(seed), size)))
  } catch (error) {
    fail(error, lang)
  }
}

function casesOf(problem: Problem, seed: string, size: string): readonly unknown[] {
  if (size === 'max') return fullestInput(problem, seed)
  if (!/^\d+$/.test(size) || Number(size) < 1) throw wrongStress((say) => say.badSize(size))
  // an input of one case has no room for another
  const count = problem.envelope === 'one' ? 1 : Number(size)
  return [...first(problem.cases.random(new Random(seed)), count)]
}
