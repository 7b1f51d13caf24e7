import { endRunning } from './processes.ts'
import { type Inputs, WrongReference } from './subject.ts'
import type { Attempt, Tester } from './tester.ts'

/** What came of the inputs of a stage. */
export interface Tried {
  /** The first input, in their order, on which the program fails. */
  readonly failed?: Attempt
  /** How many inputs were tried. */
  readonly tried: number
  /** Why not all were tried: their time was over, or they are too much for the other program. */
  readonly ended?: 'time' | 'reference'
}

/** Runs a program on the inputs of a stage until it fails, so many at the same time. */
export async function firstFailure(
  tester: Pick<Tester, 'attempt'>,
  stage: Inputs,
  jobs: number,
  show: () => void,
): Promise<Tried> {
  const started: Promise<Attempt>[] = []
  let tried = 0
  const next = async () => {
    const done = await started.shift()
    tried++
    show()
    return done?.finding.judgement === 'AC' ? undefined : done
  }
  const { seconds = Number.POSITIVE_INFINITY } = stage
  const begun = Date.now()
  let ended: Tried['ended']
  try {
    for await (const cases of stage.inputs()) {
      if (Date.now() - begun >= 1000 * seconds) {
        ended = 'time'
        break
      }
      started.push(tester.attempt(cases))
      const failed = started.length >= jobs ? await next() : undefined
      if (failed) return { failed, tried }
    }
    while (started.length > 0) {
      const failed = await next()
      if (failed) return { failed, tried }
    }
    return { tried, ...(ended && { ended }) }
  } catch (error) {
    // a slow program that is right need not get through the largest inputs
    const isLargest = stage.kind === 'largest' || stage.kind === 'checked'
    if (!(error instanceof WrongReference && error.stopped && isLargest)) throw error
    return { tried, ended: 'reference' }
  } finally {
    if (started.length > 0) {
      endRunning()
      await Promise.allSettled(started)
    }
  }
}
