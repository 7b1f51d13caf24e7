import { realpathSync, rmSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { partialName } from './out-file.ts'
import { EXIT } from './settings.ts'
import { clearBar } from './terminal.ts'

/**
 * Runs a command in a second thread. This one waits for an interrupt, of which a thread that
 * computes without a pause would never hear; then the bar is cleared and parts of files are removed.
 */
export async function runApart(args: readonly string[], files: readonly string[]): Promise<void> {
  const worker = new Worker(realpathSync(process.argv[1] ?? ''), { argv: [...args] })
  const interrupt = async () => {
    await worker.terminate()
    clearBar()
    for (const file of files) rmSync(partialName(file), { force: true })
    process.exit(EXIT.interrupted)
  }
  process.once('SIGINT', interrupt)
  process.exitCode = await new Promise<number>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', resolve)
  })
  process.off('SIGINT', interrupt)
}
