import { fstatSync, statSync, writeSync } from 'node:fs'
import { isatty } from 'node:tty'

/** Whether an open file is a terminal. */
export function isTerminal(file: number): boolean {
  return !isPlain(file) && isatty(file)
}

/** Asked first, since the module that knows terminals takes two milliseconds to load. */
function isPlain(file: number): boolean {
  try {
    const status = fstatSync(file)
    if (status.isFile() || status.isFIFO() || status.isSocket()) return true
    return status.rdev === statSync('/dev/null').rdev
  } catch {
    return false
  }
}

/** Writes all bytes to an open file; one that is not ready is asked again. */
export function writeAll(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) {
    try {
      done += writeSync(file, bytes, done)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
      waitALittle()
    }
  }
}

/** A pause for a stream that is not ready. */
export function waitALittle(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
}
