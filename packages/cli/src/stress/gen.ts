import type { Lang } from '@nimber/core'
import { first, fullestInput, type Problem, printInput, Random } from '@nimber/problems'
import { type AskedOptions, inputsFor } from '../frame/asked.ts'
import { fail } from '../frame/failure.ts'
import { Progress, writeText } from '../frame/terminal.ts'
import { seedFrom } from './options.ts'
import { wrongStress } from './words.ts'

/** `nimber gen`. */
export function runGen(
  id: string | undefined,
  { seed, size, ...asked }: AskedOptions & { readonly seed?: string; readonly size: string },
  lang: Lang,
): void {
  const progress = new Progress()
  try {
    const problem = inputsFor(id, asked)
    const tell = (done: number) => progress.update(done)
    const text = printInput(problem, casesOf(problem, seedFrom(seed), size, tell))
    progress.clear()
    writeText(text)
  } catch (error) {
    progress.clear()
    fail(error, lang)
  }
}

function casesOf(
  problem: Problem,
  seed: string,
  size: string,
  progress: (done: number) => void,
): readonly unknown[] {
  if (size === 'max') return fullestInput(problem, seed, progress)
  if (!/^\d+$/.test(size) || Number(size) < 1) throw wrongStress((say) => say.badSize(size))
  // an input of one case has no room for another
  const count = problem.envelope === 'one' ? 1 : Number(size)
  const cases: unknown[] = []
  for (const one of first(problem.cases.random(new Random(seed)), count))
    progress(cases.push(one) / count)
  return cases
}
