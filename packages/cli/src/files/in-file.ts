import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { FileError, refusing } from '../frame/failure.ts'
import type { Progress } from '../frame/terminal.ts'
import { firstRead, hasMark, MARK_SIZE, type Read, readInput } from './stdio.ts'
import { cannotRead, fileWords, isSystemError } from './words.ts'

/**
 * The bytes of a file or, for -, of standard input, piece by piece and without a byte order mark;
 * a piece is good until the next. Throws a FileError where they cannot be read.
 */
export function* pieces(file: string, progress: Progress): Generator<Uint8Array> {
  const buffer = new Uint8Array(1 << 20)
  if (file === '-') return yield* cut(readInput, buffer)
  let source: number | undefined
  try {
    const opened = openSync(file, 'r')
    source = opened
    const { size: total } = fstatSync(opened)
    let done = 0
    for (const piece of cut((into) => readSync(opened, into), buffer)) {
      yield piece
      done += piece.length
      progress.update(total > 0 ? done / total : 0)
    }
  } catch (error) {
    throw isSystemError(error) ? new FileError(cannotRead(file, error), error) : error
  } finally {
    if (source !== undefined) closeSync(source)
  }
}

/** The text of a file or, for -, of standard input; throws where it has more than `most` bytes. */
export function textOf(file: string, most: number, progress: Progress): string {
  const parts: Uint8Array[] = []
  let size = 0
  for (const piece of pieces(file, progress)) {
    size += piece.length
    if (size > most) throw refusing(fileWords)((say) => say.tooLarge(file, most))
    parts.push(piece.slice())
  }
  return Buffer.concat(parts).toString()
}

/** What a source gives, without a byte order mark. */
function* cut(read: Read, buffer: Uint8Array): Generator<Uint8Array> {
  let size = firstRead(read, buffer)
  const skipped = hasMark(buffer) ? MARK_SIZE : 0
  if (size > skipped) yield buffer.subarray(skipped, size)
  while (size > 0) {
    size = read(buffer)
    if (size > 0) yield buffer.subarray(0, size)
  }
}
