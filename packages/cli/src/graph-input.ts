import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { UsageError } from './failure.ts'
import { readInput } from './stdio.ts'
import type { Progress } from './terminal.ts'

/** The bytes of a file or of standard input, piece by piece; a piece is good until the next. */
export function* pieces(file: string, progress: Progress): Generator<Uint8Array> {
  const buffer = new Uint8Array(1 << 20)
  if (file === '-') {
    for (let size = readInput(buffer); size > 0; size = readInput(buffer))
      yield buffer.subarray(0, size)
    return
  }
  let source: number | undefined
  try {
    source = openSync(file, 'r')
    const { size: total } = fstatSync(source)
    let done = 0
    for (let size = readSync(source, buffer); size > 0; size = readSync(source, buffer)) {
      yield buffer.subarray(0, size)
      done += size
      progress.update(total > 0 ? done / total : 0)
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined || code.startsWith('ERR_')) throw error
    throw new UsageError((say) => say.cannotReadFile(file, code))
  } finally {
    if (source !== undefined) closeSync(source)
  }
}
