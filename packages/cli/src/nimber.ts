import { lineAnswers } from './discover.ts'
import { poolTask, serve } from './pool.ts'
import { run } from './program.ts'
import { catchUnexpected } from './unexpected.ts'

/** Runs any command; in a thread of a pool, answers what the main thread asks. */
export function main(args: readonly string[]): void {
  catchUnexpected()
  const task = poolTask()
  if (task) serve(lineAnswers(task.options as Parameters<typeof lineAnswers>[0]))
  else void run(args)
}
