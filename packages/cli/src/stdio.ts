import { readSync, writeSync } from 'node:fs'
import { complain } from './settings.ts'

/** Fills the bytes from standard input and says how many; a source that is not ready is asked again. */
export function readInput(into: Uint8Array): number {
  for (;;) {
    try {
      return readSync(0, into)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EOF') return 0
      waitOrGiveUp(error as NodeJS.ErrnoException)
    }
  }
}

/** Writes all bytes to standard output; ends the program quietly when nobody reads them. */
export function writeOutput(bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) {
    try {
      done += writeSync(1, bytes, done)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EPIPE') process.exit(0)
      waitOrGiveUp(error as NodeJS.ErrnoException)
    }
  }
}

/** Waits a little for a stream that is not ready; a disk that is full, say, ends the program. */
function waitOrGiveUp({ code, message }: NodeJS.ErrnoException): void {
  if (code !== 'EAGAIN') {
    complain(`nimber: ${message}`)
    process.exit(1)
  }
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
}
