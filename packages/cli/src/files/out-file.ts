import { closeSync, fstatSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { FileError } from '../frame/failure.ts'
import { writeAll } from './descriptor.ts'
import { beside, descriptorOf, followed, makeLike, nameNew, replaceable } from './out-path.ts'
import { endIfUnread } from './stdio.ts'
import { beginTemporary, endTemporary } from './temporaries.ts'
import { cannotWrite } from './words.ts'

/** The name that a file has while it is written, and the one that it will have. */
interface Names {
  readonly temporary: string
  readonly target: string
}

/** An open file; without names where it is written to directly. */
interface Opened {
  readonly file: number
  readonly names?: Names
}

/**
 * A file to be written: under a name of its own in the same folder until it is whole and on the
 * disk, so that a name never stands for a part, a failure leaves what was there before, and of two
 * that write the same the last one stays. The file keeps the mode that it had, and a link stays a
 * link. What is no file, such as a pipe, is written to directly. Throws a FileError where the
 * system refuses something; then nothing is left behind.
 */
export class OutFile {
  private readonly path: string
  private opened: Opened | undefined

  constructor(path: string) {
    this.path = path
    this.opened = this.orFail(() => open(path))
  }

  write(bytes: Uint8Array): void {
    const { opened } = this
    if (opened) this.orFail(() => writeAll(opened.file, bytes))
  }

  /** Gives the whole file its name. */
  keep(): void {
    this.finish(({ temporary, target }) => {
      renameSync(temporary, target)
      return true
    })
  }

  /** Gives the whole file its name unless another has it; says whether it did. */
  keepNew(): boolean {
    return this.finish(({ temporary, target }) => nameNew(temporary, target))
  }

  /** Removes what was written and does not have its name yet. */
  discard(): void {
    const { opened } = this
    this.opened = undefined
    if (opened) release(opened)
  }

  private finish(giveName: (names: Names) => boolean): boolean {
    const { opened } = this
    if (!opened) return false
    return this.orFail(() => {
      const { file, names } = opened
      if (names) sync(file)
      this.opened = { ...opened, file: CLOSED }
      close(file)
      const named = names === undefined || giveName(names)
      this.discard()
      if (names && named) syncFolder(dirname(names.target))
      return named
    })
  }

  private orFail<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      this.discard()
      endIfUnread(error)
      throw new FileError(cannotWrite(this.path, error), error)
    }
  }
}

/** Writes a whole file, as an OutFile does. */
export function writeFile(path: string, text: string): void {
  const file = new OutFile(path)
  file.write(Buffer.from(text))
  file.keep()
}

/** Stands for a file that is closed. */
const CLOSED = -1
/** Standard input, output and error are left open: others write to them too. */
const STANDARD = 2

function open(path: string): Opened {
  const descriptor = descriptorOf(path)
  if (descriptor !== undefined) {
    fstatSync(descriptor) // throws where it is not open
    return { file: descriptor }
  }
  const target = followed(path)
  const before = replaceable(target)
  if (before === 'special') return { file: openSync(target, 'w') }
  // without the name of the file, with which it could be too long
  const temporary = beside(target, `.nimber-${Math.random().toString(36).slice(2)}.partial`)
  beginTemporary(temporary)
  const names = { temporary, target }
  let file = CLOSED
  try {
    file = openSync(temporary, 'wx', before ? before.mode & 0o777 : 0o666)
    if (before) makeLike(file, before)
    return { file, names }
  } catch (error) {
    release({ file, names })
    throw error
  }
}

/** Closes a file and removes it where it has no name of its own; the first error is what counts. */
function release({ file, names }: Opened): void {
  try {
    close(file)
  } catch {
    // what is lost here is not wanted
  }
  if (!names) return
  try {
    rmSync(names.temporary, { force: true })
    endTemporary(names.temporary)
  } catch {
    // tried once more when the program ends
  }
}

function close(file: number): void {
  if (file > STANDARD) closeSync(file)
}

/** Waits until the file is on the disk, where its file system knows how. */
function sync(file: number): void {
  try {
    fsyncSync(file)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['EINVAL', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'].includes(code)) throw error
  }
}

/** Waits until the new name is on the disk; the file is whole without that, too. */
function syncFolder(folder: string): void {
  try {
    const file = openSync(folder, 'r')
    try {
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  } catch {
    // not every system can do that
  }
}
