import { rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { atSignal } from '../frame/signals.ts'

/** What a thread that works apart tells the main thread of a file that it begins or ends. */
export interface Notice {
  readonly temporary: string
  readonly ends: boolean
}

/** What a thread that works apart is started with. */
export const APART = { apart: true }

/** The main thread, where this one works apart from it and hears of no signal. */
function mainThread() {
  return (workerData as typeof APART | null)?.apart ? parentPort : undefined
}

/** Files that have no name of their own yet and must not outlive the program. */
const temporaries = new Set<string>()
let stopListening: (() => void) | undefined

/** Sees to it that a file that is about to be made does not outlive the program. */
export function beginTemporary(path: string): void {
  tell({ temporary: path, ends: false })
  if (!mainThread()) stopListening ??= atSignal(removeTemporaries)
}

/** Forgets a file that has its name now, or is gone. */
export function endTemporary(path: string): void {
  tell({ temporary: path, ends: true })
  // a signal that came while this thread was busy is heard in the next turn of its event loop
  setImmediate(() => {
    if (temporaries.size > 0) return
    stopListening?.()
    stopListening = undefined
  })
}

function tell(notice: Notice): void {
  const main = mainThread()
  if (main) main.postMessage(notice)
  else keepNotice(notice)
}

/** Remembers what a thread that works apart tells. */
export function keepNotice({ temporary, ends }: Notice): void {
  if (ends) temporaries.delete(temporary)
  else {
    if (temporaries.size === 0) process.once('exit', removeTemporaries)
    temporaries.add(temporary)
  }
  if (temporaries.size === 0) process.off('exit', removeTemporaries)
}

/** Removes what was begun and not ended. */
export function removeTemporaries(): void {
  for (const path of temporaries) rmSync(path, { force: true })
  temporaries.clear()
}
