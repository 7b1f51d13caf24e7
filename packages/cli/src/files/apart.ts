import { realpathSync } from 'node:fs'
import { isMainThread, Worker } from 'node:worker_threads'
import { atSignal } from '../frame/signals.ts'
import { clearBar } from '../frame/terminal.ts'
import { APART, keepNotice, type Notice, removeTemporaries } from './temporaries.ts'

/** Milliseconds in which a thread that is told to end has to do so. */
const PATIENCE = 1000

/**
 * Runs this command in a second thread, unless this is one. The main thread waits for signals, of
 * which a thread that computes without a pause would never hear; then the bar is cleared and parts
 * of files are removed.
 */
export async function runApart(work: () => void): Promise<void> {
  if (!isMainThread) return work()
  const worker = new Worker(realpathSync(process.argv[1] ?? ''), {
    argv: process.argv.slice(2),
    workerData: APART,
  })
  worker.on('message', (notice: Notice) => keepNotice(notice))
  const stopListening = atSignal(async (signal) => {
    // a thread that waits for the other end of a pipe cannot be ended from here
    setTimeout(() => {
      removeTemporaries()
      process.kill(process.pid, signal)
    }, PATIENCE)
    await worker.terminate()
    clearBar()
    removeTemporaries()
  })
  process.exitCode = await new Promise<number>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', resolve)
  })
  removeTemporaries()
  stopListening()
}
