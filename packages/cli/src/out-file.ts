import { closeSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { UsageError } from './failure.ts'
import { giveUp, writeAll } from './stdio.ts'

/** The name that a file has while it is being written. */
export function partialName(path: string): string {
  return `${path}.partial`
}

/**
 * A file to be written: under another name until it is whole, so that a name never stands for a
 * part and a failure leaves what was there before. What is no file, such as a pipe, is written to
 * directly. Throws a UsageError where it cannot be opened; a later error of the disk ends the
 * program with a line that says so.
 */
export class OutFile {
  private readonly path: string
  private readonly partial: string | undefined
  private readonly file: number

  constructor(path: string) {
    this.path = path
    this.partial = isSpecial(path) ? undefined : partialName(path)
    this.file = opened(path, this.partial ?? path)
  }

  write(bytes: Uint8Array): void {
    this.orEnd(() => writeAll(this.file, bytes))
  }

  /** Gives the whole file its name. */
  keep(): void {
    this.orEnd(() => {
      closeSync(this.file)
      if (this.partial !== undefined) renameSync(this.partial, this.path)
    })
  }

  /** Removes what was written. */
  discard(): void {
    if (this.partial !== undefined) rmSync(this.partial, { force: true })
  }

  private orEnd<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      this.discard()
      giveUp(error as Error)
    }
  }
}

function opened(path: string, name: string): number {
  try {
    return openSync(name, 'w')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new UsageError((say) => say.cannotWrite(path, code ?? message))
  }
}

function isSpecial(path: string): boolean {
  const status = statSync(path, { throwIfNoEntry: false })
  return status !== undefined && !status.isFile()
}
