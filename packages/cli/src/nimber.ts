import { lineAnswers } from './discover/discover.ts'
import { poolTask, serve } from './discover/pool.ts'
import { catchUnexpected } from './frame/unexpected.ts'
import { run } from './program.ts'
import { serveSurvey } from './survey/thread.ts'

/** Runs any command; in a thread of a pool, answers what the main thread asks. */
export async function main(args: readonly string[]): Promise<void> {
  catchUnexpected()
  const task = poolTask()
  if (task?.pool === 'survey') serveSurvey()
  else if (task) serve(lineAnswers(task.options as Parameters<typeof lineAnswers>[0]))
  else await run(args)
}
