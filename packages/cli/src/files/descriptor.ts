import { writeSync } from 'node:fs'

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
