import { runJudge } from './judge.ts'
import { catchUnexpected } from './unexpected.ts'

/** Runs `judge <id>` without waiting for the rest of the program to load. */
export function main([, id = '']: readonly string[]): void {
  catchUnexpected()
  runJudge(id)
}
