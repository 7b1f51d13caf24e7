import { openings } from 'virtual:openings'
import { whenIdle } from '../../../ui/when-idle.ts'
import { type CallOptions, Solver, solver } from '../../../worker/solver.ts'
import type { Args, Result, TaskName } from '../../../worker/tasks.ts'
import { keyOf } from './answers.ts'

/**
 * What answers the first move on a board of a lesson: the build has worked that out, so that it does
 * not wait for the solver, which is larger than all else and answers the rest.
 */
export class Opening extends Solver {
  private readonly lesson: string

  constructor(lesson: string) {
    super()
    this.lesson = lesson
  }

  override async call<K extends TaskName>(
    task: K,
    args: Args<K>,
    options: CallOptions = {},
  ): Promise<Result<K>> {
    const answers = (await openings[this.lesson]?.())?.answers ?? {}
    const key = keyOf(task, args)
    if (options.signal?.aborted || !Object.hasOwn(answers, key))
      return solver.call(task, args, options)
    return (answers[key] ?? undefined) as Result<K>
  }

  /** Loads the solver for what comes next, once the page has nothing else to do. */
  override wake(): void {
    whenIdle(() => solver.wake())
  }
}
