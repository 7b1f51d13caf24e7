import { run } from './program.ts'

/** Runs any command. */
export function main(args: readonly string[]): void {
  void run(args)
}
