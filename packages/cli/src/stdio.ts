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
      if (code !== 'EAGAIN') giveUp(error as Error)
      waitALittle()
    }
  }
}

/** Writes all bytes to standard output; ends the program quietly when nobody reads them. */
export function writeOutput(bytes: Uint8Array): void {
  try {
    writeAll(1, bytes)
  } catch (error) {
    giveUp(error as Error)
  }
}

/** Writes all bytes to an open file; ends the program quietly when it is a pipe that nobody reads. */
export function writeAll(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) {
    try {
      done += writeSync(file, bytes, done)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EPIPE') process.exit(0)
      if (code !== 'EAGAIN') throw error
      waitALittle()
    }
  }
}

/** Ends the program with a line that says what is wrong: a disk that is full, say. */
export function giveUp({ message }: Error): never {
  complain(`nimber: ${message}`)
  process.exit(1)
}

/** A pause for a stream that is not ready. */
function waitALittle(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
}
