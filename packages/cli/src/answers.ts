import { addCalcCommand } from './calc/command.ts'
import { runProgram } from './frame/program.ts'
import { catchUnexpected } from './frame/unexpected.ts'
import { addSolveCommand } from './solve/command.ts'
import { addTableCommand } from './table/command.ts'

/** Runs `solve`, `table` or `calc` without waiting for the rest of the program to load. */
export async function main(args: readonly string[]): Promise<void> {
  catchUnexpected()
  await runProgram(args, [addSolveCommand, addTableCommand, addCalcCommand])
}
