import { readSync } from 'node:fs'
import type { Words } from '@nimber/core'
import { complain, languageOf, noteCharset } from '../frame/settings.ts'
import { waitALittle, writeAll } from './descriptor.ts'
import { cannotRead, cannotWrite, exitCodeOf, STANDARD_INPUT, STANDARD_OUTPUT } from './words.ts'

/** Fills the bytes from standard input and says how many; a source that is not ready is asked again. */
export function readInput(into: Uint8Array): number {
  for (;;) {
    try {
      return readSync(0, into)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EOF') return 0
      if (code !== 'EAGAIN') giveUp(cannotRead(STANDARD_INPUT, error), error)
      waitALittle()
    }
  }
}

/** Takes bytes into an array and says how many; none at the end. */
export type Read = (into: Uint8Array) => number

/** The bytes of a byte order mark. */
export const MARK_SIZE = 3

/** Reads until a byte order mark would be seen whole. */
export function firstRead(read: Read, into: Uint8Array): number {
  let size = 0
  while (size < MARK_SIZE) {
    const more = read(into.subarray(size))
    if (more === 0) break
    size += more
  }
  return size
}

/** Whether bytes begin with a byte order mark. */
export function hasMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
}

/** Writes all bytes to standard output; ends the program quietly when nobody reads them. */
export function writeOutput(bytes: Uint8Array): void {
  noteCharset(bytes)
  try {
    writeAll(1, bytes)
  } catch (error) {
    endIfUnread(error)
    giveUp(cannotWrite(STANDARD_OUTPUT, error), error)
  }
}

/** Ends the program quietly where a pipe was written to that nobody reads any more. */
export function endIfUnread(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(0)
}

/** Ends the program with a line that says what is wrong: a disk that is full, say. */
function giveUp(words: Words, error: unknown): never {
  complain(words[languageOf(process.argv, process.env)])
  process.exit(exitCodeOf(error))
}
