import { addCalcCommand } from './calc/command.ts'
import { addCatalogueCommands } from './catalogue/commands.ts'
import { addCheckCommand } from './check/command.ts'
import { addCodeCommand } from './code/command.ts'
import { addDiscoverCommand } from './discover/command.ts'
import { lineAnswers } from './discover/discover.ts'
import { poolTask, serve } from './discover/pool.ts'
import type { AddCommand } from './frame/command-parts.ts'
import { runProgram } from './frame/program.ts'
import { catchUnexpected } from './frame/unexpected.ts'
import { addGraphCommand } from './graph/command.ts'
import { addJudgeCommand } from './judge/command.ts'
import { addLearnCommand } from './learn/command.ts'
import { addPlayCommand } from './play/command.ts'
import { addProveCommand } from './prove/command.ts'
import { addMisereCommands } from './quotient/commands.ts'
import { addServeCommand } from './serve/command.ts'
import { addSolveCommand } from './solve/command.ts'
import { addStressCommands } from './stress/commands.ts'
import { addSurveyCommand } from './survey/command.ts'
import { serveSurvey } from './survey/thread.ts'
import { addTableCommand } from './table/command.ts'
import { addTourCommand } from './tour/command.ts'

/** The commands, in the order of the help. */
const COMMANDS: readonly AddCommand[] = [
  addSolveCommand,
  addTableCommand,
  addDiscoverCommand,
  addCheckCommand,
  addProveCommand,
  addCatalogueCommands, // explain, games, problems
  addJudgeCommand,
  addLearnCommand,
  addTourCommand,
  addMisereCommands, // quotient, genus
  addGraphCommand,
  addCalcCommand,
  addStressCommands, // stress, gen
  addCodeCommand,
  addPlayCommand,
  addSurveyCommand,
  addServeCommand,
]

/** Runs any command; in a thread of a pool, answers what the main thread asks. */
export async function main(args: readonly string[]): Promise<void> {
  catchUnexpected()
  // a thread of a pool is given no arguments, and only threads load what tells them their task
  const task = args.length === 0 ? poolTask() : undefined
  if (task?.pool === 'survey') serveSurvey()
  else if (task) serve(lineAnswers(task.options as Parameters<typeof lineAnswers>[0]))
  else await runProgram(args, COMMANDS)
}
