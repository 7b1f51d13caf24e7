import { catchUnexpected } from '../frame/unexpected.ts'
import { runJudge } from './judge.ts'

/** Runs `judge <id>` without waiting for the rest of the program to load. */
export function main([, id = '']: readonly string[]): void {
  catchUnexpected()
  runJudge(id)
}
