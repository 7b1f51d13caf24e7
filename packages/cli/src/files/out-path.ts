import {
  accessSync,
  constants,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  linkSync,
  lstatSync,
  readlinkSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs'
import { dirname, isAbsolute, sep } from 'node:path'

/** The open file that a name such as /dev/stdout or /dev/fd/3 stands for. */
export function descriptorOf(path: string): number | undefined {
  if (process.platform === 'win32') return undefined
  if (path === '/dev/stdout') return 1
  if (path === '/dev/stderr') return 2
  const [, number] = /^\/(?:dev|proc\/self)\/fd\/(\d{1,6})$/.exec(path) ?? []
  return number === undefined ? undefined : Number(number)
}

/** Links that are followed before they must lead in a circle. */
const MOST_LINKS = 40

/** The name at the end of symbolic links, whether there is something or not. */
export function followed(path: string): string {
  let name = path
  for (let links = 0; links < MOST_LINKS; links++) {
    if (!lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink()) return name
    const link = readlinkSync(name)
    name = isAbsolute(link) ? link : beside(name, link)
  }
  return name
}

/** A name in the same folder. Dots are left to the system: a folder before them may be a link. */
export function beside(path: string, name: string): string {
  return `${dirname(path)}/${name}`
}

/**
 * What a file is like that may be replaced; undefined where there is none. Special is what must be
 * written to directly, and what cannot be written at all: there the system says why.
 */
export function replaceable(path: string): Stats | 'special' | undefined {
  const status = statSync(path, { throwIfNoEntry: false })
  const nameless = path === '' || path.endsWith('/') || path.endsWith(sep)
  if (nameless || (status && !status.isFile())) return 'special'
  if (status) accessSync(path, constants.W_OK)
  return status
}

/** Gives a new file the mode and, where that is allowed, the owner of another. */
export function makeLike(file: number, { mode, uid, gid }: Stats): void {
  const made = fstatSync(file)
  if (made.uid !== uid || made.gid !== gid)
    try {
      fchownSync(file, uid, gid)
    } catch {
      // only the owner of all files may do that
    }
  if (fstatSync(file).mode !== mode) fchmodSync(file, mode & 0o7777)
}

/** Gives a file a name unless another has it; says whether it did. */
export function nameNew(temporary: string, target: string): boolean {
  try {
    linkSync(temporary, target)
  } catch {
    if (existsSync(target)) return false
    renameSync(temporary, target) // a file system without links
    return true
  }
  rmSync(temporary, { force: true })
  return true
}
