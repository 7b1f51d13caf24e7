import { runJudge } from './judge.ts'

/** Runs `judge <id>` without waiting for the rest of the program to load. */
export function main([, id = '']: readonly string[]): void {
  runJudge(id)
}
